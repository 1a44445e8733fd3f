/**
 * `npm run build`: builds everything that is served, at the best compression, and serves nothing. `--gently` runs at
 * low priority, as behind `npm start`.
 */
import { constants, setPriority } from 'node:os';
import { finishPages, setUp } from './setup.mjs';

if (process.argv.includes('--gently')) setPriority(constants.priority.PRIORITY_LOW);
await setUp();
await finishPages();
