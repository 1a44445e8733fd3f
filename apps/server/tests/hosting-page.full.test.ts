/**
 * Runs the commands of docs/hosting.md exactly as printed. Private mounts put a copy of the project at /opt/parlour,
 * and replace /etc by a copy and /var/lib by an empty folder. systemd is not available; what it would start is read
 * from the unit.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, freePort } from '@parlour/stress/services/programs';
import { expect, it } from 'vitest';
import { testFolder } from './test-server.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PROGRAMS = ['unshare', 'mount', 'useradd', 'runuser', 'setpriv'];
/** The packages are shared with the project under test and must not be reinstalled. */
const timeOf = (path: string): number => statSync(join(ROOT, path)).mtimeMs;
const isInstalled = timeOf('node_modules/.package-lock.json') >= timeOf('package-lock.json');
const canTry =
  isInstalled &&
  process.getuid?.() === 0 &&
  PROGRAMS.every(name => findProgram(name) !== undefined) &&
  spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/opt']).status === 0;

const page = readFileSync(join(ROOT, 'docs', 'hosting.md'), 'utf8');

/** The code blocks, one after another. */
const blocks = [...page.matchAll(/^( *)```sh\n([\s\S]*?)^\1```/gm)].map(([, indent, text]) =>
  text!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
);

/** Pages that are already built count as compressed, which takes longest; scripts/lib/compress.test.ts tests it. */
const PLACES = `
set -e
mount --make-rprivate /
cp -a /etc ${testFolder}/etc
mount --bind ${testFolder}/etc /etc
mkdir -p ${testFolder}/lib ${testFolder}/opt/parlour /etc/systemd/system
mount --bind ${testFolder}/opt /opt
find ${ROOT} -mindepth 1 -maxdepth 1 ! -name node_modules ! -name .git -exec cp -a {} /opt/parlour/ ';'
cd /opt/parlour/.cache && test -f pages.stamp && cp pages.stamp best-compression.stamp || true
mkdir /opt/parlour/node_modules
mount --bind ${ROOT}/node_modules /opt/parlour/node_modules
mount --bind ${testFolder}/lib /var/lib
cd /
export PATH=${dirname(process.execPath)}:$PATH:/usr/sbin`;

/** What systemd does with the unit: state folder, user, umask, environment, command. */
const unitOf = (port: number): string => `
UNIT=/etc/systemd/system/parlour.service
of() { sed -n "s/^$1=//p" $UNIT; }
start() {
  mkdir -p /var/lib/$(of StateDirectory)
  chmod $(of StateDirectoryMode) /var/lib/$(of StateDirectory)
  chown $(of User): /var/lib/$(of StateDirectory)
  ( cd $(of WorkingDirectory); umask $(of UMask)
    exec env $(of Environment) PARLOUR_PORT=${port} setpriv --reuid $(of User) --regid $(of User) --clear-groups \\
      $(of ExecStart | sed 's:^/usr/bin/node:node:') ) > ${testFolder}/serve.log 2>&1 &
  SERVER=$!
  node -e "
    const ask = () => fetch('http://127.0.0.1:${port}/ready').then(({ ok }) => ok || again(), again);
    const again = () => setTimeout(ask, 200);
    ask();"
}
stop() { kill -TERM $SERVER; wait $SERVER || true; }
trap 'kill -9 $SERVER 2>/dev/null || true' EXIT`;

const scripted = (text: string): string => `( set -e\n${text})`;

it.runIf(canTry)(
  'can be followed word by word [needs the right to mount, and current packages]',
  { timeout: 900_000 },
  async () => {
    const port = await freePort();
    const [install, unit, backup, restore, list, ...more] = blocks.map(scripted);
    expect(more).toEqual([]);
    const steps = [
      PLACES,
      install,
      unit,
      unitOf(port),
      'start',
      backup,
      backup,
      'stop',
      restore,
      'start',
      list,
      'stop',
    ];
    const modes = 'stat -c "%a %U %n" /var/lib/parlour /var/lib/parlour/*.db';
    writeFileSync(join(testFolder, 'follow.sh'), [...steps, modes].join('\n'));
    const { status, stdout } = spawnSync('unshare', ['-m', 'bash', join(testFolder, 'follow.sh')], {
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).toContain('Copied 0 tables from /var/lib/parlour/parlour.db to /var/lib/parlour/backup.db.');
    expect(stdout).toContain('No table matches.');
    expect(stdout).toContain('700 parlour /var/lib/parlour\n');
    expect(stdout).toContain('600 parlour /var/lib/parlour/backup.db');
    expect(stdout).toContain('600 parlour /var/lib/parlour/parlour.db');
  },
);
