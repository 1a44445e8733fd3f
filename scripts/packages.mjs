/** Installs programs that tests need, from the packages of the distribution, where permitted. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const MINUTE = 60_000;

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patience = ['-qq', '-o', 'DPkg::Lock::Timeout=60', '-o', 'Acquire::Retries=3'];
  const { status } = spawnSync('apt-get', [...patience, ...args], {
    env,
    stdio: ['ignore', 2, 2],
    timeout: 6 * MINUTE,
  });
  return status === 0;
}

/**
 * Returns whether they are installed now. A fresh machine lacks package lists, so they are updated before a second
 * try.
 */
export function installPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.error(`Installing ${names.join(' and ')} from the packages of this system …`);
  const install = () => apt('install', '-y', '--no-install-recommends', ...names);
  return install() || (apt('update') && install());
}
