/** Finds and runs PostgreSQL, NATS and our own server. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** Debian keeps the server programs of PostgreSQL outside PATH, one folder per version. */
const DEBIAN = '/usr/lib/postgresql';

function programFolders(): string[] {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const path = (process.env.PATH ?? '').split(delimiter);
  return [...versions.map(version => join(DEBIAN, version, 'bin')), ...path, '/usr/sbin', '/usr/local/bin'];
}

export const findProgram = (name: string): string | undefined =>
  programFolders()
    .map(folder => join(folder, name))
    .find(existsSync);

/** A user for PostgreSQL, which refuses to run as root. */
export type User = { readonly uid: number; readonly gid: number };

export function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, user: string): number => Number(execFileSync('id', [flag, user], { stdio: 'pipe' }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {}
  }
  throw new Error('PostgreSQL does not run as root, and neither the user postgres nor nobody exists');
}

/** Runs a program that is stopped when this process dies. */
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

/** Returns the processor time of a process and its children so far, in seconds, from /proc. */
export function cpuSecondsOf(pid: number): number {
  const processes = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number);
  return processes.reduce((sum, other) => sum + processSeconds(other, pid), 0);
}

/** User and system time in hundredths, including children that have ended. */
function processSeconds(process: number, parent: number): number {
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

/**
 * Each V8 compiler and GC thread keeps its own memory, and one is enough for a server. The young generation starts at
 * 4 MB: with less it is collected every twenty plays. A program cannot set either for itself.
 */
export const V8_FLAGS: readonly string[] = ['--v8-pool-size=1', '--min-semi-space-size=4'];

/** Runs the server as hosts run it. The bundle must exist; it starts in a fifth of the time of the sources. */
export const SERVE_COMMAND: readonly string[] = [
  ...V8_FLAGS,
  join(import.meta.dirname, '..', '..', 'apps', 'cli', 'dist', 'parlour.mjs'),
  'serve',
];
