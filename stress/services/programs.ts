/** Where the programs of PostgreSQL and NATS are on this machine, and running them for as long as we need them. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** Debian keeps the server programs of PostgreSQL out of the way, a folder a version. */
const DEBIAN = '/usr/lib/postgresql';

function folders(): string[] {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const path = (process.env.PATH ?? '').split(delimiter);
  return [...versions.map(version => join(DEBIAN, version, 'bin')), ...path, '/usr/sbin', '/usr/local/bin'];
}

export const findProgram = (name: string): string | undefined =>
  folders()
    .map(folder => join(folder, name))
    .find(existsSync);

/** A user PostgreSQL will run as: it refuses root. */
export type User = { readonly uid: number; readonly gid: number };

export function plainUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, user: string): number => Number(execFileSync('id', [flag, user], { stdio: 'pipe' }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {}
  }
  throw new Error('PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody');
}

/** Runs a program that dies with us. */
export function runProgram(command: string, args: readonly string[], user: User | undefined): ChildProcess {
  const as = user ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : [];
  const words = ['--pdeathsig', 'INT', ...as, '--', command, ...args];
  return spawn('setpriv', words, { stdio: 'ignore', cwd: '/' });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** Processor time of a program and its children so far, in seconds, by the kernel's own account. */
export function cpuOf(pid: number): number {
  const processes = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number);
  return processes.reduce((sum, other) => sum + timeOf(other, pid), 0);
}

/** User and system time in hundredths, with those of children that are gone. */
function timeOf(process: number, parent: number): number {
  try {
    const fields = readFileSync(`/proc/${process}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    if (process !== parent && Number(fields[1]) !== parent) return 0;
    const times = process === parent ? fields.slice(11, 15) : fields.slice(11, 13);
    return times.reduce((sum, time) => sum + Number(time), 0) / 100;
  } catch {
    return 0;
  }
}
