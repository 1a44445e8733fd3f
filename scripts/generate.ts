/**
 * Writes what follows from the folders: the registry of boxes on the shelf, the list of their puzzles, and of them and the examples each box's clauses from its
 * RULES.md and leaflets from its HOWTO.md and STORY.md.
 * `npm run generate` writes; with --check it only says what is out of step.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assertDefined } from '@parlour/kernel/result';
import { leafletsOf } from './leaflets.ts';
import { puzzleList } from './puzzles/list.ts';

const GAMES = join(import.meta.dirname, '..', 'games');
/** Boxes that stand beside the shelf until somebody puts them on it. */
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

/** A heading with its clauses, and those of sections before it that hold here too. */
type Section = { title: string; games: string[]; rows: Row[]; also: string[] };

const ROW = /^\| ([A-Z][A-Z0-9]-\d+r?) \| (.+?) \|\s*$/;
const ALSO = /^Of the clauses above these hold too: (.+)\.$/;

/** A heading names its games in backquotes; the rows of clauses below it belong to all of them. */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const line of markdown.split('\n')) {
    if (/^#/.test(line)) sections.push(headedBy(line));
    const section = sections.at(-1);
    const [, id, text] = ROW.exec(line) ?? [];
    if (id !== undefined && text !== undefined) section?.rows.push({ id, text, ruling: id.endsWith('r') });
    section?.also.push(...(ALSO.exec(line)?.[1]?.split(', ') ?? []));
  }
  return sections.filter(({ games, rows }) => games.length > 0 && rows.length > 0);
}

const headedBy = (line: string): Section => ({
  title: line.replace(/^#+ /, '').replace(/ \(`.*$/, ''),
  games: [...line.matchAll(/`([a-z0-9-]+)`/g)].map(([, id]) => assertDefined(id)),
  rows: [],
  also: [],
});

/** The clauses of each game, in the order of the rule book. */
export function clausesByGame(sections: readonly Section[]): Map<string, Row[]> {
  const order = sections.flatMap(({ rows }) => rows);
  const ids = new Map<string, Set<string>>();
  for (const { games, rows, also } of sections) {
    for (const game of games) ids.set(game, new Set([...(ids.get(game) ?? []), ...rows.map(({ id }) => id), ...also]));
  }
  return new Map([...ids].map(([game, held]) => [game, order.filter(({ id }) => held.has(id))]));
}

/** The clauses of a box as a module, out of its RULES.md: by game, and by the sections they stand in. */
export function sheetOf(folder: string): string {
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

/** The leaflets a box brings, each as a module of its own: they are read when somebody asks for them. */
export function leafletFiles(folder: string): [string, string][] {
  const from = dirname(folder) === GAMES ? '../shelf/leaflet.ts' : '@parlour/games/shelf/leaflet';
  const module = (name: string, type: string, value: unknown): string =>
    `${NOTICE}import type { Leaflet } from '${from}';\n\nexport const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`;
  const read = (file: string) => leafletsOf(readFileSync(join(folder, file), 'utf8'));
  const has = (file: string): boolean => existsSync(join(folder, file));
  const howTo = has('HOWTO.md') ? [['how-to', module('howTo', 'readonly Leaflet[]', read('HOWTO.md'))] as const] : [];
  const story = has('STORY.md') ? [['story', module('story', 'Leaflet', read('STORY.md')[0])] as const] : [];
  return [...howTo, ...story].map(([name, text]) => [join(folder, `${name}.generated.ts`), text]);
}

/** Every generated file with the text it should have. */
export function generated(): Map<string, string> {
  const boxes = boxFolders();
  const files = new Map([[join(GAMES, 'shelf', 'registry.generated.ts'), registry(boxes)]]);
  files.set(join(GAMES, 'shelf', 'puzzles.generated.ts'), NOTICE + puzzleList(boxes.map(box => join(GAMES, box))));
  const folders = [...boxes.map(box => join(GAMES, box)), ...boxFolders(EXAMPLES).map(box => join(EXAMPLES, box))];
  for (const folder of folders) {
    files.set(join(folder, 'sheet.generated.ts'), sheetOf(folder));
    for (const [file, text] of leafletFiles(folder)) files.set(file, text);
  }
  return files;
}

export const outOfStep = (): string[] =>
  [...generated()]
    .filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
    .map(([file]) => file);

if (process.argv[1] === import.meta.filename) {
  const stale = outOfStep();
  if (process.argv.includes('--check')) {
    for (const file of stale) console.error(`${file} is out of step: run npm run generate.`);
    process.exitCode = stale.length > 0 ? 1 : 0;
  } else {
    const files = generated();
    for (const file of stale) writeFileSync(file, assertDefined(files.get(file)));
    console.log(stale.length > 0 ? `Wrote ${stale.length} files.` : 'Everything is in step.');
  }
}
