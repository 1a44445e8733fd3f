/** `npm start`: sets up what is missing and starts the server on this machine. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './lib/run.mjs';
import { buildApp } from './setup/build-web.mjs';
import { setUp } from './setup/install.mjs';

/** Builds the documentation and the best compression in the background, so that the server starts without them. */
function buildInBackground() {
  const args = [join(ROOT, 'scripts', 'build.mjs'), '--low-priority'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  process.on('exit', () => child.kill());
  child.unref();
}

await Promise.all([setUp(), buildApp()]);
// Tests start many short-lived servers, which do not need it.
if (process.env.PARLOUR_NO_BACKGROUND_BUILD === undefined) buildInBackground();
process.argv = [process.argv[0], 'parlour', 'serve', ...process.argv.slice(2)];
await import('../apps/cli/dist/parlour.mjs');
