/** Finds the files that differ from main, committed or not, and the tests that cover them. */
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Runs git in this folder; returns nothing if it fails. */
const gitIn =
  folder =>
  (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter(line => line !== '') : [];
  };

/** The commit where this branch left main; on main itself, the last commit. */
const baseOf = git => [...git('merge-base', 'HEAD', 'main'), ...git('merge-base', 'HEAD', 'origin/main'), 'HEAD'][0];

const changedIn = git => [
  ...git('diff', '--name-only', '--diff-filter=d', baseOf(git)),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const CODE = /\.(ts|tsx|mjs|js)$/;

/** Tests do not import data files, but the code that reads them names them. */
const readersOf = (git, file) => git('grep', '-l', '--fixed-strings', basename(file), '--', '*.test.ts');

/** Folders whose tests start servers and programs, which take long. */
export const SLOW = ['apps/server', 'stress', 'apps/cli', 'packages/client', 'scripts', 'examples'];

const inServer = name => `apps/server/tests/${name}.test.ts`;

/** The slowest tests of their folder. They run in the full run, or if the change touches them. */
const LONG = [
  ...['fleet', 'kills', 'tournament-kills', 'storm', 'attack', 'attack-requests', 'attack-connections', 'fuzz'].map(
    inServer,
  ),
  ...['hosting-page', 'examples', 'protocol', 'tournaments', 'matchmaking', 'bot', 'play-over-sockets'].map(inServer),
  ...['apps/server/store/migrate-to-postgres.test.ts', 'scripts/release/', 'scripts/docs-site/'],
  ...[
    'games/kan-u-go/alone/review/',
    'games/kan-u-go/round/review/',
    'games/kan-u-go/puzzles/',
    'games/kan-u-go/bake/',
  ],
  ...[
    'apps/cli/external/',
    'apps/cli/python.test.ts',
    'apps/cli/puzzle.test.ts',
    'apps/cli/tables.test.ts',
    'apps/cli/admin.test.ts',
  ],
];

/** A box, or a folder of the project. */
const placeOf = file =>
  file
    .split('/')
    .slice(0, /^(games|packages|apps)\/[^/]+\//.test(file) ? 2 : 1)
    .join('/');

/** All tests of a folder. Of those on the shelf the laws are left out, because they cover every box. */
const testsOf = place => (place === 'games/shelf' ? 'games/shelf/!(laws).test.ts' : `${place}/**`);

/** Returns the tests to skip: all folders the change does not touch, and their slowest tests. */
function passedOver(git, files) {
  const near = new Set(files.map(placeOf));
  const places = new Set(git('ls-files', '*.test.ts', '--cached', '--others', '--exclude-standard').map(placeOf));
  const long = LONG.filter(path => near.has(placeOf(path)) && !files.some(file => file.startsWith(path)));
  const far = [...places].filter(place => !near.has(place)).map(testsOf);
  return [...far, ...long.map(path => path.replace(/\/$/, '/**'))];
}

export function touched(folder = ROOT) {
  const git = gitIn(folder);
  const changed = changedIn(git);
  const files = [...new Set(changed.flatMap(file => (CODE.test(file) ? [file] : readersOf(git, file))))];
  const isSlow = changed.some(file => SLOW.some(place => file.startsWith(`${place}/`)));
  return { files, projects: isSlow ? [] : ['--project', '!apart'], passedOver: passedOver(git, files) };
}
