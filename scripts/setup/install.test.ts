import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minVersion, satisfies } from 'semver';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/run.mjs';

const isFolderOrModule = (path: string): boolean =>
  !path.endsWith('node_modules') && (statSync(path).isDirectory() || path.endsWith('.mjs'));

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

type LockedPackage = {
  readonly engines?: { readonly node?: string };
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const readLock = (folder: string): [string, LockedPackage][] =>
  Object.entries(JSON.parse(readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8')).packages);

/** The benches alone may need a newer Node.js. */
const FOLDERS = ['.', 'games/kan-u-go/bake', 'packages/card-art/tools', 'scripts/check', 'scripts/release'];

it('installs no package that the oldest supported Node.js cannot run', () => {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const oldest = minVersion(engines.node)!.version;
  const required = FOLDERS.flatMap(readLock).flatMap(([name, { engines }]) =>
    engines?.node ? [{ name, node: engines.node }] : [],
  );
  expect(required.length).toBeGreaterThan(100);
  expect(required.filter(({ node }) => !satisfies(oldest, node))).toEqual([]);
});

it('locks native packages for every platform, also those that a registry mirror may lack', () => {
  const locked = FOLDERS.flatMap(readLock);
  const names = new Set(locked.map(([path]) => path.replace(/^.*node_modules\//, '')));
  const wanted = locked.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter(name => !names.has(name))).toEqual([]);
});

/** Without the field npm installs the builds for glibc and for musl on every Linux, which is 9.5 MB more. */
it('says in the lockfile which C library a prebuilt package of libsql is for, which its package.json omits', () => {
  const prebuilt = readLock('.').filter(([path]) => path.startsWith('node_modules/@libsql/linux'));
  expect(prebuilt.length).toBeGreaterThan(0);
  for (const [path, { libc }] of prebuilt) expect([path, libc]).toEqual([path, [/musl/.test(path) ? 'musl' : 'glibc']]);
});
