/** What is published out of this repository: the packages, where each has its home, and the doors it is entered by. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shelf } from '@parlour/games/shelf/shelf';

export const ROOT: string = join(import.meta.dirname, '../..');

export type Published = {
  readonly name: string;
  /** Its folder. Modules in it are entered through its doors alone, by whoever is published beside it. */
  readonly home: string;
  readonly says: string;
  /** Module by sub-path; '.' is the front door. */
  readonly doors: Readonly<Record<string, string>>;
  /** Packages that its doors need only at times. */
  readonly wishes: Readonly<Record<string, string>>;
};

type Manifest = {
  readonly version: string;
  readonly description: string;
  readonly engines?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

/** The package.json of a folder of the repository. */
export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

/** The path of a workspace's module: `kernel/game` is `packages/kernel/game`; boxes lie where their name says. */
export const inRepository = (module: string): string => (module.startsWith('games/') ? module : `packages/${module}`);

/** One version for all. */
export const VERSION: string = manifestOf('.').version;

const shared = (name: string, doors: readonly string[], wishes: readonly string[] = []): Published => {
  const home = `packages/${name}`;
  const { description, dependencies = {} } = manifestOf(home);
  return {
    name: `@parlour/${name}`,
    home,
    says: description,
    doors: { '.': `${home}/index`, ...Object.fromEntries(doors.map(door => [`./${door}`, `${home}/${door}`])) },
    wishes: Object.fromEntries(wishes.map(wish => [wish, dependencies[wish] ?? '*'])),
  };
};

/** A box without a front door is not published. */
const hasDoor = ({ id }: { readonly id: string }): boolean => existsSync(join(ROOT, 'games', id, 'index.ts'));

/** A box that brings files along has a door through which Node reads them. */
function boxes(): Published[] {
  return shelf.filter(hasDoor).map(({ id, title, year, story }) => ({
    name: `@parlour/${id}`,
    home: `games/${id}`,
    says: `${title} (${year}): the rules of an antique box of card games, and who plays them. ${story}`,
    doors: {
      '.': `games/${id}/index`,
      ...(existsSync(join(ROOT, 'games', id, 'data')) && { './node': 'games/shelf/box-files' }),
    },
    wishes: {},
  }));
}

/** Libraries, each after those it stands on. */
export const libraries = (): Published[] => [
  shared('kernel', ['laws', 'records', 'seal', 'authoring']),
  shared('players', ['arena-api']),
  shared('client', ['node', 'browser', 'bot'], ['ws']),
  ...boxes(),
];
