import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const HERE = import.meta.dirname;

it('baking says nothing on standard output, whatever the box says', () => {
  const root = mkdtempSync(join(tmpdir(), 'parlour-set-up-'));
  const folder = join(root, 'games', 'talker', 'bake');
  mkdirSync(folder, { recursive: true });
  cpSync(HERE, join(root, 'tools'), { recursive: true, filter: path => path === HERE || path.endsWith('.mjs') });
  symlinkSync(join(HERE, '..', 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(folder, 'bake.ts'), 'console.log("words");');
  const script = "import('./tools/setup.mjs').then(({ bake }) => bake())";
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' });
  expect([stdout, status]).toEqual(['', 0]);
  expect(stderr).toContain('words');
});
