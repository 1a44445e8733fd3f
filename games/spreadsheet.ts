/** A spreadsheet that somebody pastes: rows of texts, divided by tabs, commas or semicolons, as programs copy them. */
import { type Draft, type Making, rowsOf } from './making.ts';

/** Which sign divides the columns: what the first line has most of; a tab if it has any. */
function dividerOf(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split('\n');
  const count = (sign: string): number => line.split(sign).length;
  if (line.includes('\t')) return '\t';
  return count(';') > count(',') ? ';' : ',';
}

/** A text between quotation marks may hold the divider, a line break, and a quotation mark written twice. */
const cellPattern = (divider: string): RegExp =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^${divider}\\n]*))(${divider}|\\n|$)`, 'y');

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export function readRows(pasted: string): string[][] {
  const text = pasted
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n');
  const pattern = cellPattern(dividerOf(text));
  const rows: string[][] = [[]];
  while (pattern.lastIndex < text.length) {
    const [, quoted, bare = '', end] = pattern.exec(text) ?? ['', '', '', ''];
    rows.at(-1)!.push(plain(quoted?.replaceAll('""', '"') ?? bare));
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter(row => row.some(cell => cell !== ''));
}

/** A head line names a column of ours, as in "Question", and is not a row. */
function isHeadLine(row: readonly string[], { columns, about }: Making): boolean {
  const names = [...columns, ...(about ? [about] : [])].map(({ name }) => name.toLowerCase());
  return row.some(cell => names.includes(cell.toLowerCase()));
}

export type Pasted = { readonly draft: Draft; readonly message: string } | { readonly wrong: string };

/**
 * The last columns are the texts of a row; the one before them, if there is one, says what its group is about. Whatever
 * stands before that, such as the letter of a book, only orders the sheet.
 */
export function paste(making: Making, draft: Draft, pasted: string): Pasted {
  const all = readRows(pasted);
  const rows = all[0] && isHeadLine(all[0], making) ? all.slice(1) : all;
  const [wanted, columns] = [rowsOf(making), making.columns.length];
  const short = rows.findIndex(row => row.length < columns);
  if (rows.length === 0) return { wrong: 'There is nothing in it to take over.' };
  if (short >= 0)
    return { wrong: `Row ${short + 1} has ${rows[short]!.length} of ${columns} columns: ${namesOf(making)}.` };
  if (rows.length > wanted) return { wrong: `There are ${rows.length} rows; a pack has ${wanted}.` };
  const cells = draft.cells.map((old, i) => rows[i]?.slice(-columns) ?? old);
  return { draft: { ...draft, cells, about: aboutFrom(making, draft, rows) }, message: said(rows.length, wanted) };
}

const namesOf = ({ columns }: Making): string => columns.map(({ name }) => name).join(', ');

const said = (rows: number, wanted: number): string =>
  rows === wanted
    ? `All ${wanted} rows are taken over.`
    : `${rows} rows are taken over; ${wanted - rows} are still to come.`;

function aboutFrom({ columns, rowsAGroup, about }: Making, draft: Draft, rows: readonly string[][]): readonly string[] {
  if (!about) return draft.about;
  return draft.about.map((old, group) => {
    const row = rows[group * rowsAGroup];
    return (row && row.length > columns.length && row.at(-columns.length - 1)) || old;
  });
}
