/** Which column of a spreadsheet is what: by its headings in any order, or, where there are none, by how many there are. */

import { assertDefined, failure, itemAt, type Result, success } from '@parlour/kernel/result';
import type { Making } from './making.ts';
import type { Row } from './spreadsheet.ts';

/** Where the texts stand, and what else is said of a row. */
export type Columns = {
  readonly texts: readonly number[];
  readonly about?: number;
  readonly group?: number;
  readonly besides: Readonly<Record<string, number>>;
  /** How many rows at the top are headings. */
  readonly headings: 0 | 1;
  /** What whoever pastes should know. */
  readonly told: readonly string[];
};

/** "Questions:" is the heading "question". */
const heading = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[:.*]+$/, '')
    .trim();

const isNamed = (cell: string, name: string): boolean => [name, `${name}s`].includes(heading(cell));

const listed = (names: readonly string[]): string => names.map(name => `"${name}"`).join(', ');

const namesOf = ({ columns }: Making): string[] => columns.map(({ name }) => name);

function knownNames(making: Making): string[] {
  const { about, group, besides } = making;
  return [...namesOf(making), ...(about ? [about.name] : []), group, ...besides.map(({ name }) => name)];
}

function headed(making: Making, cells: readonly string[]): Result<Columns> {
  const find = (name: string): number => cells.findIndex(cell => isNamed(cell, name));
  const twice = knownNames(making).find(name => cells.filter(cell => isNamed(cell, name)).length > 1);
  if (twice) return failure(`The heading "${twice}" is there twice; leave one of them.`);
  const missing = namesOf(making).filter(name => find(name) < 0);
  if (missing.length > 0)
    return failure(`The headings are ${listed(cells)}; ${listed(missing)} is missing among them: name that column so.`);
  const strange = cells.filter(cell => cell !== '' && !knownNames(making).some(name => isNamed(cell, name)));
  const at = (name: string, key: string): Record<string, number> => (find(name) < 0 ? {} : { [key]: find(name) });
  return success({
    texts: namesOf(making).map(find),
    ...(making.about && at(making.about.name, 'about')),
    ...at(making.group, 'group'),
    besides: Object.assign({}, ...making.besides.map(({ name }) => at(name, name))),
    headings: 1,
    told: strange.map(
      name => `The column "${name}" is left out; the headings known here are ${listed(knownNames(making))}.`,
    ),
  });
}

/** The group that a cell names: "B", "book b" and "Book B" are the same. */
export function groupNamed({ groups, group }: Making, cell: string): number {
  const wanted = heading(cell).replace(`${group} `, '');
  return groups.findIndex(name => name.toLowerCase() === `${group} ${wanted}`);
}

/** Without headings the texts come last, what the group is about before them, and its name before that. */
function unheaded(making: Making, rows: readonly Row[]): Result<Columns> {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const names = namesOf(making);
  const extra = width - names.length;
  const isOrdered = extra > 0 && rows.every(({ cells }) => groupNamed(making, cells[0] ?? '') >= 0);
  const about = making.about && extra === (isOrdered ? 2 : 1) ? { about: extra - 1 } : {};
  const known = (isOrdered ? 1 : 0) + Object.keys(about).length;
  if (extra !== known) return failure(unknownColumns(making, rows, width));
  const short = rows.find(({ cells }) => cells.length < names.length);
  if (short)
    return failure(`Row ${short.number} has ${short.cells.length} of ${names.length} columns: ${names.join(', ')}.`);
  const texts = names.map((_, i) => extra + i);
  return success({ texts, ...about, ...(isOrdered && { group: 0 }), besides: {}, headings: 0, told: [] });
}

function unknownColumns(making: Making, rows: readonly Row[], width: number): string {
  const names = namesOf(making);
  const widest = assertDefined(rows.find(({ cells }) => cells.length === width));
  if (width < names.length) return `Row ${widest.number} has ${width} of ${names.length} columns: ${names.join(', ')}.`;
  const odd = rows.filter(({ cells }) => cells.length === width).length < rows.length / 2;
  return odd
    ? `Row ${widest.number} has ${width} columns, more than most: a text with a comma or semicolon in it stands between quotation marks.`
    : `There are ${width} columns, and no headings that are known: write ${listed(names)} over those that are meant.`;
}

/** A line of headings in other words would else be taken for a row. */
function unknownHeadings(making: Making, rows: readonly Row[]): string | undefined {
  const { rowsAGroup, groups, part } = making;
  const isOneMore =
    rowsAGroup > 1 ? rows.length > 1 && rows.length % rowsAGroup === 1 : rows.length === groups.length + 1;
  if (!isOneMore) return undefined;
  const first = itemAt(rows, 0).cells.join(', ');
  return `There are ${rows.length} rows, one more than whole ${part} have. If "${first}" are headings, name them ${listed(namesOf(making))}.`;
}

/** A row with more cells than there are headings has been cut in two by a comma. */
function overfull(rows: readonly Row[]): string | undefined {
  const { cells } = itemAt(rows, 0);
  const odd = rows.find(row => row.cells.length > cells.length);
  return (
    odd &&
    `Row ${odd.number} has ${odd.cells.length} columns, and there are ${cells.length} headings: a text with a comma or semicolon in it stands between quotation marks.`
  );
}

export function columnsOf(making: Making, rows: readonly Row[]): Result<Columns> {
  const [first] = rows;
  if (!first) return failure('There is nothing in it to take over.');
  const isHeading = first.cells.some(cell => namesOf(making).some(name => isNamed(cell, name)));
  const wrong = isHeading ? overfull(rows) : unknownHeadings(making, rows);
  if (wrong) return failure(wrong);
  return isHeading ? headed(making, first.cells) : unheaded(making, rows);
}
