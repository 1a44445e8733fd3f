/**
 * The architecture test: which layer may import which, what is pure, and where a game may be named. This table is the
 * diagram.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { ROOT } from '../lib/run.mjs';
import { findSharedPrefixes, readRuleBooks } from './clause-prefixes.ts';
import { crowdedFolders, homonyms, isOutsideBoxes, participles, retiredWords } from './names.ts';

type Layer = {
  readonly name: string;
  readonly holds: RegExp;
  /** Layers it may import from, besides itself. */
  readonly uses: readonly string[];
  /** Pure code has no clock, randomness, I/O or packages. */
  readonly pure?: true;
};

const LAYERS: readonly Layer[] = [
  { name: 'messages', holds: /^packages\/messages\//, uses: [] },
  { name: 'kernel', holds: /^packages\/kernel\//, uses: [], pure: true },
  {
    name: 'rules',
    holds: /^games\/[^/]+\/(([^/]+\/)?rules\/|crossword\/|lexicon\/|pack\/(?!making\.|dress\.)|sheet\.generated\.ts$)/,
    uses: ['messages', 'kernel'],
    pure: true,
  },
  { name: 'players', holds: /^packages\/players\//, uses: ['messages', 'kernel'], pure: true },
  { name: 'card-art', holds: /^(packages\/card-art|games\/[^/]+\/art)\//, uses: ['messages', 'kernel', 'rules'] },
  {
    name: 'box players',
    holds: /^games\/(?!shelf\/)[^/]+\/([^/]+\/)?(players|review|puzzles)\//,
    uses: ['messages', 'kernel', 'rules', 'players'],
    pure: true,
  },
  { name: 'board-kit', holds: /^packages\/board-kit\//, uses: ['messages', 'kernel', 'players', 'card-art'] },
  {
    name: 'boards',
    holds: /^games\/[^/]+\/([^/]+\/)?board\//,
    uses: ['messages', 'kernel', 'rules', 'board-kit', 'card-art', 'shelf'],
  },
  {
    name: 'print',
    holds: /^(packages\/print|games\/[^/]+\/print)\//,
    uses: ['messages', 'kernel', 'rules', 'card-art', 'shelf'],
  },
  { name: 'bake', holds: /^games\/[^/]+\/bake\//, uses: ['kernel', 'rules', 'card-art'] },
  {
    name: 'shelf',
    holds: /^games\/(shelf\/.+|[^/]+\/(pack\/)?[^/]+)\.ts$/,
    uses: ['messages', 'kernel', 'rules', 'players', 'box players', 'boards', 'card-art', 'print', 'commands'],
  },
  {
    name: 'commands',
    holds: /^games\/[^/]+\/commands\//,
    uses: ['messages', 'kernel', 'rules', 'box players', 'shelf'],
  },
  { name: 'table', holds: /^packages\/table\//, uses: ['messages', 'kernel', 'players', 'shelf'] },
  { name: 'protocol', holds: /^packages\/protocol\//, uses: ['messages', 'kernel', 'players', 'table'] },
  { name: 'client', holds: /^packages\/client\//, uses: ['messages', 'kernel', 'table', 'protocol'] },
  { name: 'club', holds: /^packages\/club\//, uses: ['messages', 'kernel', 'players'] },
  {
    name: 'server',
    holds: /^apps\/server\//,
    uses: ['messages', 'kernel', 'players', 'shelf', 'table', 'protocol', 'club'],
  },
  {
    name: 'stress',
    holds: /^stress\/(?!bench\/)/,
    uses: ['kernel', 'players', 'shelf', 'table', 'protocol', 'client', 'server', 'club'],
  },
  {
    name: 'web',
    holds: /^apps\/web\//,
    uses: [
      'messages',
      'kernel',
      'players',
      'shelf',
      'table',
      'protocol',
      'client',
      'board-kit',
      'card-art',
      'boards',
      'print',
      'club',
    ],
  },
  {
    name: 'scripts',
    holds: /^(scripts\/|apps\/cli\/bin\/|[^/]+$)/,
    uses: ['kernel', 'players', 'shelf', 'table', 'club', 'cli', 'server', 'stress', 'card-art', 'print'],
  },
  {
    name: 'cli',
    holds: /^apps\/cli\//,
    uses: ['messages', 'kernel', 'players', 'shelf', 'table', 'client', 'server', 'stress', 'print', 'club'],
  },
  { name: 'example boxes', holds: /^examples\/boxes\//, uses: ['messages', 'kernel', 'shelf'], pure: true },
  { name: 'examples', holds: /^examples\//, uses: ['client'] },
  {
    name: 'bench',
    holds: /^stress\/bench\//,
    uses: [
      'kernel',
      'rules',
      'players',
      'box players',
      'shelf',
      'table',
      'client',
      'server',
      'stress',
      'bake',
      'card-art',
      'scripts',
      'web',
    ],
  },
];

/** What pure code may not mention, and why. */
const IMPURE: readonly [RegExp, string][] = [
  [/\bMath\.random\b/, 'uses Math.random'],
  [/\bDate\.now\b|\bnew Date\b|\bperformance\.now\b|\bsetTimeout\b|\bsetInterval\b/, 'reads a clock'],
  [/\bconsole\.|\bprocess\.|\bfetch\(|\bglobalThis\b/, 'uses the network or the disk'],
  [/from 'node:/, 'uses Node'],
];

const SKIPPED = new Set(['node_modules', '.git', 'dist', '.cache', 'baked', 'coverage', 'docs', 'test-results']);

type Source = {
  readonly path: string;
  readonly text: string;
  readonly layer: Layer;
  readonly imports: readonly string[];
};

const isSource = (path: string): boolean => /\.(ts|tsx|mts|mjs)$/.test(path);
export const isTestFile = (path: string): boolean => /\.test\.tsx?$|\/(tests|testing)\/|^apps\/web\/e2e\//.test(path);

export function pathsBelow(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name);
    if (SKIPPED.has(name)) return [];
    return statSync(path).isDirectory() ? pathsBelow(path) : [relative(ROOT, path).split(sep).join('/')];
  });
}

const layerOf = (path: string): Layer | undefined => LAYERS.find(layer => layer.holds.test(path));

const IMPORT = /(?:from|import\(|import)\s*'([^']+)'/g;

/** Returns the path of a workspace's module: `kernel/game` is `packages/kernel/game`. */
function inRepository(module: string): string {
  const [workspace = ''] = module.split('/');
  const group = ['packages', 'apps'].find(folder => existsSync(join(ROOT, folder, workspace)));
  return group === undefined ? module : `${group}/${module}`;
}

function importsOf(path: string, text: string): string[] {
  const named = [...text.matchAll(IMPORT)].map(([, specifier = '']) => specifier);
  return named.flatMap(specifier => {
    if (specifier.startsWith('@parlour/')) return [`${inRepository(specifier.slice('@parlour/'.length))}.ts`];
    return specifier.startsWith('.')
      ? [posix.normalize(posix.join(dirname(path), specifier))]
      : [`package:${specifier}`];
  });
}

function sources(): { found: Source[]; homeless: string[] } {
  const paths = pathsBelow(ROOT).filter(path => isSource(path) && !isTestFile(path));
  const homeless = paths.filter(path => layerOf(path) === undefined);
  const found = paths.flatMap(path => {
    const layer = layerOf(path);
    const text = readFileSync(join(ROOT, path), 'utf8');
    return layer ? [{ path, text, layer, imports: importsOf(path, text) }] : [];
  });
  return { found, homeless };
}

function* layering({ path, layer, imports }: Source): Generator<string> {
  for (const target of imports) {
    if (target.startsWith('package:')) {
      if (layer.pure) yield `${path}: pure code imports ${target.slice('package:'.length)}`;
      continue;
    }
    const to = layerOf(target);
    if (to && to !== layer && !layer.uses.includes(to.name))
      yield `${path}: ${layer.name} may not use ${to.name} (${target})`;
    if (crossesBoxes(path, target)) yield `${path}: one box may not use another (${target})`;
  }
}

/** An example may stand on the shelf, too. */
const boxOf = (path: string): string | undefined => /^(?:games|examples\/boxes)\/(?!shelf\/)([^/]+)\//.exec(path)?.[1];
const crossesBoxes = (from: string, to: string): boolean =>
  boxOf(from) !== undefined && boxOf(to) !== undefined && boxOf(from) !== boxOf(to);

/** The club joins the server by hooks (apps/server/hooks.ts), so the server could do without it. */
const SERVER_CLUB = 'apps/server/club/';
const PASSES_CLUB_IN = 'apps/server/main.ts';

function* serverCore({ path, imports }: Source): Generator<string> {
  if (!path.startsWith('apps/server/') || path.startsWith(SERVER_CLUB) || path === PASSES_CLUB_IN) return;
  for (const target of imports)
    if (target.startsWith(SERVER_CLUB)) yield `${path}: only main.ts imports the club (${target}); add a hook`;
}

function* purity({ path, text, layer }: Source): Generator<string> {
  if (!layer.pure) return;
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  for (const [pattern, why] of IMPURE) if (pattern.test(code)) yield `${path}: pure code ${why}`;
  if (/\bexport default\b|:\s*any\b|\benum\s+\w+/.test(code)) yield `${path}: no default exports, any or enums here`;
}

/** Ids are read from the boxes. A quoted id outside its box hints at a special case. */
function* naming(found: readonly Source[]): Generator<string> {
  const ids = found
    .filter(({ path }) => /^games\/[^/]+\/box\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bid: '([^']+)'/g)].map(([, id = '']) => ({ id, box: boxOf(path) })),
    );
  for (const { path, text } of found) {
    if (
      path.endsWith('.generated.ts') ||
      path.startsWith('stress/bench/') ||
      path.startsWith('scripts/check/architecture')
    )
      continue;
    for (const { id, box } of ids) {
      if (boxOf(path) !== box && new RegExp(`['"\`]${id}['"\`]`).test(text)) yield `${path}: names the game ${id}`;
    }
  }
}

function* cycles(found: readonly Source[]): Generator<string> {
  const byPath = new Map(found.map(source => [source.path, source]));
  const done = new Set<string>();
  function* walk(path: string, trail: readonly string[]): Generator<string> {
    if (trail.includes(path)) yield `a cycle: ${[...trail.slice(trail.indexOf(path)), path].join(' -> ')}`;
    if (done.has(path) || trail.includes(path)) return;
    for (const next of staticImports(byPath.get(path))) yield* walk(next, [...trail, path]);
    done.add(path);
  }
  for (const { path } of found) yield* walk(path, []);
}

/** Type-only and lazy imports make no cycle at run time. */
function staticImports(source: Source | undefined): string[] {
  if (source === undefined) return [];
  const running = source.text.replace(/import type [\s\S]*?;|import\('[^']*'\)/g, '');
  return importsOf(source.path, running);
}

/** Benches and examples stand alone: the same names may mean different things in them. */
const isNamedSource = (source: Source): boolean =>
  isOutsideBoxes(source) && !/^(stress\/bench|examples)\//.test(source.path) && !source.path.endsWith('.mjs');

export function findViolations(): string[] {
  const { found, homeless } = sources();
  const each = found.flatMap(source => [...layering(source), ...serverCore(source), ...purity(source)]);
  const page = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  return [
    ...homeless.map(path => `${path}: belongs to no layer`),
    ...each,
    ...naming(found),
    ...cycles(found),
    ...homonyms(found.filter(isNamedSource)),
    ...found.filter(isNamedSource).flatMap(source => [...retiredWords(source)]),
    ...found.flatMap(source => [...participles(source)]),
    ...crowdedFolders(found.map(({ path }) => path)),
    ...mapDiffers(page, LAYERS),
    ...tooManyWords(page),
    ...findSharedPrefixes(readRuleBooks()),
  ];
}

type LayerRow = { readonly name: string; readonly uses: readonly string[] };

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim());

/** Returns the rows of the table under a heading. */
function rowsUnder(page: string, heading: string): string[][] {
  const [, below = ''] = page.split(`\n## ${heading}\n`);
  const [section = ''] = below.split('\n## ');
  const lines = section.split('\n').filter(line => line.startsWith('|'));
  return lines.slice(2).map(cellsOf);
}

const inWords = (uses: readonly string[]): string => (uses.length === 0 ? 'nothing' : uses.join(', '));

export function* mapDiffers(page: string, layers: readonly LayerRow[]): Generator<string> {
  const rows = new Map(rowsUnder(page, 'Layers').map(([name = '', , , uses = '']) => [name, uses]));
  for (const { name, uses } of layers) {
    const told = rows.get(name);
    if (told === undefined) yield `ARCHITECTURE.md: the layer ${name} is not in the map`;
    else if (told !== inWords(uses)) yield `ARCHITECTURE.md: ${name} may use ${inWords(uses)}, not ${told}`;
    rows.delete(name);
  }
  for (const name of rows.keys()) yield `ARCHITECTURE.md: there is no layer ${name}`;
}

const MAX_GLOSSARY_WORDS = 25;

export function* tooManyWords(page: string): Generator<string> {
  const count = rowsUnder(page, 'Glossary').length;
  if (count === 0 || count > MAX_GLOSSARY_WORDS)
    yield `ARCHITECTURE.md: ${count} words in the glossary; the maximum is ${MAX_GLOSSARY_WORDS}`;
}

if (process.argv[1] === import.meta.filename) {
  const wrong = findViolations();
  for (const line of wrong) console.error(line);
  console.log(wrong.length === 0 ? 'The architecture is as documented.' : `${wrong.length} violations.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
