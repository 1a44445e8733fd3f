import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minVersion, satisfies } from 'semver';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/run.mjs';

const isFolderOrModule = (path: string): boolean => statSync(path).isDirectory() || path.endsWith('.mjs');

it('keeps stdout clean while baking, even if a box prints there', () => {
  const root = mkdtempSync(join(tmpdir(), 'parlour-set-up-'));
  const folder = join(root, 'games', 'talker', 'bake');
  mkdirSync(folder, { recursive: true });
  cpSync(join(ROOT, 'scripts'), join(root, 'scripts'), { recursive: true, filter: isFolderOrModule });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(folder, 'bake.ts'), 'console.log("words");');
  const script = "import('./scripts/setup/bake.mjs').then(({ bake }) => bake())";
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' });
  expect([stdout, status]).toEqual(['', 0]);
  expect(stderr).toContain('words');
});

it('installs no package that the oldest supported Node.js cannot run', () => {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const oldest = minVersion(engines.node)!.version;
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
  const required = Object.entries(packages).flatMap(([name, { engines }]) =>
    engines?.node ? [{ name, node: engines.node }] : [],
  );
  expect(required.length).toBeGreaterThan(100);
  expect(required.filter(({ node }) => !satisfies(oldest, node))).toEqual([]);
});

type Lockfile = { readonly packages: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>> };
