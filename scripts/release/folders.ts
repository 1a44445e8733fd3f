/** Lays packages out in dist/packages as they will be packed. */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { libraries, type Published, ROOT } from './catalogue.ts';
import { emit } from './emit.ts';
import { libraryManifest } from './manifests.ts';
import { assemble } from './modules.ts';
import { writePlainTypes } from './plain-types.ts';
import { ReleaseTrouble } from './trouble.ts';

const PACKAGES: string = join(ROOT, 'dist', 'packages');

const folderOf = (name: string): string => join(PACKAGES, basename(name));

/** Its types are inferred from schemas, which stay here. */
const SCHEMAS = ['packages/protocol/client-frames', 'packages/protocol/server-frames', 'packages/protocol/http'];

/** Answers the folders. */
export function layLibraries(): string[] {
  const all = libraries();
  emit([...new Set(all.flatMap(({ doors }) => Object.values(doors)))]);
  writePlainTypes(SCHEMAS);
  return all.map(own => layLibrary(own, all));
}

function layLibrary(own: Published, all: readonly Published[]): string {
  const folder = freshFolder(own.name);
  const { files, asked } = assemble(own, all);
  for (const [path, text] of files) write(join(folder, path), text);
  const data = copyData(own.home, folder);
  write(join(folder, 'package.json'), JSON.stringify(libraryManifest(own, asked, data), undefined, 2));
  copyPapers(own.home, folder);
  return folder;
}

export function freshFolder(name: string): string {
  const folder = folderOf(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

export function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** What rules are read from, with the notices that go with it; not what it was baked of. */
const READ = /\.(json|lexicon)$|^NOTICES/;

function copyData(home: string, folder: string): string[] {
  const data = join(ROOT, home, 'data');
  if (!existsSync(data)) return [];
  const paths = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter(path => READ.test(basename(path)));
  for (const path of paths) cpSync(join(data, path), join(folder, 'dist', home, 'data', path));
  return paths;
}

/** Every package tells how it is used, under which licence, and what is new. */
export function copyPapers(home: string, folder: string): void {
  const readme = join(ROOT, home, 'README.md');
  if (!existsSync(readme)) throw new ReleaseTrouble(`${home}/README.md is missing: a package says how it is used.`);
  cpSync(readme, join(folder, 'README.md'));
  for (const paper of ['LICENSE', 'CHANGELOG.md']) cpSync(join(ROOT, paper), join(folder, paper));
}
