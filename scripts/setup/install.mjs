/** Sets up a fresh clone. Plain JavaScript, because no package is installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { exitWithError, logProgress, OUTPUT_TO_STDERR, ROOT } from '../lib/run.mjs';
import { bake } from './bake.mjs';
import { bundle } from './bundle.mjs';

const MIN_NODE = [20, 19];

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  exitWithError(`Node.js ${MIN_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/** Installs the packages of a folder's lockfile, unless they are installed. */
export function install(folder = ROOT) {
  checkNode();
  const [lock, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map(file => join(folder, file));
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  logProgress(`Installing the packages of ${relative(ROOT, lock)} (once, about a minute) …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm, args, { cwd: folder, stdio: OUTPUT_TO_STDERR });
  if (status !== 0) exitWithError('The packages could not be installed. Check that the package registry is reachable.');
}

/** Makes what every command needs: packages, baked data and the bundle. */
export async function setUp() {
  install();
  await Promise.all([bake(), bundle()]);
}
