/**
 * Which modules a package is made of. What lies in the home of another package is asked of that by one of its doors; all
 * else a door leads to, such as the protocol, comes along in an inner folder.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { inRepository, type Published } from './catalogue.ts';
import { EMITTED } from './emit.ts';
import { ReleaseTrouble } from './trouble.ts';

/** Code and declarations lead to different modules: types alone need no code. */
const KINDS = ['.js', '.d.ts'] as const;
type ModuleKind = (typeof KINDS)[number];

const SPECIFIER = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"\n]+)\2/g;

/** A module of the repository, or undefined for a package from elsewhere. */
function moduleOf(from: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\.(ts|js)$/, '');
  if (plain.startsWith('.')) return posix.join(posix.dirname(from), plain);
  return plain.startsWith('@parlour/') ? inRepository(plain.slice('@parlour/'.length)) : undefined;
}

const textOf = (module: string, kind: ModuleKind): string => {
  const path = join(EMITTED, `${module}${kind}`);
  if (!existsSync(path)) throw new ReleaseTrouble(`There is no module ${module}, and something leads to it.`);
  return readFileSync(path, 'utf8');
};

const specifiersIn = (text: string): string[] => [...text.matchAll(SPECIFIER)].map(([, , , name = '']) => name);

const isIn = (home: string, module: string): boolean => module.startsWith(`${home}/`);

/** Where a module is asked for: from inside, or through a door of a package beside this one. */
function doorTo(module: string, own: Published, all: readonly Published[]): string | undefined {
  const other = all.find(each => each !== own && isIn(each.home, module));
  if (other === undefined) return undefined;
  const door = Object.entries(other.doors).find(([, entry]) => entry === module || opensOnto(entry, module));
  if (door === undefined) throw new ReleaseTrouble(`${own.name} needs ${module}, to which ${other.name} has no door.`);
  return posix.join(other.name, door[0]);
}

const opensOnto = (door: string, module: string): boolean =>
  specifiersIn(textOf(door, '.d.ts')).some(specifier => moduleOf(door, specifier) === module);

export type Assembled = {
  /** Text by path in the package. */
  readonly files: ReadonlyMap<string, string>;
  /** Every package that is asked for by name. */
  readonly asked: ReadonlySet<string>;
};

/** Where a module lies in the package: its own at the top, what comes along in the folder it came from. */
export const placeOf = ({ home }: Published, module: string): string =>
  posix.join('dist', isIn(home, module) ? posix.relative(home, module) : module);

export function assemble(own: Published, all: readonly Published[]): Assembled {
  const files = new Map<string, string>();
  const asked = new Set<string>();
  for (const kind of KINDS) for (const door of Object.values(own.doors)) take(door, kind);
  return { files, asked };

  function take(module: string, kind: ModuleKind): void {
    const place = placeOf(own, module);
    if (files.has(place + kind)) return;
    files.set(place + kind, '');
    const text = textOf(module, kind).replace(SPECIFIER, (_, before: string, quote: string, specifier: string) => {
      return `${before}${quote}${leadTo(specifier, module, kind)}${quote}`;
    });
    files.set(place + kind, text);
  }

  function leadTo(specifier: string, from: string, kind: ModuleKind): string {
    const module = moduleOf(from, specifier);
    if (module === undefined) return ask(specifier);
    const door = doorTo(module, own, all);
    if (door !== undefined) return ask(door);
    take(module, kind);
    return relative(placeOf(own, from), placeOf(own, module));
  }

  function ask(specifier: string): string {
    asked.add(packageIn(specifier));
    return specifier;
  }
}

const packageIn = (specifier: string): string => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

function relative(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), `${to}.js`);
  return path.startsWith('.') ? path : `./${path}`;
}
