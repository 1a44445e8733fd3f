/** Installs what only the benches need, and runs them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bake, giveUp, install, runScript, say } from '../tools/setup.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));

install();
bake();
if (!existsSync(join(HERE, 'node_modules'))) {
  say('Installing the peers to measure beside …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: HERE,
    stdio: 'inherit',
  });
  if (status !== 0) giveUp('The peers could not be installed; is the package registry within reach?');
}
process.exitCode = runScript('bench/run.ts', process.argv.slice(2));
