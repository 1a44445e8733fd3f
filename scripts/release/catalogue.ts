/** The published libraries, their folders and their entry points. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { shelf } from '@parlour/games/shelf/shelf';
import { ROOT } from '../lib/run.mjs';

type Names = Readonly<Record<string, string>>;

type ManifestFields = 'engines' | 'exports' | 'dependencies' | 'devDependencies' | 'peerDependencies';
type Manifest = { readonly version: string; readonly description: string; readonly peerDependenciesMeta?: object } & {
  readonly [field in ManifestFields]?: Names;
} & { readonly [field in 'author' | 'repository' | 'homepage' | 'bugs']?: string };

export type PublishedPackage = {
  readonly name: string;
  /** Its folder. */
  readonly home: string;
  readonly says: string;
  /** Module by sub-path; '.' is the main entry. */
  readonly entryPoints: Names;
  readonly manifest: Partial<Manifest>;
};

/** Returns the package.json of a folder of the repository. */
export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

/** Returns the path of a workspace's module: `kernel/game` is `packages/kernel/game`; boxes are in `games/`. */
export const inRepository = (module: string): string => (module.startsWith('games/') ? module : `packages/${module}`);

/** All packages have one version. */
export const VERSION: string = manifestOf('.').version;

/** A workspace with the entry points of its package.json. */
function workspace(name: string): PublishedPackage {
  const home = `packages/${name}`;
  const manifest = manifestOf(home);
  const entries = Object.entries(manifest.exports ?? {}).filter(([entry]) => !entry.includes('*'));
  const entryPoints = entries.map(([entry, path]) => [entry, posix.join(home, path).replace(/\.ts$/, '')]);
  const says = manifest.description;
  return { name: `@parlour/${name}`, home, says, entryPoints: Object.fromEntries(entryPoints), manifest };
}

const hasFile = (home: string, file: string): boolean => existsSync(join(ROOT, home, file));

/** Boxes share a workspace, so each gets a manifest here. A box with data files has an entry that reads them in Node. */
const publishedBoxes = (): PublishedPackage[] =>
  shelf
    .map(({ id, title, year, story }) => ({
      name: `@parlour/${id}`,
      home: `games/${id}`,
      says: `${title} (${year}): the rules of an antique box of card games, and who plays them. ${story}`,
      entryPoints: {
        '.': `games/${id}/index`,
        ...(hasFile(`games/${id}`, 'data') && { './node': 'games/shelf/box-files' }),
      },
      manifest: { dependencies: { '@parlour/kernel': '*', '@parlour/messages': '*', '@parlour/players': '*' } },
    }))
    .filter(({ home }) => hasFile(home, 'index.ts'));

/** The libraries for users, dependencies first. */
export const publishedLibraries = (): PublishedPackage[] => [
  ...['kernel', 'players', 'client'].map(workspace),
  ...publishedBoxes(),
];

/** Published only because other libraries need them. */
export const supportingLibraries = (): PublishedPackage[] => ['messages', 'table', 'protocol'].map(workspace);
