/** Finds which columns of a table hold which texts of a pack: by headings in several languages, or by their contents. */
import { failure, itemAt, type Result, success } from '@parlour/kernel/result';
import { ownPacksText } from './own-packs-text.ts';
import type { SheetRow, SheetTable } from './table-file.ts';
import type { PackTemplate, TemplateField } from './template.ts';

/** Index of the column of each field, by field name, and the sheet row where the cards begin. */
export type ColumnChoice = {
  readonly columnOf: Readonly<Record<string, number>>;
  readonly firstRow: number;
};

export type GuessedColumns = ColumnChoice & {
  readonly headings?: { readonly row: number; readonly cells: readonly string[] };
  /** Whether a person should look at the choice before it is used. */
  readonly isSure: boolean;
  /** How well the table suits the template, to choose between templates. */
  readonly score: number;
};

/** The fields that a column can hold: texts, then the subject, the group and the extras. */
export const importFields = ({ columns, about, group, groupHeadings, extras }: PackTemplate): TemplateField[] => [
  ...columns,
  ...(about ? [about] : []),
  { name: group, maxLength: Number.POSITIVE_INFINITY, headings: groupHeadings },
  ...extras,
];

/** "Questions:", "1. QUESTION" and "question (1 mark)" are the same; accents do not count. */
const foldHeading = (cell: string): string =>
  cell
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/^\d+[.)]|\([^)]*\)|[:.*?#/_]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const foldText = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

function isHeadingOf({ name, headings = [] }: TemplateField, cell: string): boolean {
  const folded = foldHeading(cell);
  return [name, ...headings].some(each => folded === foldHeading(each) || folded === `${foldHeading(each)}s`);
}

/** Finds the fields that a row names, each once. */
function fieldsNamedBy(template: PackTemplate, cells: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [column, cell] of cells.entries()) {
    const field = cell === '' ? undefined : importFields(template).find(each => isHeadingOf(each, cell));
    if (field) found[field.name] ??= column;
  }
  return found;
}

/** Titles and remarks may stand above the headings. */
const MAX_ROWS_ABOVE = 10;

type Headings = { readonly columnOf: Record<string, number>; readonly row: number; readonly cells: readonly string[] };

/** Languages that cards can be printed in. */
export const LANGUAGES: readonly string[] = [
  ...['en', 'cy', 'cs', 'da', 'de', 'el', 'es', 'et', 'fi', 'fr', 'ga', 'hr', 'hu', 'is', 'it', 'la', 'lt', 'lv', 'nl'],
  ...['nb', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'tr', 'uk'],
];

export const languageName = (code: string, reader = 'en'): string =>
  new Intl.DisplayNames([reader], { type: 'language' }).of(code) ?? code;

/** Returns the language that a heading names in English or in the language itself. */
export const languageOfHeading = (cell: string): string | undefined =>
  LANGUAGES.find(code =>
    [languageName(code), languageName(code, code)].some(name => foldHeading(name) === foldHeading(cell)),
  );

/** Vocabulary stands under the names of two languages. */
function findLanguageHeadings({ columns }: PackTemplate, { rows }: SheetTable): Headings | undefined {
  for (const { number, cells } of rows.slice(0, MAX_ROWS_ABOVE)) {
    const named = cells.flatMap((cell, column) => (languageOfHeading(cell) === undefined ? [] : [column]));
    if (columns.length > 1 && named.length === columns.length)
      return {
        row: number,
        cells,
        columnOf: Object.fromEntries(columns.map(({ name }, i) => [name, itemAt(named, i)])),
      };
  }
  return undefined;
}

/**
 * A row that names two fields, or the first one if it names one by more than a letter: "A" alone may be an answer, and
 * "word" below may be a word to learn.
 */
function findHeadings(template: PackTemplate, table: SheetTable): Headings | undefined {
  const { rows, headings } = table;
  const candidates = [{ number: 0, cells: headings }, ...rows.slice(0, MAX_ROWS_ABOVE)]
    .map(({ number, cells }) => ({ row: number, cells, columnOf: fieldsNamedBy(template, cells) }))
    .filter(({ row, columnOf, cells }) => {
      const named = Object.values(columnOf);
      const isFirst = row === 0 || row === rows[0]?.number;
      return named.length > 1 || (isFirst && named.some(column => itemAt(cells, column).length > 2));
    });
  const [best] = candidates.toSorted((a, b) => Object.keys(b.columnOf).length - Object.keys(a.columnOf).length);
  const languages = findLanguageHeadings(template, table);
  // "Topic, English, French" names one field by its heading, the others by their languages.
  return languages?.row === best?.row && languages && best
    ? { ...best, columnOf: { ...languages.columnOf, ...best.columnOf } }
    : (best ?? languages);
}

const cellsOf = (rows: readonly SheetRow[], column: number): string[] =>
  rows.map(({ cells }) => cells[column] ?? '').filter(cell => cell !== '');

/** Fewer cells are filled in a column of remarks than in one of texts. */
const MIN_FILLED = 0.3;

const isCounting = (texts: readonly string[]): boolean =>
  texts.length > 2 &&
  texts.every(
    (text, i) =>
      /^\d+[.)]?$/.test(text) &&
      (i === 0 || Number.parseInt(text, 10) === Number.parseInt(itemAt(texts, i - 1), 10) + 1),
  );

const hasRepeats = (texts: readonly string[]): boolean => new Set(texts.map(foldText)).size <= texts.length / 2;

/** Without the empty cells at the end. */
export const usedWidth = (cells: readonly string[]): number => cells.findLastIndex(cell => cell !== '') + 1;

const widthOf = (rows: readonly SheetRow[]): number => Math.max(0, ...rows.map(({ cells }) => cells.length));

/** Returns the columns of texts that no heading names; numbers that only count are left out. */
function usedColumns(rows: readonly SheetRow[], taken: readonly number[]): number[] {
  return Array.from({ length: widthOf(rows) }, (_, column) => column).filter(column => {
    const texts = cellsOf(rows, column);
    return (
      !taken.includes(column) && texts.length >= MIN_FILLED * rows.length && texts.length > 0 && !isCounting(texts)
    );
  });
}

/** Rows at the top with a single cell are titles, if the others have more. */
function rowsBelowTitles(rows: readonly SheetRow[], needed: number): readonly SheetRow[] {
  const isFull = ({ cells }: SheetRow): boolean => cells.filter(cell => cell !== '').length >= needed;
  const first = rows.findIndex(isFull);
  return first > 0 && first < MAX_ROWS_ABOVE && needed > 1 ? rows.slice(first) : rows;
}

/** Headings in a language that is not known: short, and no question where the others are. */
function looksLikeHeadings(rows: readonly SheetRow[], columns: readonly number[]): boolean {
  const [first, ...others] = rows;
  if (!first || others.length < 3) return false;
  const texts = columns.map(column => first.cells[column] ?? '');
  const isAsked = (column: number): boolean =>
    cellsOf(others, column).filter(text => text.includes('?')).length > others.length / 2;
  return columns.some(isAsked) && texts.every(text => text.length < 20 && !text.includes('?'));
}

/** Without headings the texts are the last columns, preceded by the subject and the group. */
function guessByContents(template: PackTemplate, { rows: all, headings }: SheetTable): GuessedColumns {
  const names = template.columns.map(({ name }) => name);
  const rows = rowsBelowTitles(all, names.length);
  const used = usedColumns(
    rows,
    headings.flatMap((heading, column) => (heading ? [column] : [])),
  );
  const extra = used.slice(0, Math.max(0, used.length - names.length));
  const isGroup = (column: number): boolean =>
    cellsOf(rows, column).every(cell => groupIndexForCell(template, cell) >= 0);
  const grouped = extra.find(isGroup);
  const repeated = used.find(column => column !== grouped && template.about && hasRepeats(cellsOf(rows, column)));
  const about = extra.length > (grouped === undefined ? 0 : 1) ? (repeated ?? extra.at(-1)) : undefined;
  const texts = used.filter(column => column !== about && column !== grouped);
  const hasForeignHeadings = looksLikeHeadings(rows, used);
  const isSure = texts.length === names.length && !hasForeignHeadings && (about === undefined || about === repeated);
  const columnOf: Record<string, number> = Object.fromEntries(
    names.flatMap((name, i) => (texts[i] === undefined ? [] : [[name, texts[i]]])),
  );
  if (about !== undefined && template.about) columnOf[template.about.name] = about;
  if (grouped !== undefined) columnOf[template.group] = grouped;
  const firstRow = rows[hasForeignHeadings ? 1 : 0]?.number ?? 1;
  const missing = names.length - Math.min(names.length, texts.length);
  const found = hasForeignHeadings ? { headings: { row: itemAt(rows, 0).number, cells: itemAt(rows, 0).cells } } : {};
  return { columnOf, firstRow, ...found, isSure, score: (isSure ? 1 : 0) - missing };
}

/** A field without a heading gets the only column that is left. */
function guessByHeadings(template: PackTemplate, rows: readonly SheetRow[], headings: Headings): GuessedColumns {
  const below = rows.filter(({ number }) => number > headings.row);
  const columnOf = { ...headings.columnOf };
  const missing = template.columns.filter(({ name }) => columnOf[name] === undefined);
  const left = usedColumns(below, Object.values(columnOf)).filter(column => !headings.cells[column]);
  const unnamed = left.length > 0 ? left : usedColumns(below, Object.values(columnOf));
  if (missing.length === unnamed.length)
    for (const [i, { name }] of missing.entries()) columnOf[name] = itemAt(unnamed, i);
  const named = template.columns.length - missing.length;
  const isTwice = headings.cells.some(
    (cell, i) => cell !== '' && template.columns.some(field => isHeadingOf(field, cell) && columnOf[field.name] !== i),
  );
  const isFromAnki = headings.row === 0 && missing.length === unnamed.length;
  const isSure = (missing.length === 0 || isFromAnki) && !isTwice;
  const found = { row: headings.row, cells: headings.cells };
  return { columnOf, firstRow: headings.row + 1, headings: found, isSure, score: 3 * named + (isSure ? 1 : 0) };
}

/** Guesses the columns of a table; where it is not sure, a person has to look. */
export function guessColumns(template: PackTemplate, table: SheetTable): GuessedColumns {
  const headings = findHeadings(template, table);
  return headings ? guessByHeadings(template, table.rows, headings) : guessByContents(template, table);
}

/** Returns the number of the group a cell names: "B", "book b" and "Book B" are the same; -1 if there is none. */
export function groupIndexForCell({ groups, group }: PackTemplate, cell: string): number {
  const wanted = foldText(cell).replace(`${group} `, '');
  return groups.findIndex(name => name.toLowerCase() === `${group} ${wanted}`);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Spreadsheets name columns A to Z, then AA. */
export const columnLetters = (column: number): string =>
  column < 26 ? itemAt(LETTERS, column) : columnLetters(Math.floor(column / 26) - 1) + itemAt(LETTERS, column % 26);

/** Reads "question=B,answer=3" into columns; A and 1 are the first. */
export function parseColumns(template: PackTemplate, text: string): Result<ColumnChoice['columnOf']> {
  const names = importFields(template).map(({ name }) => name);
  const columnOf: Record<string, number> = {};
  for (const part of text.split(',')) {
    const [name = '', column = ''] = part.split('=').map(each => each.trim().toLowerCase());
    if (!names.includes(name) || !/^(?:[a-z]|[1-9]\d?)$/.test(column))
      return failure(ownPacksText('columnsUnreadable', { part, names: names.join(', ') }));
    columnOf[name] = /\d/.test(column) ? Number(column) - 1 : LETTERS.indexOf(column.toUpperCase());
  }
  const missing = template.columns.filter(({ name }) => columnOf[name] === undefined).map(({ name }) => name);
  if (missing.length > 0) return failure(ownPacksText('columnsMissing', { names: missing.join(', ') }));
  return success(columnOf);
}
