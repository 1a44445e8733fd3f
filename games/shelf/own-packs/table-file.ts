/**
 * Reads any table into rows with their numbers in the spreadsheet: CSV with any separator, .xlsx, exports of Quizlet
 * and Anki, and what is pasted from a spreadsheet.
 */
import { decodeText } from '@parlour/kernel/authoring/data-files';
import { assertDefined, failure, itemAt, type Result, success } from '@parlour/kernel/result';
import { ownPacksText } from './own-packs-text.ts';

/** Larger than any pack; a page still handles it. */
export const MAX_CHARACTERS = 300_000;

/** A row with its number in the spreadsheet, blank rows counted. */
export type SheetRow = { readonly number: number; readonly cells: readonly string[] };

export type SheetTable = {
  /** Without blank rows. */
  readonly rows: readonly SheetRow[];
  /** Names of columns that stand outside the rows, in files of Anki; '' where there is none. */
  readonly headings: readonly string[];
};

export type PackSource =
  | { readonly is: 'json'; readonly text: string }
  | { readonly is: 'table'; readonly table: SheetTable };

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, i) => bytes[i] === byte);

/** Reads a pack file or a table. `decode` is for another encoding than those that can be recognized. */
export async function readPackSource(
  bytes: Uint8Array,
  decode: (bytes: Uint8Array) => string = decodeText,
): Promise<Result<PackSource>> {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return failure(ownPacksText('oldExcel'));
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return failure(ownPacksText('pdf'));
  const rows = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)
    ? await (await import('./xlsx.ts')).readXlsxRows(bytes)
    : undefined;
  if (rows) return rows.ok ? success({ is: 'table', table: tableOfRows(rows.value) }) : rows;
  const text = decode(bytes);
  if (/^\uFEFF?\s*[{[]/.test(text)) return success({ is: 'json', text });
  const table = parseTable(text);
  return table.ok ? success({ is: 'table', table: table.value }) : table;
}

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raiseDigits = (text: string, digits: string): string => text.replaceAll(/\d/g, digit => itemAt(digits, +digit));

const TAG = /<\/?(?:a|b|br|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|s|small|span|strong|u|ul)(?:\s[^<>]*)?\/?>/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Anki writes HTML: line breaks and blocks become spaces, digits keep their place above or below the line. */
const stripHtml = (text: string): string =>
  text
    .replaceAll(/<(sub|sup)>(\d+)<\/\1>/gi, (_, tag, digits) =>
      raiseDigits(digits, tag.toLowerCase() === 'sub' ? SUBSCRIPTS : SUPERSCRIPTS),
    )
    .replaceAll(TAG, tag => (/^<\/?(?:b|em|font|i|span|strong|u)\b/i.test(tag) ? '' : ' '))
    .replaceAll(/\[sound:[^\]]*\]/g, ' ')
    .replaceAll(/&(?:#(\d{1,6})|(\w{2,5}));/g, (entity, code, name) =>
      code === undefined ? (ENTITIES[name] ?? entity) : String.fromCodePoint(Number(code)),
    );

/** Letters and their accents become one sign, as fonts have them; invisible signs go. */
const cleanCell = (text: string, isHtml: boolean): string =>
  (isHtml ? stripHtml(text) : text)
    .normalize('NFC')
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replaceAll(/[\s\u00A0\p{Cc}]+/gu, ' ')
    .trim();

function tableOfRows(all: readonly (readonly string[])[], firstNumber = 1, isHtml = false): SheetTable {
  const rows = all.map((cells, i) => ({
    number: i + firstNumber,
    cells: cells.map(cell => cleanCell(cell, isHtml)),
  }));
  return { rows: rows.filter(({ cells }) => cells.some(cell => cell !== '')), headings: [] };
}

/** What divides cells, and what divides rows. */
type Layout = readonly [cell: string, row: string];
const COMMON_LAYOUTS: readonly Layout[] = [
  ['\t', '\n'],
  [';', '\n'],
  [',', '\n'],
  ['|', '\n'],
];
/** Quizlet can export all rows in one line. */
const ONE_LINE_LAYOUTS: readonly Layout[] = [
  ['\t', ';'],
  [',', ';'],
];
/** Lists typed by hand: "cat - chat". */
const TYPED_LAYOUTS: readonly Layout[] = [' - ', ' – ', ' — ', ' = ', '=', ': ', ':'].map(cell => [cell, '\n']);

const escapePattern = (text: string): string => text.replaceAll(/[|.*+?^$()[\]{}\\]/g, '\\$&');

/** A quoted text may contain dividers, line breaks and doubled quotation marks. */
function cellPattern([cell, row]: Layout): RegExp {
  const [ofCell, ofRow] = [escapePattern(cell), escapePattern(row)];
  return new RegExp(`(?: *"((?:[^"]|"")*)" *|((?:(?!${ofCell}|${ofRow})[^])*))(${ofCell}|${ofRow}|$)`, 'y');
}

function splitCells(text: string, layout: Layout): string[][] {
  const pattern = cellPattern(layout);
  const rows: string[][] = [[]];
  while (pattern.lastIndex < text.length) {
    const [, quoted, bare = '', end] = pattern.exec(text) ?? ['', '', '', ''];
    assertDefined(rows.at(-1)).push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === layout[1]) rows.push([]);
    if (end === '') break;
  }
  return rows;
}

/** How many rows have the most frequent width, from 0 to 1; 0 if most have one column. */
function layoutScore(text: string, layout: Layout): number {
  const rows = splitCells(text, layout).filter(cells => cells.some(cell => cell.trim() !== ''));
  const shareOf = (widths: readonly number[]): number => {
    const counts = new Map<number, number>();
    for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
    const [width = 1, count = 0] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
    return width > 1 ? count / rows.length : 0;
  };
  const usedWidth = (cells: readonly string[]): number => cells.findLastIndex(cell => cell.trim() !== '') + 1;
  return Math.max(shareOf(rows.map(({ length }) => length)), shareOf(rows.map(usedWidth)));
}

/** As much as shows how a file is laid out. */
const SAMPLE_CHARACTERS = 20_000;

/** In a regular table most rows are equally wide. */
const MIN_SCORE = 0.5;

/** Of equal scores the first layout wins. */
function detectLayout(text: string): Layout {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const best = (layouts: readonly Layout[]): Layout | undefined => {
    const scored = layouts.map(layout => ({ layout, score: layoutScore(sample, layout) }));
    const [first] = scored.toSorted((a, b) => b.score - a.score);
    return first && first.score >= MIN_SCORE ? first.layout : undefined;
  };
  const isOneLine = !sample.trim().includes('\n') && sample.includes(';');
  const inOneLine = isOneLine ? ONE_LINE_LAYOUTS.find(layout => layoutScore(sample, layout) === 1) : undefined;
  return inOneLine ?? best(COMMON_LAYOUTS) ?? best(TYPED_LAYOUTS) ?? itemAt(COMMON_LAYOUTS, 0);
}

const ANKI_LINE = /^#(separator|html|columns|tags|deck|notetype|if matches|(?:guid|notetype|deck|tags) column):(.*)$/i;
const ANKI_SEPARATORS: Readonly<Record<string, string>> = {
  ...{ tab: '\t', comma: ',', semicolon: ';', pipe: '|', colon: ':', space: ' ' },
};

/** The lines at the top of an export of Anki, by name. */
function ankiSettings(text: string): { readonly lines: number; readonly settings: ReadonlyMap<string, string> } {
  const settings = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, name, value] = ANKI_LINE.exec(line) ?? [];
    if (name === undefined || value === undefined) break;
    settings.set(name.toLowerCase(), value.trim());
  }
  return { lines: settings.size, settings };
}

/** "#tags column:3" names a column, and "#columns:Front→Back" names all. */
function ankiHeadings(settings: ReadonlyMap<string, string>, divider: string): string[] {
  const headings = settings.get('columns')?.split(divider) ?? [];
  for (const [name, value] of settings)
    if (name.endsWith(' column') && Number(value) > 0 && Number(value) < 100)
      headings[Number(value) - 1] = name.replace(' column', '');
  return Array.from(headings, heading => cleanCell(heading ?? '', false));
}

/** Reads a text table. Fails only if it is too long. */
export function parseTable(pasted: string): Result<SheetTable> {
  if (pasted.length > MAX_CHARACTERS) return failure(ownPacksText('textTooLong', { max: MAX_CHARACTERS }));
  const text = pasted.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const { lines, settings } = ankiSettings(text);
  const body = text.split('\n').slice(lines).join('\n');
  const named = settings.get('separator');
  const divider = named === undefined ? undefined : (ANKI_SEPARATORS[named.toLowerCase()] ?? named);
  const layout: Layout = divider ? [divider, '\n'] : detectLayout(body);
  const isHtml = settings.get('html') === 'true' || /<(?:b|br|div|i|span|sub|sup|u)\b[^<>]*>/i.test(body);
  const table = tableOfRows(splitCells(body, layout), lines + 1, isHtml);
  return success({ ...table, headings: ankiHeadings(settings, layout[0]) });
}
