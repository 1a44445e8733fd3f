/** Installs programs that tests need from the packages of a Debian system, if this user may. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { logProgress, OUTPUT_TO_STDERR } from '../lib/run.mjs';

const TIMEOUT_MS = 6 * 60_000;

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=60', '-o', 'Acquire::Retries=3'];
  const { status } = spawnSync('apt-get', [...options, ...args], {
    env,
    stdio: OUTPUT_TO_STDERR,
    timeout: TIMEOUT_MS,
  });
  return status === 0;
}

/**
 * Returns whether the packages are installed now. A fresh machine has no package lists, so after a failure it updates
 * them and tries again.
 * @param {readonly string[]} names
 */
export function installPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  logProgress(`Installing ${names.join(' and ')} with the package manager of this system …`);
  const install = () => apt('install', '-y', '--no-install-recommends', ...names);
  return install() || (apt('update') && install());
}

/** Package by program. */
const SERVICES = { postgres: 'postgresql', 'nats-server': 'nats-server' };

/** Debian does not put the programs of PostgreSQL on the path. */
const POSTGRES_VERSIONS = '/usr/lib/postgresql';

function isInstalled(program) {
  const versions = existsSync(POSTGRES_VERSIONS) ? readdirSync(POSTGRES_VERSIONS) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    ...versions.map(version => join(POSTGRES_VERSIONS, version, 'bin')),
  ];
  return folders.some(folder => existsSync(join(folder, program)));
}

const missingServices = () => Object.keys(SERVICES).filter(program => !isInstalled(program));

/** Installs PostgreSQL and NATS. Returns an exit code: tests that need them are skipped without them, except in CI. */
export function installServices() {
  const packages = missingServices().map(program => SERVICES[program]);
  if (packages.length === 0) return 0;
  installPackages(packages);
  const missing = missingServices();
  if (missing.length > 0) logProgress(`Not installed: ${missing.join(', ')}. Tests that need it are skipped.`);
  return missing.length > 0 && process.env.CI === 'true' ? 1 : 0;
}
