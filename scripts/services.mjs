/** Installs PostgreSQL and NATS for the tests from packages of the distribution, if missing and permitted. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './packages.mjs';
import { say } from './setup.mjs';

const PACKAGES = { postgres: 'postgresql', 'nats-server': 'nats-server' };
const DEBIAN = '/usr/lib/postgresql';

function isThere(program) {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(version => join(DEBIAN, version, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', ...versions];
  return folders.some(folder => existsSync(join(folder, program)));
}

const missing = () => Object.keys(PACKAGES).filter(program => !isThere(program));

/** Returns an exit code: without them their tests are skipped, but in CI they must run. */
export function installServices() {
  const wanted = missing().map(program => PACKAGES[program]);
  if (wanted.length === 0) return 0;
  installPackages(wanted);
  const lacking = missing();
  if (lacking.length > 0) say(`Without ${lacking.join(' and ')} the tests that need them are skipped.`);
  return lacking.length > 0 && process.env.CI === 'true' ? 1 : 0;
}
