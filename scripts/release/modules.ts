/**
 * Collects the modules of a package. Modules of another published package are imported through its entry points; all
 * others, such as the protocol, are included in an inner folder.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { inRepository, type PublishedPackage, ReleaseError } from './catalogue.ts';
import { EMIT_FOLDER } from './emit.ts';

/** Code and declarations reach different modules, because types need no code. */
const KINDS = ['.js', '.d.ts'] as const;
type ModuleKind = (typeof KINDS)[number];

const SPECIFIER = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"\n]+)\2/g;

/** Returns the module of the repository; undefined for an external package. */
function moduleOf(from: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\.(ts|js)$/, '');
  if (plain.startsWith('.')) return posix.join(posix.dirname(from), plain);
  return plain.startsWith('@parlour/') ? inRepository(plain.slice('@parlour/'.length)) : undefined;
}

const readEmitted = (module: string, kind: ModuleKind): string => {
  const path = join(EMIT_FOLDER, `${module}${kind}`);
  if (!existsSync(path)) throw new ReleaseError(`There is no module ${module}, and something leads to it.`);
  return readFileSync(path, 'utf8');
};

const specifiersIn = (text: string): string[] => [...text.matchAll(SPECIFIER)].map(([, , , name = '']) => name);

const isIn = (home: string, module: string): boolean => module.startsWith(`${home}/`);

/** Returns how a module is imported: by path, or through an entry point of another package. */
function entryPointFor(module: string, own: PublishedPackage, all: readonly PublishedPackage[]): string | undefined {
  const other = all.find(each => each !== own && isIn(each.home, module));
  if (other === undefined) return undefined;
  const door = Object.entries(other.entryPoints).find(([, entry]) => entry === module || isEntryPointOf(entry, module));
  if (door === undefined) throw new ReleaseError(`${own.name} needs ${module}, to which ${other.name} has no door.`);
  return posix.join(other.name, door[0]);
}

const isEntryPointOf = (door: string, module: string): boolean =>
  specifiersIn(readEmitted(door, '.d.ts')).some(specifier => moduleOf(door, specifier) === module);

export type AssembledPackage = {
  /** Text by path in the package. */
  readonly files: ReadonlyMap<string, string>;
  /** Every external package that is imported. */
  readonly asked: ReadonlySet<string>;
};

/** Returns the path in the package: own modules at the top, included ones in their original folder. */
export const pathInPackage = ({ home }: PublishedPackage, module: string): string =>
  posix.join('dist', isIn(home, module) ? posix.relative(home, module) : module);

export function assemblePackage(own: PublishedPackage, all: readonly PublishedPackage[]): AssembledPackage {
  const files = new Map<string, string>();
  const asked = new Set<string>();
  for (const kind of KINDS) for (const door of Object.values(own.entryPoints)) take(door, kind);
  return { files, asked };

  function take(module: string, kind: ModuleKind): void {
    const place = pathInPackage(own, module);
    if (files.has(place + kind)) return;
    files.set(place + kind, '');
    const text = readEmitted(module, kind).replace(SPECIFIER, (_, before: string, quote: string, specifier: string) => {
      return `${before}${quote}${leadTo(specifier, module, kind)}${quote}`;
    });
    files.set(place + kind, text);
  }

  function leadTo(specifier: string, from: string, kind: ModuleKind): string {
    const module = moduleOf(from, specifier);
    if (module === undefined) return ask(specifier);
    const door = entryPointFor(module, own, all);
    if (door !== undefined) return ask(door);
    take(module, kind);
    return relativeSpecifier(pathInPackage(own, from), pathInPackage(own, module));
  }

  function ask(specifier: string): string {
    asked.add(packageIn(specifier));
    return specifier;
  }
}

const packageIn = (specifier: string): string => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

function relativeSpecifier(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), `${to}.js`);
  return path.startsWith('.') ? path : `./${path}`;
}
