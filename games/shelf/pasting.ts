/** The rows of a spreadsheet as texts of a pack: what would be taken over, or one sentence that says what is wrong. */

import { assertDefined, failure, itemAt, type Result, success } from '@parlour/kernel/result';
import { type Columns, columnsOf, groupNamed } from './headings.ts';
import { type Draft, type Making, rowsOf } from './making.ts';
import { MOST_LETTERS, type Row, readRows } from './spreadsheet.ts';

/** A row of the spreadsheet and the row of the pack that it is for. */
type Meant = { readonly row: Row; readonly at: number };

export type Pasted = {
  readonly draft: Draft;
  readonly message: string;
  /** What should be known before it is taken over. */
  readonly told: readonly string[];
  /** The first rows, as they would be taken. */
  readonly first: readonly { readonly number: number; readonly texts: readonly (readonly [string, string])[] }[];
};

const SHOWN = 3;

const cellIn = ({ cells }: Row, column: number | undefined): string =>
  column === undefined ? '' : (cells[column] ?? '');

/** Rows that name their group go there; others are taken in order. */
function meantBy(making: Making, rows: readonly Row[], columns: Columns): Result<readonly Meant[]> {
  if (columns.group === undefined) return success(rows.map((row, at) => ({ row, at })));
  const filled = making.groups.map(() => 0);
  const meant: Meant[] = [];
  for (const row of rows) {
    const name = cellIn(row, columns.group);
    const group = groupNamed(making, name);
    if (group < 0) return failure(noSuchGroup(making, row.number, name));
    if (filled[group] === making.rowsAGroup)
      return failure(
        `Row ${row.number}: ${making.groups[group]} has ${making.rowsAGroup} rows already; this is one too many.`,
      );
    meant.push({ row, at: group * making.rowsAGroup + itemAt(filled, group) });
    filled[group]! += 1;
  }
  return success(meant);
}

const noSuchGroup = ({ group, groups }: Making, row: number, name: string): string =>
  `Row ${row}: there is no ${group} "${name}"; they are ${groups[0]} to ${groups.at(-1)}.`;

/** A subject that changes within a group tells that a row is missing or one too many. */
function strayAbout(
  { groups, rowsAGroup, about }: Making,
  meant: readonly Meant[],
  columns: Columns,
): string | undefined {
  const seen = new Map<number, string>();
  for (const { row, at } of meant) {
    const [group, said] = [Math.floor(at / rowsAGroup), cellIn(row, columns.about)];
    const before = seen.get(group);
    if (before !== undefined && said !== '' && said !== before) {
      return `Row ${row.number}: the ${assertDefined(about).name} changes from "${before}" to "${said}" in the middle of ${groups[group]}; it has ${rowsAGroup} rows of one ${assertDefined(about).name}.`;
    }
    if (said !== '') seen.set(group, before ?? said);
  }
  return undefined;
}

function taken(making: Making, draft: Draft, meant: readonly Meant[], columns: Columns): Draft {
  const [cells, about, besides] = [[...draft.cells], [...draft.about], { ...draft.besides }];
  for (const { row, at } of meant) {
    cells[at] = columns.texts.map(column => cellIn(row, column));
    const said = cellIn(row, columns.about);
    if (making.about && said !== '') about[Math.floor(at / making.rowsAGroup)] = said;
    for (const { name, room } of making.besides) {
      const text = cellIn(row, columns.besides[name]).slice(0, room);
      if (text !== '') besides[`${name} ${at}`] = text;
    }
  }
  return { ...draft, cells, about, besides };
}

function firstOf(making: Making, meant: readonly Meant[], { about, texts }: Columns): Pasted['first'] {
  return meant.slice(0, SHOWN).map(({ row }) => ({
    number: row.number,
    texts: [
      ...(making.about && about !== undefined ? [[making.about.name, cellIn(row, about)] as const] : []),
      ...making.columns.map(({ name }, i) => [name, cellIn(row, texts[i])] as const),
    ],
  }));
}

const said = (rows: number, { rowsAGroup, group, part }: Making): string => {
  const groups = Math.ceil(rows / rowsAGroup);
  return `${rows} ${rows === 1 ? 'row' : 'rows'}, ${groups} ${groups === 1 ? group : part}`;
};

function pastedBy(making: Making, draft: Draft, meant: readonly Meant[], columns: Columns): Result<Pasted> {
  const stray = strayAbout(making, meant, columns);
  if (stray !== undefined) return failure(stray);
  const first = firstOf(making, meant, columns);
  const message = said(meant.length, making);
  return success({ draft: taken(making, draft, meant, columns), message, told: columns.told, first });
}

export function paste(making: Making, draft: Draft, pasted: string): Result<Pasted> {
  if (pasted.length > MOST_LETTERS) return failure(`That is too much: ${MOST_LETTERS} letters are the most.`);
  const all = readRows(pasted);
  const known = columnsOf(making, all);
  if (!known.ok) return known;
  const columns = known.value;
  const rows = all.slice(columns.headings);
  if (rows.length === 0) return failure('There are headings, and no rows under them.');
  if (rows.length > rowsOf(making))
    return failure(`There are ${rows.length} rows; a pack has ${rowsOf(making)} at most.`);
  const meant = meantBy(making, rows, columns);
  return meant.ok ? pastedBy(making, draft, meant.value, columns) : meant;
}
