/** What the change at hand touches: the files that differ from main, committed or not, and the tests that speak of them. */
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Asks git in this folder; nothing where it cannot say. */
const gitIn =
  folder =>
  (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter(line => line !== '') : [];
  };

/** Where this branch left main; on main itself, what was committed last. */
const baseOf = git => [...git('merge-base', 'HEAD', 'main'), ...git('merge-base', 'HEAD', 'origin/main'), 'HEAD'][0];

const changedIn = git => [
  ...git('diff', '--name-only', '--diff-filter=d', baseOf(git)),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const CODE = /\.(ts|tsx|mjs|js)$/;

/** What is no code is imported by no test, but named by those that read it. */
const readersOf = (git, file) => git('grep', '-l', '--fixed-strings', basename(file), '--', '*.test.ts');

/** Places whose tests start servers and programs, which take long. */
export const SLOW = ['apps/server', 'stress', 'apps/cli', 'packages/client', 'scripts', 'examples'];

const inServer = name => `apps/server/tests/${name}.test.ts`;

/** What takes longest in its place, and is left to the whole run unless the change is in it. */
const LONG = [
  ...['fleet', 'kills', 'tournament-kills', 'storm', 'attack', 'attack-requests', 'attack-connections', 'fuzz'].map(
    inServer,
  ),
  ...['hosting-page', 'examples', 'protocol', 'tournaments', 'matchmaking', 'bot', 'play-over-sockets'].map(inServer),
  ...['apps/server/store/migrate-to-postgres.test.ts', 'scripts/release/', 'scripts/site/'],
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

/** All tests of a place; of those beside the boxes the laws stay, which hold every box. */
const testsOf = place => (place === 'games/shelf' ? 'games/shelf/!(laws).test.ts' : `${place}/**`);

/** The tests of every place but those of the change, and the longest of these. */
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
