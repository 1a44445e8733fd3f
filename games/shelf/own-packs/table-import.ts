/** Deals the rows of a table into the groups of a pack, and lists every problem with its row in the spreadsheet. */
import { assertDefined, failure, itemAt, type Result, success } from '@parlour/kernel/result';
import { formatList } from '@parlour/messages';
import { ownPacksText } from './own-packs-text.ts';
import { findPackProblems } from './problems.ts';
import {
  type ColumnChoice,
  columnLetters,
  foldText,
  groupIndexForCell,
  guessColumns,
  importFields,
  languageOfHeading,
  usedWidth,
} from './table-columns.ts';
import type { SheetRow, SheetTable } from './table-file.ts';
import { type PackDraft, type PackTemplate, rowCount } from './template.ts';

/** A problem of a row of the spreadsheet; without a row, of the whole table. */
export type RowProblem = { readonly row?: number; readonly isMinor: boolean; readonly message: string };

export type TableImport = {
  readonly columns: ColumnChoice;
  /** Whether the columns are certain, or were chosen by a person. */
  readonly isSure: boolean;
  /** Texts without a column; the table cannot be imported before a person points at them. */
  readonly missing: readonly string[];
  readonly draft: PackDraft;
  /** "22 rows make 4 books. 2 rows are left over: 21 and 22." */
  readonly summary: string;
  readonly notes: readonly string[];
  readonly problems: readonly RowProblem[];
};

/** A row of the spreadsheet and the row of the pack it is for. */
type DealtRow = { readonly row: SheetRow; readonly at: number };

type Dealt = {
  readonly dealt: readonly DealtRow[];
  readonly leftOver: readonly SheetRow[];
  /** The subjects of the groups. */
  readonly about: ReadonlyMap<number, string>;
  readonly notes: readonly string[];
  readonly problems: readonly RowProblem[];
};

/** The columns of a table that people can point at. */
export type TableColumn = { readonly column: number; readonly name: string };

const SAMPLES = 3;

/** Names the columns by their letters and first texts: "B: Who built it? · When?". */
export function describeColumns({ rows, headings }: SheetTable): readonly TableColumn[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, column) => {
    const texts = rows.map(({ cells }) => cells[column] ?? '').filter(text => text !== '');
    const samples = [headings[column] ?? '', ...texts].filter(text => text !== '').slice(0, SAMPLES);
    return { column, name: ownPacksText('column', { letters: columnLetters(column), samples: samples.join(' · ') }) };
  }).filter(({ column }) => rows.some(({ cells }) => cells[column]));
}

function textIn({ cells }: SheetRow, { columnOf }: ColumnChoice, name: string): string {
  const column = columnOf[name];
  return column === undefined ? '' : (cells[column] ?? '');
}

const isComplete = (template: PackTemplate, row: SheetRow, columns: ColumnChoice): boolean =>
  template.columns.every(({ name }) => textIn(row, columns, name) !== '');

/** Returns the rows to keep, in their order: incomplete ones go first, then the last ones. */
function splitLeftOver(
  rows: readonly SheetRow[],
  keep: number,
  isWhole: (row: SheetRow) => boolean,
): { readonly kept: readonly SheetRow[]; readonly left: readonly SheetRow[] } {
  const kept = new Set([...rows.filter(isWhole), ...rows.filter(row => !isWhole(row))].slice(0, keep));
  return { kept: rows.filter(row => kept.has(row)), left: rows.filter(row => !kept.has(row)) };
}

type Subject = { readonly name: string; readonly rows: SheetRow[] };

/** Case and spaces do not count; a blank cell repeats the one above, as merged cells do. */
function rowsBySubject(template: PackTemplate, rows: readonly SheetRow[], columns: ColumnChoice): Subject[] {
  const subjects = new Map<string, Subject>();
  let name = '';
  for (const row of rows) {
    name = textIn(row, columns, template.about?.name ?? '') || name;
    const subject = subjects.get(foldText(name)) ?? { name, rows: [] };
    subject.rows.push(row);
    subjects.set(foldText(name), subject);
  }
  return [...subjects.values()];
}

/** Deals rows of one subject into whole groups, then what is left of all subjects into mixed ones. */
function dealBySubject(template: PackTemplate, rows: readonly SheetRow[], columns: ColumnChoice): Dealt {
  const { rowsPerGroup: size, groups, minGroups, about: field } = template;
  const isWhole = (row: SheetRow): boolean => isComplete(template, row, columns);
  const subjects = rowsBySubject(template, rows, columns);
  const [dealt, about, notes] = [[] as DealtRow[], new Map<number, string>(), [] as string[]];
  const add = (group: readonly SheetRow[]): void => {
    for (const row of group) dealt.push({ row, at: dealt.length });
  };
  const rest: SheetRow[] = [];
  for (const { name, rows: ofSubject } of subjects) {
    const whole = Math.min(Math.floor(ofSubject.length / size), groups.length - dealt.length / size);
    const { kept, left } = splitLeftOver(ofSubject, whole * size, isWhole);
    for (let i = 0; i < whole; i++) about.set(dealt.length / size + i, name);
    add(kept);
    rest.push(...left);
  }
  const free = groups.length - dealt.length / size;
  const isTooFew = rows.length < minGroups * size;
  const wanted = isTooFew ? rest.length : Math.min(Math.floor(rest.length / size), free) * size;
  const { kept, left } = splitLeftOver(rest, wanted, isWhole);
  for (let first = 0; first < kept.length; first += size) {
    const group = kept.slice(first, first + size);
    const names = subjects.filter(subject => group.some(row => subject.rows.includes(row))).map(({ name }) => name);
    const mixed = formatList(names.filter(name => name !== ''));
    if (field && mixed.length <= field.maxLength) about.set(dealt.length / size, mixed);
    if (names.length > 1)
      notes.push(ownPacksText('mixedGroup', { group: itemAt(groups, dealt.length / size), subjects: mixed }));
    add(group);
  }
  return { dealt, leftOver: left.toSorted((a, b) => a.number - b.number), about, notes, problems: [] };
}

/** Rows that name their group go there. */
function dealByGroup(template: PackTemplate, rows: readonly SheetRow[], columns: ColumnChoice): Dealt {
  const { groups, group: groupName, rowsPerGroup: size, about: field } = template;
  const filled = groups.map(() => 0);
  const [dealt, leftOver, about, problems] = [
    [] as DealtRow[],
    [] as SheetRow[],
    new Map<number, string>(),
    [] as RowProblem[],
  ];
  const refuse = (row: SheetRow, message: string): void => {
    leftOver.push(row);
    problems.push({ row: row.number, isMinor: false, message });
  };
  for (const row of rows) {
    const name = textIn(row, columns, groupName);
    const group = groupIndexForCell(template, name);
    const range = { first: itemAt(groups, 0), last: assertDefined(groups.at(-1)) };
    if (group < 0) refuse(row, ownPacksText('unknownGroup', { group: groupName, name, ...range }));
    else if (filled[group] === size)
      refuse(row, ownPacksText('groupFull', { group: itemAt(groups, group), count: size }));
    else {
      dealt.push({ row, at: group * size + itemAt(filled, group) });
      filled[group]! += 1;
      const subject = field ? textIn(row, columns, field.name) : '';
      const before = about.get(group);
      if (before === undefined && subject !== '') about.set(group, subject);
      else if (before !== undefined && subject !== '' && foldText(before) !== foldText(subject))
        problems.push({
          row: row.number,
          isMinor: true,
          message: ownPacksText('otherSubject', { group: itemAt(groups, group), before, after: subject }),
        });
    }
  }
  return { dealt, leftOver, about, notes: [], problems };
}

function dealRows(template: PackTemplate, rows: readonly SheetRow[], columns: ColumnChoice): Dealt {
  const named = rows.filter(row => groupIndexForCell(template, textIn(row, columns, template.group)) >= 0);
  return named.length > rows.length / 2 ? dealByGroup(template, rows, columns) : dealBySubject(template, rows, columns);
}

const TOTAL = /^(sub)?(total|totaal|totale|totaux|summe|gesamt|sum|somme|suma|soma|count|anzahl|average)\b/i;

/** A row of sums at the end is no card. */
const isTotalRow = (template: PackTemplate, row: SheetRow, columns: ColumnChoice): boolean =>
  TOTAL.test(row.cells.find(cell => cell !== '') ?? '') && !isComplete(template, row, columns);

/** Shortens long lists: "3, 4, 7 to 12 and 40". */
export function formatRowNumbers(rows: readonly number[]): string {
  const starts = rows.filter(row => !rows.includes(row - 1));
  const ends = rows.filter(row => !rows.includes(row + 1));
  const ranges = starts.flatMap((from, i) => {
    const to = itemAt(ends, i);
    return to > from + 1 ? [ownPacksText('rowRange', { from, to })] : [...new Set([from, to])].map(String);
  });
  return formatList(ranges);
}

/** An unquoted comma has cut a text in two. */
function findSplitRows(rows: readonly SheetRow[], named: number): RowProblem[] {
  const widths = rows.map(({ cells }) => usedWidth(cells));
  const usual = Math.max(named, widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0);
  return rows.flatMap(({ number }, i) =>
    itemAt(widths, i) > usual
      ? [{ row: number, isMinor: false, message: ownPacksText('rowTooLong', { count: itemAt(widths, i), usual }) }]
      : [],
  );
}

function fillDraft(template: PackTemplate, draft: PackDraft, { dealt, about: subjects }: Dealt, columns: ColumnChoice) {
  const [cells, about, besides] = [[...draft.cells], [...draft.about], { ...draft.besides }];
  const problems: RowProblem[] = [];
  for (const { row, at } of dealt) {
    cells[at] = template.columns.map(({ name }) => textIn(row, columns, name));
    for (const { name, maxLength } of template.extras) {
      const text = textIn(row, columns, name);
      if (text.length > maxLength)
        problems.push({ row: row.number, isMinor: false, message: ownPacksText('extraCut', { name, max: maxLength }) });
      if (text !== '') besides[`${name} ${at}`] = text.slice(0, maxLength);
    }
  }
  for (const [group, subject] of subjects) if (subject !== '') about[group] = subject;
  return { draft: { ...draft, cells, about, besides }, problems };
}

/** The languages that the headings of the texts name. */
const languagesOfColumns = (
  { columns: fields }: PackTemplate,
  { columnOf }: ColumnChoice,
  headings: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name, language }) => {
      const named = languageOfHeading(headings[columnOf[name] ?? -1] ?? '');
      return language === undefined || named === undefined ? [] : [[language, named]];
    }),
  );

/** The problems of the pack that come from these rows, each with its row. */
function problemsOfRows(template: PackTemplate, draft: PackDraft, dealt: readonly DealtRow[]): RowProblem[] {
  const rowAt = new Map(dealt.map(({ row, at }) => [at, row.number]));
  const nameRow = (at: number): string => {
    const row = rowAt.get(at);
    return row === undefined
      ? itemAt(template.groups, Math.floor(at / template.rowsPerGroup))
      : ownPacksText('rowNumber', { row });
  };
  return findPackProblems(template, draft, nameRow).flatMap((problem): RowProblem[] => {
    if (problem.at === 'head') return [];
    const at = problem.at === 'cell' ? problem.row : problem.group * template.rowsPerGroup;
    const row = rowAt.get(at);
    const { message } = problem;
    return [{ ...(row === undefined ? {} : { row }), isMinor: problem.is === 'twice', message }];
  });
}

function summarize(template: PackTemplate, count: number, leftOver: readonly SheetRow[]): string {
  const { rowsPerGroup, group, groupPlural } = template;
  return ownPacksText('summary', {
    rows: count + leftOver.length,
    groups: Math.ceil(count / rowsPerGroup),
    ...{ group, groupPlural },
    left: leftOver.length,
    leftRows: formatRowNumbers(leftOver.map(({ number }) => number)),
  });
}

/** Columns with headings that mean nothing to us. */
function unusedNote(template: PackTemplate, table: SheetTable, { columnOf }: ColumnChoice): string[] {
  const used = Object.values(columnOf);
  const unused = describeColumns(table).filter(({ column }) => !used.includes(column));
  return unused.length === 0
    ? []
    : [
        ownPacksText('columnsUnused', {
          columns: formatList(unused.map(({ column }) => columnLetters(column))),
          count: unused.length,
          names: formatList(importFields(template).map(({ name }) => name)),
        }),
      ];
}

/** The rows of a table that are cards, and those that are not: titles, sums, and rows without a text. */
function findCardRows(template: PackTemplate, { rows }: SheetTable, columns: ColumnChoice, headingRow = 0) {
  const below = rows.filter(({ number }) => number >= columns.firstRow);
  const isCard = (row: SheetRow): boolean =>
    !isTotalRow(template, row, columns) && template.columns.some(({ name }) => textIn(row, columns, name) !== '');
  const cards = below.filter(isCard);
  const ignored = rows.filter(row => !cards.includes(row) && row.number !== headingRow).map(({ number }) => number);
  return { below, cards, ignored };
}

/**
 * Imports a table into a draft, with the columns that a person chose or the guessed ones. Whatever is left out or
 * changed is in the notes or the problems.
 */
export function importTable(
  template: PackTemplate,
  draft: PackDraft,
  table: SheetTable,
  chosen: Partial<ColumnChoice> = {},
): Result<TableImport> {
  if (table.rows.length === 0) return failure(ownPacksText('nothingPasted'));
  const guessed = guessColumns(template, table);
  const columns = { columnOf: guessed.columnOf, firstRow: guessed.firstRow, ...chosen };
  const { below, cards, ignored } = findCardRows(template, table, columns, guessed.headings?.row);
  if (below.length === 0) return failure(ownPacksText('onlyHeadings'));
  const isSure = chosen.columnOf !== undefined || guessed.isSure;
  const missing = template.columns.map(({ name }) => name).filter(name => columns.columnOf[name] === undefined);
  if (missing.length > 0) return success({ columns, isSure, missing, draft, summary: '', notes: [], problems: [] });
  const dealing = dealRows(template, cards, columns);
  const filled = fillDraft(template, draft, dealing, columns);
  const languages = languagesOfColumns(template, columns, guessed.headings?.cells ?? []);
  const next = { ...filled.draft, besides: { ...filled.draft.besides, ...languages } };
  const count = ignored.length;
  const widthOfChoice = Math.max(...Object.values(columns.columnOf)) + 1;
  const problems = [
    ...findSplitRows(below, Math.max(usedWidth(guessed.headings?.cells ?? []), widthOfChoice)),
    ...dealing.problems,
    ...filled.problems,
    ...problemsOfRows(template, next, dealing.dealt),
  ];
  const ignoredNote = ownPacksText('rowsIgnored', { rows: formatRowNumbers(ignored), count });
  return success({
    ...{ columns, isSure, missing, draft: next },
    summary: summarize(template, dealing.dealt.length, dealing.leftOver),
    notes: [...(count > 0 ? [ignoredNote] : []), ...unusedNote(template, table, columns), ...dealing.notes],
    problems: problems.toSorted((a, b) => (a.row ?? Number.POSITIVE_INFINITY) - (b.row ?? Number.POSITIVE_INFINITY)),
  });
}

export type PreviewRow = {
  readonly number: number;
  readonly texts: readonly (readonly [name: string, text: string])[];
};

/** The first rows with the texts that would be imported. */
export function previewRows(
  template: PackTemplate,
  { rows }: SheetTable,
  columns: ColumnChoice,
  count: number,
): readonly PreviewRow[] {
  const used = importFields(template).filter(({ name }) => columns.columnOf[name] !== undefined);
  return rows
    .filter(({ number }) => number >= columns.firstRow)
    .slice(0, count)
    .map(row => ({ number: row.number, texts: used.map(({ name }) => [name, textIn(row, columns, name)] as const) }));
}

/** How well a table suits a template: its columns, then its number of rows. */
export function tableFit(template: PackTemplate, { rows, headings }: SheetTable): number {
  const { score } = guessColumns(template, { rows, headings });
  const least = template.minGroups * template.rowsPerGroup;
  return score + (rows.length >= least && rows.length <= rowCount(template) + 1 ? 0.5 : 0);
}
