/** Builds the library packages in dist/packages: modules, data, documents and package.json. */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../lib/run.mjs';
import { manifestOf, type PublishedPackage, publishedLibraries, ReleaseError, VERSION } from './catalogue.ts';
import { emitModules, writePlainTypes } from './emit.ts';
import { assemblePackage, pathInPackage } from './modules.ts';

const PACKAGES_FOLDER: string = join(ROOT, 'dist', 'packages');

const folderOf = (name: string): string => join(PACKAGES_FOLDER, basename(name));

/** Their types are inferred from schemas, which are not published. */
const SCHEMA_MODULES = ['packages/protocol/client-frames', 'packages/protocol/server-frames', 'packages/protocol/http'];

/** Returns the folders. */
export function buildLibraries(): string[] {
  const all = publishedLibraries();
  emitModules([...new Set(all.flatMap(({ entryPoints: doors }) => Object.values(doors)))]);
  writePlainTypes(SCHEMA_MODULES);
  return all.map(own => buildLibrary(own, all));
}

function buildLibrary(own: PublishedPackage, all: readonly PublishedPackage[]): string {
  const folder = emptyPackageFolder(own.name);
  const { files, asked } = assemblePackage(own, all);
  for (const [path, text] of files) writePackageFile(join(folder, path), text);
  const data = copyBoxData(own.home, folder);
  writePackageFile(join(folder, 'package.json'), JSON.stringify(libraryManifest(own, asked, data), undefined, 2));
  copyDocuments(own.home, folder);
  return folder;
}

export function emptyPackageFolder(name: string): string {
  const folder = folderOf(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

export function writePackageFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The data that rules are read from, with its notices; not what it was baked from. */
const DATA_FILES = /\.(json|lexicon)$|^NOTICES/;

function copyBoxData(home: string, folder: string): string[] {
  const data = join(ROOT, home, 'data');
  if (!existsSync(data)) return [];
  const paths = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter(path =>
    DATA_FILES.test(basename(path)),
  );
  for (const path of paths) cpSync(join(data, path), join(folder, 'dist', home, 'data', path));
  return paths;
}

/** Every package has a README, a licence and a changelog. */
export function copyDocuments(home: string, folder: string): void {
  const readme = join(ROOT, home, 'README.md');
  if (!existsSync(readme)) throw new ReleaseError(`${home}/README.md is missing: a package says how it is used.`);
  cpSync(readme, join(folder, 'README.md'));
  for (const paper of ['LICENSE', 'CHANGELOG.md']) cpSync(join(ROOT, paper), join(folder, paper));
}

type Names = Readonly<Record<string, string>>;

/** The fields of every package.json. */
export const commonManifest = (name: string, says: string): object => ({
  name,
  version: VERSION,
  description: says,
  keywords: ['card-games', 'games', 'parlour'],
  license: 'MIT',
  type: 'module',
  engines: manifestOf('.').engines,
});

const libraryManifest = (own: PublishedPackage, imported: ReadonlySet<string>, data: readonly string[]): object => ({
  ...commonManifest(own.name, own.says),
  sideEffects: false,
  exports: {
    ...Object.fromEntries(
      Object.entries(own.entryPoints).map(([door, module]) => [door, entryExport(pathInPackage(own, module))]),
    ),
    ...(data.length > 0 && { './data/*': `./dist/${own.home}/data/*` }),
    './package.json': './package.json',
  },
  files: ['dist', 'CHANGELOG.md'],
  ...(siblingDependencies(imported, own).length > 0 && {
    dependencies: exactVersions(siblingDependencies(imported, own)),
  }),
  ...optionalDependencies(own.optionalPackages),
});

const entryExport = (place: string): Names => ({ types: `./${place}.d.ts`, default: `./${place}.js` });

/**
 * Every import is one of our packages, part of Node, or optional; a forgotten dependency fails here instead of at
 * users.
 */
function siblingDependencies(imported: ReadonlySet<string>, { name, optionalPackages }: PublishedPackage): string[] {
  const foreign = [...imported].filter(each => !isBuiltin(each) && !(each in optionalPackages));
  const unknown = foreign.find(each => !each.startsWith('@parlour/'));
  if (unknown !== undefined) throw new ReleaseError(`${name} imports ${unknown}, which it does not depend on.`);
  return foreign.toSorted();
}

const exactVersions = (names: readonly string[]): Names => Object.fromEntries(names.map(name => [name, VERSION]));

/** Optional: only some entry points need them. */
const optionalDependencies = (optionalPackages: Names): object =>
  Object.keys(optionalPackages).length === 0
    ? {}
    : {
        peerDependencies: optionalPackages,
        peerDependenciesMeta: Object.fromEntries(Object.keys(optionalPackages).map(wish => [wish, { optional: true }])),
      };
