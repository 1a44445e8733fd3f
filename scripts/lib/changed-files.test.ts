import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { changedTests } from './changed-files.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const AUTHOR = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];

/** Creates a repository whose main branch has these files. */
function repository(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-changed-'));
  folders.push(folder);
  const git = (...args: string[]): number | null => spawnSync('git', [...AUTHOR, ...args], { cwd: folder }).status;
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  git('init', '-q', '-b', 'main');
  for (const [file, text] of Object.entries(files)) write(file, text);
  git('add', '.');
  expect(git('commit', '-q', '-m', 'first')).toBe(0);
  return { folder, git, write };
}

it('finds committed, uncommitted and new changes since main', () => {
  const { folder, git, write } = repository({ 'kernel/a.ts': '1', 'kernel/b.ts': '1', 'kernel/c.ts': '1' });
  git('checkout', '-q', '-b', 'mine');
  write('kernel/a.ts', '2');
  git('commit', '-q', '-a', '-m', 'second');
  write('kernel/b.ts', '2');
  write('kernel/new.ts', '1');
  expect(changedTests(folder)).toEqual({
    files: ['kernel/a.ts', 'kernel/b.ts', 'kernel/new.ts'],
    projects: ['--project', '!slow'],
    excluded: [],
  });
});

it('finds nothing when nothing has changed', () => {
  expect(changedTests(repository({ 'kernel/a.ts': '1' }).folder).files).toEqual([]);
});

it('finds the tests that name a changed document', () => {
  const { folder, write } = repository({
    'docs/api.md': '1',
    'x/api.test.ts': "read('docs/api.md')",
    'x/b.test.ts': '',
  });
  write('docs/api.md', '2');
  expect(changedTests(folder).files).toEqual(['x/api.test.ts']);
});

it('runs slow tests only if their folders change', () => {
  const { folder, write } = repository({ 'apps/server/main.ts': '1' });
  write('apps/server/main.ts', '2');
  expect(changedTests(folder).projects).toEqual([]);
});

it('excludes the tests of unchanged parts but the laws, and the slowest tests of changed parts', () => {
  const tests = [
    'apps/cli/main.test.ts',
    'games/a/x.test.ts',
    'games/b/x.test.ts',
    'games/shelf/laws.test.ts',
    'packages/kernel/x.test.ts',
  ];
  const { folder, write } = repository(Object.fromEntries(tests.map(test => [test, '1'])));
  write('games/a/a/rules/x.ts', '1');
  expect(changedTests(folder).excluded).toEqual([
    'apps/cli/**',
    'games/b/**',
    'games/shelf/!(laws).test.ts',
    'games/shelf/*/**/*.test.ts',
    'packages/kernel/**',
  ]);
  write('apps/cli/main.ts', '1');
  expect(changedTests(folder).excluded).toEqual(
    expect.arrayContaining(['games/b/**', 'apps/cli/external/**', 'apps/cli/admin.test.ts']),
  );
  expect(changedTests(folder).excluded).not.toContain('apps/cli/**');
  write('apps/cli/external/x.ts', '1');
  expect(changedTests(folder).excluded).not.toContain('apps/cli/external/**');
});
