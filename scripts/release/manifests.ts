/** The package.json of a published library: its doors, what it stands on, and nothing else. */
import { isBuiltin } from 'node:module';
import { manifestOf, type Published, VERSION } from './catalogue.ts';
import { placeOf } from './modules.ts';
import { ReleaseTrouble } from './trouble.ts';

type Names = Readonly<Record<string, string>>;

/** What every package says of itself. */
export const commonFields = (name: string, says: string): object => ({
  name,
  version: VERSION,
  description: says,
  keywords: ['card-games', 'games', 'parlour'],
  license: 'MIT',
  type: 'module',
  engines: manifestOf('.').engines,
});

export const libraryManifest = (own: Published, asked: ReadonlySet<string>, data: readonly string[]): object => ({
  ...commonFields(own.name, own.says),
  sideEffects: false,
  exports: {
    ...Object.fromEntries(Object.entries(own.doors).map(([door, module]) => [door, doorway(placeOf(own, module))])),
    ...(data.length > 0 && { './data/*': `./dist/${own.home}/data/*` }),
    './package.json': './package.json',
  },
  files: ['dist', 'CHANGELOG.md'],
  ...(siblings(asked, own).length > 0 && { dependencies: exactly(siblings(asked, own)) }),
  ...wished(own.wishes),
});

const doorway = (place: string): Names => ({ types: `./${place}.d.ts`, default: `./${place}.js` });

/** Whoever is asked for is a package of ours, part of Node, or wished for; a forgotten one would be found by users first. */
function siblings(asked: ReadonlySet<string>, { name, wishes }: Published): string[] {
  const foreign = [...asked].filter(each => !isBuiltin(each) && !(each in wishes));
  const unknown = foreign.find(each => !each.startsWith('@parlour/'));
  if (unknown !== undefined) throw new ReleaseTrouble(`${name} imports ${unknown}, which it does not depend on.`);
  return foreign.toSorted();
}

const exactly = (names: readonly string[]): Names => Object.fromEntries(names.map(name => [name, VERSION]));

/** Optional: whoever enters by no door that needs them has none of them. */
const wished = (wishes: Names): object =>
  Object.keys(wishes).length === 0
    ? {}
    : {
        peerDependencies: wishes,
        peerDependenciesMeta: Object.fromEntries(Object.keys(wishes).map(wish => [wish, { optional: true }])),
      };
