/** Folders in which examples run: a user's folder with the packages, or a copy of the project. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '../../lib/run.mjs';
import { type PublishedPackage, publishedLibraries } from '../../release/catalogue.ts';

const newFolder = (name: string): string => mkdtempSync(join(tmpdir(), `parlour-${name}-`));

/** Every package by its entry points, as in its tarball, linked to the sources. */
export function newUserFolder(): string {
  const folder = newFolder('user');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  for (const own of publishedLibraries()) linkEntryPoints(join(folder, 'node_modules', own.name), own);
  linkPrograms(folder, ROOT);
  return folder;
}

function linkEntryPoints(folder: string, { name, entryPoints }: PublishedPackage): void {
  mkdirSync(folder, { recursive: true });
  const exported = Object.keys(entryPoints).map(path => [path, `${path === '.' ? './index' : path}.mjs`]);
  for (const [path = '', file = ''] of exported)
    writeFileSync(join(folder, file), `export * from ${JSON.stringify(join(ROOT, `${entryPoints[path]}.ts`))};\n`);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, exports: Object.fromEntries(exported) }));
}

/** Programs of the project's packages; `parlour` is that of the copy, if it is one. */
function linkPrograms(folder: string, project: string): void {
  const [bins, from] = [join(folder, 'node_modules', '.bin'), join(ROOT, 'node_modules', '.bin')];
  mkdirSync(bins, { recursive: true });
  for (const name of readdirSync(from).filter(each => each !== 'parlour'))
    symlinkSync(join(from, name), join(bins, name));
  symlinkSync(join(project, 'apps', 'cli', 'bin', 'parlour.mjs'), join(bins, 'parlour'));
}

const LEFT_OUT = new Set(['.git', '.cache', 'node_modules', 'test-results', 'coverage', 'dist', 'docs']);

/** No example needs the pages or the benches. The bundle is built in the copy, with what the example has added. */
const NOT_COPIED = new Set(['apps/cli/dist', 'apps/web', 'stress/bench'].map(path => join(ROOT, path)));
const isCopied = (path: string): boolean => !NOT_COPIED.has(path) && basename(path) !== 'node_modules';

/** Times and stamps are preserved, so that baked data is not baked again. */
export function copyProject(): string {
  const folder = newFolder('clone');
  const stamps = readdirSync(join(ROOT, '.cache')).filter(name => name.endsWith('.stamp'));
  const copied = readdirSync(ROOT).filter(each => !LEFT_OUT.has(each));
  for (const path of [...copied, ...stamps.map(name => join('.cache', name))])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, preserveTimestamps: true, filter: isCopied });
  for (const name of ['apps/web', 'stress/bench'])
    cpSync(join(ROOT, name, 'package.json'), join(folder, name, 'package.json'));
  linkPackages(folder);
  linkPrograms(folder, folder);
  return folder;
}

/** The packages are the project's, except the workspaces, which are the copy's. */
function linkPackages(folder: string): void {
  const [modules, from] = [join(folder, 'node_modules'), join(ROOT, 'node_modules')];
  mkdirSync(join(modules, '@parlour'), { recursive: true });
  for (const name of readdirSync(from).filter(each => each !== '@parlour' && each !== '.bin'))
    symlinkSync(join(from, name), join(modules, name));
  for (const name of readdirSync(join(from, '@parlour'))) {
    const home = [name, `packages/${name}`, `apps/${name}`].find(path => existsSync(join(folder, path)));
    if (home !== undefined) symlinkSync(join(folder, home), join(modules, '@parlour', name));
  }
}
