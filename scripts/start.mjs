/** `npm start`: sets up what is missing and starts the server on this machine. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { layPages, setUp } from './setup.mjs';

/** Builds documentation and best compression in the background, so that the start does not wait for them. */
function finishBehind() {
  const words = [join(import.meta.dirname, 'build.mjs'), '--gently'];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  process.on('exit', () => child.kill());
  child.unref();
}

await Promise.all([setUp(), layPages()]);
// Tests of short-lived servers do not need it.
if (process.env.PARLOUR_UNFINISHED === undefined) finishBehind();
process.argv = [process.argv[0], 'parlour', 'serve', ...process.argv.slice(2)];
await import('../apps/cli/dist/parlour.mjs');
