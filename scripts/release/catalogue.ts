/** The published packages, their folders and their entry points. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shelf } from '@parlour/games/shelf/shelf';
import { ROOT } from '../lib/run.mjs';

export type PublishedPackage = {
  readonly name: string;
  /** Its folder. Other published packages import its modules by entry points only. */
  readonly home: string;
  readonly says: string;
  /** Module by sub-path; '.' is the main entry. */
  readonly entryPoints: Readonly<Record<string, string>>;
  /** Packages that only some entry points need. */
  readonly optionalPackages: Readonly<Record<string, string>>;
};

type Manifest = {
  readonly version: string;
  readonly description: string;
  readonly engines?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

/** Returns the package.json of a folder of the repository. */
export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

/** Returns the path of a workspace's module: `kernel/game` is `packages/kernel/game`; boxes are in `games/`. */
export const inRepository = (module: string): string => (module.startsWith('games/') ? module : `packages/${module}`);

/** All packages have one version. */
export const VERSION: string = manifestOf('.').version;

const sharedPackage = (
  name: string,
  entryPoints: readonly string[],
  optionalPackages: readonly string[] = [],
): PublishedPackage => {
  const home = `packages/${name}`;
  const { description, dependencies = {} } = manifestOf(home);
  return {
    name: `@parlour/${name}`,
    home,
    says: description,
    entryPoints: {
      '.': `${home}/index`,
      ...Object.fromEntries(entryPoints.map(door => [`./${door}`, `${home}/${door}`])),
    },
    optionalPackages: Object.fromEntries(optionalPackages.map(wish => [wish, dependencies[wish] ?? '*'])),
  };
};

/** A box without a main entry is not published. */
const hasEntryPoint = ({ id }: { readonly id: string }): boolean => existsSync(join(ROOT, 'games', id, 'index.ts'));

/** A box with data files has an entry through which Node reads them. */
function publishedBoxes(): PublishedPackage[] {
  return shelf.filter(hasEntryPoint).map(({ id, title, year, story }) => ({
    name: `@parlour/${id}`,
    home: `games/${id}`,
    says: `${title} (${year}): the rules of an antique box of card games, and who plays them. ${story}`,
    entryPoints: {
      '.': `games/${id}/index`,
      ...(existsSync(join(ROOT, 'games', id, 'data')) && { './node': 'games/shelf/box-files' }),
    },
    optionalPackages: {},
  }));
}

/** Libraries, dependencies first. */
export const publishedLibraries = (): PublishedPackage[] => [
  sharedPackage('kernel', ['laws', 'record', 'seal', 'authoring']),
  sharedPackage('players', ['arena-api']),
  sharedPackage('client', ['node', 'browser', 'bot'], ['ws']),
  ...publishedBoxes(),
];

/** A problem that prevents a release, in plain words. */
export class ReleaseError extends Error {}
