/**
 * Imports the texts of a pack from a pasted or opened spreadsheet: parses CSV or TSV, finds the columns, fills the
 * draft, or says in one sentence what is wrong. An .xlsx file is first turned into TSV.
 */
import { decodeText } from '@parlour/kernel/authoring/data-files';
import { assertDefined, failure, itemAt, type Result, success } from '@parlour/kernel/result';
import { ownPacksText } from './own-packs-text.ts';
import { type PackDraft, type PackTemplate, rowCount } from './template.ts';

/** Larger than any pack; a page still handles it. */
export const MAX_CHARACTERS = 300_000;

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, i) => bytes[i] === byte);

/** Returns the text of a pack file: JSON, CSV or TSV, or the first sheet of an .xlsx file as TSV. */
export async function packFileText(bytes: Uint8Array): Promise<Result<string>> {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return failure(ownPacksText('oldExcel'));
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return (await import('./xlsx.ts')).xlsxToText(bytes);
  return success(decodeText(bytes));
}

export const isSpreadsheet = (text: string): boolean => !/^\uFEFF?\s*[{[]/.test(text);

/** A row with its number in the spreadsheet, blank rows counted. */
export type SheetRow = { readonly number: number; readonly cells: readonly string[] };

/**
 * Returns the delimiter: a tab if there is one in the first non-blank line, else the more frequent of semicolon and
 * comma.
 */
function detectDelimiter(text: string): string {
  const line =
    text
      .replaceAll(/"[^"]*"/g, 'x')
      .split('\n')
      .find(each => /[^\s,;]/.test(each)) ?? '';
  const count = (sign: string): number => line.split(sign).length;
  if (line.includes('\t')) return '\t';
  return count(';') > count(',') ? ';' : ',';
}

/** A quoted text may contain the delimiter, line breaks and doubled quotation marks. */
const cellPattern = (divider: string): RegExp =>
  new RegExp(`(?:[ ]*"((?:[^"]|"")*)"[ ]*|([^${divider}\\n]*))(${divider}|\\n|$)`, 'y');

const collapseSpaces = (text: string): string => text.replaceAll(/[\s\u00A0]+/g, ' ').trim();

/** Drops empty cells at the end. */
const trimRow = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex(cell => cell !== '') + 1);

const normalizeLines = (pasted: string): string =>
  pasted
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n');

/** Returns every row that is not blank. */
export function parseRows(pasted: string): readonly SheetRow[] {
  const text = normalizeLines(pasted);
  const pattern = cellPattern(detectDelimiter(text));
  const rows: string[][] = [[]];
  while (pattern.lastIndex < text.length) {
    const [, quoted, bare = '', end] = pattern.exec(text) ?? ['', '', '', ''];
    assertDefined(rows.at(-1)).push(collapseSpaces(quoted?.replaceAll('""', '"') ?? bare));
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows.map((cells, i) => ({ number: i + 1, cells: trimRow(cells) })).filter(({ cells }) => cells.length > 0);
}

/** Which column holds which text, and the optional ones. */
export type SheetColumns = {
  readonly texts: readonly number[];
  readonly about?: number;
  readonly group?: number;
  readonly extras: Readonly<Record<string, number>>;
  /** Number of heading rows at the top. */
  readonly headings: 0 | 1;
  /** Hints for the user. */
  readonly notes: readonly string[];
};

/** Normalizes a heading: "Questions:" is the heading "question". */
const normalizeHeading = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[:.*]+$/, '')
    .trim();

const isNamed = (cell: string, name: string): boolean => [name, `${name}s`].includes(normalizeHeading(cell));

const quoteList = (names: readonly string[]): string => names.map(name => `"${name}"`).join(', ');

const columnNames = ({ columns }: PackTemplate): string[] => columns.map(({ name }) => name);

function knownNames(template: PackTemplate): string[] {
  const { about, group, extras: besides } = template;
  return [...columnNames(template), ...(about ? [about.name] : []), group, ...besides.map(({ name }) => name)];
}

function columnsByHeading(template: PackTemplate, cells: readonly string[]): Result<SheetColumns> {
  const find = (name: string): number => cells.findIndex(cell => isNamed(cell, name));
  const duplicate = knownNames(template).find(name => cells.filter(cell => isNamed(cell, name)).length > 1);
  if (duplicate) return failure(ownPacksText('headingTwice', { name: duplicate }));
  const missing = columnNames(template).filter(name => find(name) < 0);
  if (missing.length > 0)
    return failure(ownPacksText('headingsMissing', { found: quoteList(cells), missing: quoteList(missing) }));
  const unknownHeadings = cells.filter(cell => cell !== '' && !knownNames(template).some(name => isNamed(cell, name)));
  const at = (name: string, key: string): Record<string, number> => (find(name) < 0 ? {} : { [key]: find(name) });
  return success({
    texts: columnNames(template).map(find),
    ...(template.about && at(template.about.name, 'about')),
    ...at(template.group, 'group'),
    extras: Object.assign({}, ...template.extras.map(({ name }) => at(name, name))),
    headings: 1,
    notes: unknownHeadings.map(name => ownPacksText('columnIgnored', { name, known: quoteList(knownNames(template)) })),
  });
}

/** Returns the number of the group a cell names: "B", "book b" and "Book B" are the same; -1 if there is none. */
export function groupIndexForCell({ groups, group }: PackTemplate, cell: string): number {
  const wanted = normalizeHeading(cell).replace(`${group} `, '');
  return groups.findIndex(name => name.toLowerCase() === `${group} ${wanted}`);
}

/** Without headings the texts are the last columns, preceded by the subject of the group and by its name. */
function columnsByCount(template: PackTemplate, rows: readonly SheetRow[]): Result<SheetColumns> {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const names = columnNames(template);
  const extra = width - names.length;
  const isOrdered = extra > 0 && rows.every(({ cells }) => groupIndexForCell(template, cells[0] ?? '') >= 0);
  const about = template.about && extra === (isOrdered ? 2 : 1) ? { about: extra - 1 } : {};
  const known = (isOrdered ? 1 : 0) + Object.keys(about).length;
  if (extra !== known) return failure(columnCountError(template, rows, width));
  const short = rows.find(({ cells }) => cells.length < names.length);
  if (short) return failure(rowTooShortError(names, short.number, short.cells.length));
  const texts = names.map((_, i) => extra + i);
  return success({ texts, ...about, ...(isOrdered && { group: 0 }), extras: {}, headings: 0, notes: [] });
}

const rowTooShortError = (names: readonly string[], row: number, count: number): string =>
  ownPacksText('rowTooShort', { row, count, expected: names.length, names: names.join(', ') });

function columnCountError(template: PackTemplate, rows: readonly SheetRow[], width: number): string {
  const names = columnNames(template);
  const widest = assertDefined(rows.find(({ cells }) => cells.length === width));
  if (width < names.length) return rowTooShortError(names, widest.number, width);
  const longRow = rows.filter(({ cells }) => cells.length === width).length < rows.length / 2;
  return longRow
    ? ownPacksText('rowTooLong', { row: widest.number, count: width })
    : ownPacksText('noKnownHeadings', { count: width, names: quoteList(names) });
}

/** Detects headings in other words, which would otherwise be imported as a row. */
function unknownHeadingsError(template: PackTemplate, rows: readonly SheetRow[]): string | undefined {
  const { rowsPerGroup: rowsAGroup, groups, groupPlural } = template;
  const isOneMore =
    rowsAGroup > 1 ? rows.length > 1 && rows.length % rowsAGroup === 1 : rows.length === groups.length + 1;
  if (!isOneMore) return undefined;
  const first = itemAt(rows, 0).cells.join(', ');
  const names = quoteList(columnNames(template));
  return ownPacksText('unknownHeadings', { count: rows.length, groupPlural, first, names });
}

/** Detects a row with more cells than headings: an unquoted comma has cut a text in two. */
function splitRowError(rows: readonly SheetRow[]): string | undefined {
  const { cells } = itemAt(rows, 0);
  const longRow = rows.find(row => row.cells.length > cells.length);
  return (
    longRow &&
    ownPacksText('rowLongerThanHeadings', {
      row: longRow.number,
      count: longRow.cells.length,
      headings: cells.length,
    })
  );
}

/** Finds the columns of the texts by their headings, or by the number of columns. */
export function detectColumns(template: PackTemplate, rows: readonly SheetRow[]): Result<SheetColumns> {
  const [first] = rows;
  if (!first) return failure(ownPacksText('nothingPasted'));
  const isHeading = first.cells.some(cell => columnNames(template).some(name => isNamed(cell, name)));
  const wrong = isHeading ? splitRowError(rows) : unknownHeadingsError(template, rows);
  if (wrong) return failure(wrong);
  return isHeading ? columnsByHeading(template, first.cells) : columnsByCount(template, rows);
}

/** A row of the spreadsheet and the row of the pack it is for. */
type TargetedRow = { readonly row: SheetRow; readonly at: number };

export type SpreadsheetImport = {
  readonly draft: PackDraft;
  readonly message: string;
  /** Hints to show before the import is confirmed. */
  readonly notes: readonly string[];
  /** The first rows as they would be imported. */
  readonly preview: readonly { readonly number: number; readonly texts: readonly (readonly [string, string])[] }[];
};

const PREVIEW_ROWS = 3;

const cellText = ({ cells }: SheetRow, column: number | undefined): string =>
  column === undefined ? '' : (cells[column] ?? '');

/** Rows that name their group go there; others are taken in order. */
function assignRows(
  template: PackTemplate,
  rows: readonly SheetRow[],
  columns: SheetColumns,
): Result<readonly TargetedRow[]> {
  if (columns.group === undefined) return success(rows.map((row, at) => ({ row, at })));
  const filled = template.groups.map(() => 0);
  const targets: TargetedRow[] = [];
  for (const row of rows) {
    const name = cellText(row, columns.group);
    const group = groupIndexForCell(template, name);
    if (group < 0) return failure(unknownGroupError(template, row.number, name));
    if (filled[group] === template.rowsPerGroup)
      return failure(
        ownPacksText('groupFull', {
          row: row.number,
          group: itemAt(template.groups, group),
          count: template.rowsPerGroup,
        }),
      );
    targets.push({ row, at: group * template.rowsPerGroup + itemAt(filled, group) });
    filled[group]! += 1;
  }
  return success(targets);
}

const unknownGroupError = ({ group, groups }: PackTemplate, row: number, name: string): string =>
  ownPacksText('unknownGroup', { row, group, name, first: itemAt(groups, 0), last: assertDefined(groups.at(-1)) });

/** A subject that changes within a group means that a row is missing or one too many. */
function mixedSubjectError(
  { groups, rowsPerGroup: rowsAGroup, about }: PackTemplate,
  targets: readonly TargetedRow[],
  columns: SheetColumns,
): string | undefined {
  const subjects = new Map<number, string>();
  for (const { row, at } of targets) {
    const [group, said] = [Math.floor(at / rowsAGroup), cellText(row, columns.about)];
    const before = subjects.get(group);
    if (before !== undefined && said !== '' && said !== before) {
      return ownPacksText('mixedSubject', {
        row: row.number,
        name: assertDefined(about).name,
        before,
        after: said,
        group: itemAt(groups, group),
        count: rowsAGroup,
      });
    }
    if (said !== '') subjects.set(group, before ?? said);
  }
  return undefined;
}

function fillDraft(
  template: PackTemplate,
  draft: PackDraft,
  targets: readonly TargetedRow[],
  columns: SheetColumns,
): PackDraft {
  const [cells, about, besides] = [[...draft.cells], [...draft.about], { ...draft.besides }];
  for (const { row, at } of targets) {
    cells[at] = columns.texts.map(column => cellText(row, column));
    const said = cellText(row, columns.about);
    if (template.about && said !== '') about[Math.floor(at / template.rowsPerGroup)] = said;
    for (const { name, maxLength: room } of template.extras) {
      const text = cellText(row, columns.extras[name]).slice(0, room);
      if (text !== '') besides[`${name} ${at}`] = text;
    }
  }
  return { ...draft, cells, about, besides };
}

function previewRows(
  template: PackTemplate,
  targets: readonly TargetedRow[],
  { about, texts }: SheetColumns,
): SpreadsheetImport['preview'] {
  return targets.slice(0, PREVIEW_ROWS).map(({ row }) => ({
    number: row.number,
    texts: [
      ...(template.about && about !== undefined ? [[template.about.name, cellText(row, about)] as const] : []),
      ...template.columns.map(({ name }, i) => [name, cellText(row, texts[i])] as const),
    ],
  }));
}

const countRows = (rows: number, { rowsPerGroup, group, groupPlural }: PackTemplate): string =>
  ownPacksText('rowsAndGroups', { rows, groups: Math.ceil(rows / rowsPerGroup), group, groupPlural });

function importRows(
  template: PackTemplate,
  draft: PackDraft,
  targets: readonly TargetedRow[],
  columns: SheetColumns,
): Result<SpreadsheetImport> {
  const error = mixedSubjectError(template, targets, columns);
  if (error !== undefined) return failure(error);
  const preview = previewRows(template, targets, columns);
  const message = countRows(targets.length, template);
  return success({ draft: fillDraft(template, draft, targets, columns), message, notes: columns.notes, preview });
}

/** Fills a draft from pasted spreadsheet text, or returns one sentence on what is wrong. */
export function importSpreadsheet(template: PackTemplate, draft: PackDraft, pasted: string): Result<SpreadsheetImport> {
  if (pasted.length > MAX_CHARACTERS) return failure(ownPacksText('textTooLong', { max: MAX_CHARACTERS }));
  const all = parseRows(pasted);
  const known = detectColumns(template, all);
  if (!known.ok) return known;
  const columns = known.value;
  const rows = all.slice(columns.headings);
  if (rows.length === 0) return failure(ownPacksText('onlyHeadings'));
  if (rows.length > rowCount(template))
    return failure(ownPacksText('tooManyRows', { count: rows.length, max: rowCount(template) }));
  const targets = assignRows(template, rows, columns);
  return targets.ok ? importRows(template, draft, targets.value, columns) : targets;
}
