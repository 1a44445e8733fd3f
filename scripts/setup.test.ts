import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minVersion, satisfies } from 'semver';
import { expect, it } from 'vitest';

const HERE = import.meta.dirname;

it('baking says nothing on standard output, whatever the box says', () => {
  const root = mkdtempSync(join(tmpdir(), 'parlour-set-up-'));
  const folder = join(root, 'games', 'talker', 'bake');
  mkdirSync(folder, { recursive: true });
  cpSync(HERE, join(root, 'scripts'), { recursive: true, filter: path => path === HERE || path.endsWith('.mjs') });
  symlinkSync(join(HERE, '..', 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(folder, 'bake.ts'), 'console.log("words");');
  const script = "import('./scripts/setup.mjs').then(({ bake }) => bake())";
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' });
  expect([stdout, status]).toEqual(['', 0]);
  expect(stderr).toContain('words');
});

it('installs no package that the oldest Node.js we promise cannot run', () => {
  const { engines } = JSON.parse(readFileSync(join(HERE, '..', 'package.json'), 'utf8'));
  const oldest = minVersion(engines.node)!.version;
  const { packages } = JSON.parse(readFileSync(join(HERE, '..', 'package-lock.json'), 'utf8')) as Lockfile;
  const wants = Object.entries(packages).flatMap(([name, { engines }]) =>
    engines?.node ? [{ name, node: engines.node }] : [],
  );
  expect(wants.length).toBeGreaterThan(100);
  expect(wants.filter(({ node }) => !satisfies(oldest, node))).toEqual([]);
});

type Lockfile = { readonly packages: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>> };
