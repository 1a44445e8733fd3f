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
export const SLOW = ['server', 'trials', 'cli', 'client', 'tools', 'bench', 'examples'];

export function touched(folder = ROOT) {
  const git = gitIn(folder);
  const changed = changedIn(git);
  const files = changed.flatMap(file => (CODE.test(file) ? [file] : readersOf(git, file)));
  const isSlow = changed.some(file => SLOW.includes(file.split('/')[0]));
  return { files: [...new Set(files)], projects: isSlow ? [] : ['--project', 'pure'] };
}
