/** Finds the files that differ from main, committed or not, and the tests that cover them. */
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { ROOT } from './run.mjs';

/** Runs git in this folder and returns the lines it prints; none if it fails. */
const gitIn =
  folder =>
  (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter(line => line !== '') : [];
  };

/** The commit where this branch left main; on main itself, the last commit. */
const baseCommit = git =>
  [...git('merge-base', 'HEAD', 'main'), ...git('merge-base', 'HEAD', 'origin/main'), 'HEAD'][0];

const changedFiles = git => [
  ...git('diff', '--name-only', '--diff-filter=d', baseCommit(git)),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const CODE = /\.(ts|tsx|mjs|js)$/;

/** Tests do not import data files, so a test counts as a reader if it names the file. */
const testsThatName = (git, file) => git('grep', '-l', '--fixed-strings', basename(file), '--', '*.test.ts');

/** Folders whose tests start servers and programs. */
export const SLOW_FOLDERS = ['apps/server', 'stress', 'apps/cli', 'packages/client', 'scripts', 'examples'];

const serverTest = name => `apps/server/tests/${name}.test.ts`;

/** The slowest tests of their folder. A quick run includes them only if the change touches them. */
const SLOWEST_TESTS = [
  ...[
    ...['fleet', 'kills', 'tournament-kills', 'storm', 'attack', 'attack-requests', 'attack-connections', 'fuzz'],
    ...['hosting-page', 'examples', 'protocol', 'tournaments', 'matchmaking', 'bot', 'play-over-sockets'],
  ].map(serverTest),
  ...['apps/server/store/migrate-to-postgres.test.ts', 'scripts/release/', 'scripts/docs-site/'],
  ...['alone/review/', 'round/review/', 'puzzles/', 'bake/'].map(folder => `games/kan-u-go/${folder}`),
  ...['external/', 'python.test.ts', 'puzzle.test.ts', 'tables.test.ts', 'admin.test.ts'].map(
    path => `apps/cli/${path}`,
  ),
];

/** Returns the part of the project a file belongs to: a box, a package, an app or a folder of the root. */
const partOf = file =>
  file
    .split('/')
    .slice(0, /^(games|packages|apps)\/[^/]+\//.test(file) ? 2 : 1)
    .join('/');

/** Returns patterns for the tests of a part. The laws on the shelf are left out, because they cover every box. */
const testsOf = part =>
  part === 'games/shelf' ? ['games/shelf/!(laws).test.ts', 'games/shelf/*/**/*.test.ts'] : [`${part}/**`];

/** Returns the tests to exclude: those of all parts the change does not touch, and the slowest of the others. */
function excludedTests(git, files) {
  const changedParts = new Set(files.map(partOf));
  const parts = new Set(git('ls-files', '*.test.ts', '--cached', '--others', '--exclude-standard').map(partOf));
  const slowest = SLOWEST_TESTS.filter(
    path => changedParts.has(partOf(path)) && !files.some(file => file.startsWith(path)),
  );
  const unchanged = [...parts].filter(part => !changedParts.has(part)).flatMap(testsOf);
  return [...unchanged, ...slowest.map(path => path.replace(/\/$/, '/**'))];
}

/** Returns the changed files to find tests for, vitest's arguments for its projects, and the tests to exclude. */
export function changedTests(folder = ROOT) {
  const git = gitIn(folder);
  const changed = changedFiles(git);
  const files = [...new Set(changed.flatMap(file => (CODE.test(file) ? [file] : testsThatName(git, file))))];
  const isSlow = changed.some(file => SLOW_FOLDERS.some(slow => file.startsWith(`${slow}/`)));
  return { files, projects: isSlow ? [] : ['--project', '!slow'], excluded: excludedTests(git, files) };
}
