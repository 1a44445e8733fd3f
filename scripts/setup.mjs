/** Sets up a fresh clone. Plain JavaScript, because nothing is installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bake } from './bake.mjs';
import { bundle } from './bundle.mjs';
import { giveUp, QUIET, ROOT, say } from './ground.mjs';

export { bake } from './bake.mjs';
export { bundle } from './bundle.mjs';
export { giveUp, run, SKIPPED, say } from './ground.mjs';
export { buildPages, finishPages, layPages } from './pages.mjs';

const LEAST_NODE = [20, 19];

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  giveUp(`Node.js ${LEAST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/** Installs the packages of a folder's lockfile, unless they are installed. */
export function install(folder = ROOT) {
  checkNode();
  const [lock, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map(file => join(folder, file));
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  say(`Installing the packages of ${relative(ROOT, lock)} (once, about a minute) …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm, args, { cwd: folder, stdio: QUIET });
  if (status !== 0) giveUp('The packages could not be installed; is the package registry within reach?');
}

/** Everything that a user's command needs. */
export async function setUp() {
  install();
  await Promise.all([bake(), bundle()]);
}
