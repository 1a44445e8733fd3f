/** A spreadsheet that somebody pastes or opens: rows of texts, divided by tabs, commas or semicolons, as programs write them. */
import { assertDefined } from '@parlour/kernel/result';

/** More than any pack; less than a page chokes on. */
export const MOST_LETTERS = 300_000;

/** A row and its number as the spreadsheet counts, blank ones among them. */
export type Row = { readonly number: number; readonly cells: readonly string[] };

/** Which sign divides the columns: what the first line with anything in it has most of; a tab if there is one. */
function dividerOf(text: string): string {
  const line =
    text
      .replaceAll(/"[^"]*"/g, 'x')
      .split('\n')
      .find(each => /[^\s,;]/.test(each)) ?? '';
  const count = (sign: string): number => line.split(sign).length;
  if (line.includes('\t')) return '\t';
  return count(';') > count(',') ? ';' : ',';
}

/** A text between quotation marks may hold the divider, a line break, and a quotation mark written twice. */
const cellPattern = (divider: string): RegExp =>
  new RegExp(`(?:[ ]*"((?:[^"]|"")*)"[ ]*|([^${divider}\\n]*))(${divider}|\\n|$)`, 'y');

const plain = (text: string): string => text.replaceAll(/[\s\u00A0]+/g, ' ').trim();

/** Empty cells at the end say nothing. */
const trimmed = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex(cell => cell !== '') + 1);

const cleaned = (pasted: string): string =>
  pasted
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n');

/** Every row in which anything stands. */
export function readRows(pasted: string): readonly Row[] {
  const text = cleaned(pasted);
  const pattern = cellPattern(dividerOf(text));
  const rows: string[][] = [[]];
  while (pattern.lastIndex < text.length) {
    const [, quoted, bare = '', end] = pattern.exec(text) ?? ['', '', '', ''];
    assertDefined(rows.at(-1)).push(plain(quoted?.replaceAll('""', '"') ?? bare));
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows.map((cells, i) => ({ number: i + 1, cells: trimmed(cells) })).filter(({ cells }) => cells.length > 0);
}
