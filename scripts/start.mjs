/** `npm start`: sets up what is missing and opens the parlour on this machine. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { layPages, setUp } from './setup.mjs';

/** The documentation, and files as small as they can be: nobody need wait for them. */
function finishBehind() {
  const words = [join(import.meta.dirname, 'build.mjs'), '--gently'];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  process.on('exit', () => child.kill());
  child.unref();
}

await Promise.all([setUp(), layPages()]);
// Tests of a house that is soon pulled down again have no use for it.
if (process.env.PARLOUR_UNFINISHED === undefined) finishBehind();
process.argv = [process.argv[0], 'parlour', 'serve', ...process.argv.slice(2)];
await import('../apps/cli/dist/parlour.mjs');
