/**
 * `npm run generate` writes the generated files: the registry of boxes, the list of puzzles, and of every box its
 * clauses from RULES.md and its leaflets from HOWTO.md and STORY.md. `--check` only reports stale files.
 * `npm run generate -- records | puzzles | confusables` runs a script of scripts/generate instead.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentBlock, Leaflet } from '@parlour/games/shelf/leaflets';
import { type PuzzlePack, parsePuzzlePack, SOLVERS } from '@parlour/games/shelf/puzzles/pack';
import { assertDefined, itemAt, unwrap } from '@parlour/kernel/result';
import { exitWithError, run } from './lib/run.mjs';

const GAMES = join(import.meta.dirname, '..', 'games');
/** The example boxes. */
const EXAMPLES = join(import.meta.dirname, '..', 'examples', 'boxes');
const NOTICE = '// Written by `npm run generate`; do not edit.\n';

export const boxFolders = (shelf: string = GAMES): string[] =>
  readdirSync(shelf, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(shelf, entry.name, 'box.ts')))
    .map(entry => entry.name)
    .sort();

function registry(boxes: readonly string[]): string {
  const name = (box: string): string => box.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const imports = boxes.map(box => `import { box as ${name(box)} } from '../${box}/box.ts';`);
  const list = boxes.map(name).join(', ');
  return `${NOTICE}${imports.join('\n')}\nimport type { Box } from './shelf.ts';\n\nexport const boxes: readonly Box[] = [${list}];\n`;
}

type Row = { id: string; text: string; ruling: boolean };

/** A heading with its clauses, and clauses of earlier sections that also apply. */
type Section = { title: string; games: string[]; rows: Row[]; also: string[] };

const ROW = /^\| ([A-Z][A-Z0-9]-\d+r?) \| (.+?) \|\s*$/;
const ALSO = /^Of the clauses above these hold too: (.+)\.$/;

/** A heading names its games in backquotes; the clause rows below it belong to all of them. */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const line of markdown.split('\n')) {
    if (/^#/.test(line)) sections.push(newSection(line));
    const section = sections.at(-1);
    const [, id, text] = ROW.exec(line) ?? [];
    if (id !== undefined && text !== undefined) section?.rows.push({ id, text, ruling: id.endsWith('r') });
    section?.also.push(...(ALSO.exec(line)?.[1]?.split(', ') ?? []));
  }
  return sections.filter(({ games, rows }) => games.length > 0 && rows.length > 0);
}

const newSection = (line: string): Section => ({
  title: line.replace(/^#+ /, '').replace(/ \(`.*$/, ''),
  games: [...line.matchAll(/`([a-z0-9-]+)`/g)].map(([, id]) => assertDefined(id)),
  rows: [],
  also: [],
});

/** The clauses of each game in the order of the rule book. */
export function clausesByGame(sections: readonly Section[]): Map<string, Row[]> {
  const order = sections.flatMap(({ rows }) => rows);
  const ids = new Map<string, Set<string>>();
  for (const { games, rows, also } of sections) {
    for (const game of games) ids.set(game, new Set([...(ids.get(game) ?? []), ...rows.map(({ id }) => id), ...also]));
  }
  return new Map([...ids].map(([game, held]) => [game, order.filter(({ id }) => held.has(id))]));
}

/** The clauses of a box as a module, by game and by section. */
export function clauseModule(folder: string): string {
  const sections = sectionsOf(readFileSync(join(folder, 'RULES.md'), 'utf8'));
  const row = ({ id, text, ruling }: Row): string => `    { id: '${id}', text: ${quote(text)}, ruling: ${ruling} },`;
  const games = [...clausesByGame(sections)].map(([game, rows]) => `  '${game}': [\n${rows.map(row).join('\n')}\n  ],`);
  const listed = (names: readonly string[]): string => `[${names.map(quote).join(', ')}]`;
  const section = ({ title, games, rows, also }: Section): string =>
    `  { title: ${quote(title)}, games: ${listed(games)}, clauses: ${listed(rows.map(({ id }) => id))}, also: ${listed(also)} },`;
  const sheet = `export const sheet = {\n${games.join('\n')}\n} as const;\n`;
  return `${NOTICE}${sheet}\nexport const sections = [\n${sections.map(section).join('\n')}\n] as const;\n`;
}

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Each leaflet is a module, so that it is loaded when it is read. */
export function leafletFiles(folder: string): [string, string][] {
  const from = dirname(folder) === GAMES ? '../shelf/leaflets.ts' : '@parlour/games/shelf/leaflets';
  const module = (name: string, type: string, value: unknown): string =>
    `${NOTICE}import type { Leaflet } from '${from}';\n\nexport const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`;
  const read = (file: string) => {
    const leaflets = parseLeaflets(readFileSync(join(folder, file), 'utf8'));
    if (leaflets.length === 0)
      throw new Error(`${join(folder, file)} has no text: it needs "## Title", then "### Part", then text.`);
    return leaflets;
  };
  const has = (file: string): boolean => existsSync(join(folder, file));
  const howTo = has('HOWTO.md') ? [['how-to', module('howTo', 'readonly Leaflet[]', read('HOWTO.md'))] as const] : [];
  const story = has('STORY.md') ? [['story', module('story', 'Leaflet', read('STORY.md')[0])] as const] : [];
  return [...howTo, ...story].map(([name, text]) => [join(folder, `${name}.generated.ts`), text]);
}

/** Returns every generated file with its text. */
export function generateFiles(): Map<string, string> {
  const boxes = boxFolders();
  const files = new Map([[join(GAMES, 'shelf', 'registry.generated.ts'), registry(boxes)]]);
  files.set(
    join(GAMES, 'shelf', 'puzzles', 'kinds.generated.ts'),
    NOTICE + puzzleList(boxes.map(box => join(GAMES, box))),
  );
  const folders = [...boxes.map(box => join(GAMES, box)), ...boxFolders(EXAMPLES).map(box => join(EXAMPLES, box))];
  for (const folder of folders) {
    files.set(join(folder, 'sheet.generated.ts'), clauseModule(folder));
    for (const [file, text] of leafletFiles(folder)) files.set(file, text);
  }
  return files;
}

export const findStaleFiles = (): string[] =>
  [...generateFiles()]
    .filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
    .map(([file]) => file);

/**
 * Parses the leaflets of a box, HOWTO.md and STORY.md:
 *
 *     ## Title (`game`, `game`)    a leaflet, and its games
 *     ### Heading                  a part of it
 *     Text up to an empty line.
 *     - an item of a list
 *     > eu-map eu-man: caption     cards by their names
 *     ```caption                   cards in squares, a line per row, a point for an empty square
 *     ..SONG
 *     ```
 */

type LeafletDraft = { title: string; games: string[]; parts: { title: string; blocks: ContentBlock[] }[] };

/** Splits the text into chunks; an empty line, a heading or another kind of line ends a chunk. */
function chunksOf(markdown: string): string[][] {
  const chunks: string[][] = [[]];
  let inGrid = false;
  for (const line of markdown.split('\n')) {
    if (!inGrid && (line.trim() === '' || /^(#|- |> |```)/.test(line))) chunks.push([]);
    if (line.startsWith('```')) inGrid = !inGrid;
    if (line.trim() !== '') assertDefined(chunks.at(-1)).push(line);
  }
  return chunks.filter(({ length }) => length > 0);
}

const joinLines = (lines: readonly string[]): string => lines.map(line => line.trim()).join(' ');

function parseBlock(lines: readonly string[]): ContentBlock {
  const [first = '', ...rest] = lines;
  if (first.startsWith('```')) return { is: 'grid', rows: rest.slice(0, -1), says: first.slice(3).trim() };
  if (first.startsWith('- ')) return { is: 'list', items: [joinLines(lines).slice(2)] };
  if (!first.startsWith('> ')) return { is: 'text', text: joinLines(lines) };
  const [cards = '', ...says] = joinLines(lines).slice(2).split(': ');
  return { is: 'cards', cards: cards.split(' '), says: says.join(': ') };
}

/** Consecutive items form one list. */
function addBlock(blocks: ContentBlock[], block: ContentBlock): void {
  const last = blocks.at(-1);
  if (block.is === 'list' && last?.is === 'list') blocks[blocks.length - 1] = joinLists(last, block);
  else blocks.push(block);
}

const joinLists = (one: ContentBlock & { is: 'list' }, other: ContentBlock & { is: 'list' }): ContentBlock => ({
  is: 'list',
  items: [...one.items, ...other.items],
});

export function parseLeaflets(markdown: string): readonly Leaflet[] {
  const leaflets: LeafletDraft[] = [];
  const partOf = (): { title: string; blocks: ContentBlock[] } | undefined => leaflets.at(-1)?.parts.at(-1);
  for (const lines of chunksOf(markdown)) {
    const [, title, named = ''] = /^## (.+?)(?: \((`.*`)\))?$/.exec(itemAt(lines, 0)) ?? [];
    const [, heading] = /^### (.+)$/.exec(itemAt(lines, 0)) ?? [];
    if (title !== undefined) leaflets.push({ title, games: namesIn(named), parts: [] });
    else if (heading !== undefined) leaflets.at(-1)?.parts.push({ title: heading, blocks: [] });
    else if (!itemAt(lines, 0).startsWith('# ') && partOf())
      addBlock(assertDefined(partOf()).blocks, parseBlock(lines));
  }
  return leaflets;
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([a-z0-9-]+)`/g)].map(([, name]) => assertDefined(name));

const PACK_EXTENSION = '.puzzles.txt';

function packsIn(box: string): PuzzlePack[] {
  const folder = join(box, 'puzzles');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter(name => name.endsWith(PACK_EXTENSION));
  return files.sort().map(name => unwrap(parsePuzzlePack(readFileSync(join(folder, name), 'utf8'))));
}

/** The weakest solver of each puzzle is one digit. */
const listEntry = ({ kind, puzzles }: PuzzlePack): object => ({
  ...kind,
  found: puzzles.map(({ found }) => SOLVERS.indexOf(found)).join(''),
});

/** For the boxes by their folders, in the order of the shelf. */
export const puzzleList = (boxes: readonly string[]): string =>
  `import type { ListedPuzzleKind } from './list.ts';\n\nexport const kinds: readonly ListedPuzzleKind[] = ${JSON.stringify(boxes.flatMap(packsIn).map(listEntry), null, 2)};\n`;

/** Writes the files whose sources have changed. */
function writeStaleFiles(): void {
  const [stale, files] = [findStaleFiles(), generateFiles()];
  for (const file of stale) writeFileSync(file, assertDefined(files.get(file)));
  console.log(stale.length > 0 ? `Files written: ${stale.length}.` : 'All generated files are up to date.');
}

function reportStaleFiles(): void {
  const stale = findStaleFiles();
  for (const file of stale) console.error(`${file} is out of date: run npm run generate.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
}

/** Scripts that need more than the sources: time, or packages that are not installed. */
const ON_REQUEST = ['records', 'puzzles', 'confusables'];

if (process.argv[1] === import.meta.filename) {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined) writeStaleFiles();
  else if (name === '--check') reportStaleFiles();
  else if (ON_REQUEST.includes(name)) process.exitCode = run(`scripts/generate/${name}.ts`, args);
  else exitWithError(`Can't generate "${name}". Known names: ${ON_REQUEST.join(', ')}.`);
}
