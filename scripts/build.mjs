/**
 * `npm run build` builds everything that is served, with the best compression. `--fast` leaves out the best
 * compression, `--no-pages` also the pages and the documentation; `--low-priority` is for builds in the background.
 */
import { constants, setPriority } from 'node:os';
import { buildSite, finishSite } from './setup/build-web.mjs';
import { setUp } from './setup/install.mjs';

const flags = new Set(process.argv.slice(2));
if (flags.has('--low-priority')) setPriority(constants.priority.PRIORITY_LOW);
await setUp();
if (!flags.has('--no-pages')) await (flags.has('--fast') ? buildSite() : finishSite());
