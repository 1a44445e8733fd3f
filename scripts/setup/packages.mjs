/** Installs packages. Plain JavaScript, because none is installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { exitWithError, logProgress, OUTPUT_TO_STDERR, ROOT } from '../lib/run.mjs';

const MIN_NODE = [20, 19];

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  exitWithError(`Parlour needs Node.js ${MIN_NODE.join('.')} or newer. This is ${process.versions.node}.`);
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
  if (status !== 0) exitWithError("Can't install the packages. Check the connection to the package registry.");
}
