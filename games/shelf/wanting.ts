/** What is wanting in a pack that somebody makes: missing, too long, there twice, or not to be printed. */
import { itemAt } from '@parlour/kernel/result';
import { type Draft, groupsBegun, type Making, type MakingField, textsOf } from './making.ts';

/** Where something is wanting: in the head, in what a group is about, or in a row. */
export type Place =
  | { readonly at: 'head'; readonly field: number }
  | { readonly at: 'about'; readonly group: number }
  | { readonly at: 'cell'; readonly row: number; readonly column: number };

export const WANTING = ['missing', 'unprintable', 'too long', 'twice'] as const;
type Wanting = { readonly is: (typeof WANTING)[number]; readonly message: string };
export type Want = Place & Wanting;

/** Where that is, for whoever looks for it: "Book B, row 3". */
export function placeName(place: Place, { groups, rowsAGroup, head }: Making): string {
  if (place.at === 'head') return `The ${itemAt(head, place.field).name}`;
  if (place.at === 'about') return itemAt(groups, place.group);
  const group = itemAt(groups, Math.floor(place.row / rowsAGroup));
  return rowsAGroup > 1 ? `${group}, row ${(place.row % rowsAGroup) + 1}` : group;
}

function textWanting(making: Making, text: string, { name, room }: MakingField): Wanting | undefined {
  if (text === '') return { is: 'missing', message: `The ${name} is missing.` };
  const strangers = making.strangersIn(text);
  if (strangers.length > 0)
    return { is: 'unprintable', message: `The ${name} has ${strangers.join(' ')}, for which the cards have no type.` };
  if (text.length <= room) return undefined;
  return { is: 'too long', message: `The ${name} has ${text.length} letters; there is room for ${room}.` };
}

function cellWanting(making: Making, { cells }: Draft, row: number, column: number): Wanting | undefined {
  const [text, field] = [itemAt(itemAt(cells, row), column).trim(), itemAt(making.columns, column)];
  const found = textWanting(making, text, field);
  if (found) return found;
  if (!making.fits(column, text))
    return { is: 'too long', message: `The ${field.name} does not fit on its card: fewer words, or shorter ones.` };
  const first = cells.findIndex(other => itemAt(other, column).trim() === text);
  if (first === row) return undefined;
  return { is: 'twice', message: `The same ${field.name} stands in ${rowName(making, first)}.` };
}

const rowName = (making: Making, row: number): string => placeName({ at: 'cell', row, column: 0 }, making);

const placed = (place: Place, found: Wanting | undefined): Want[] => (found ? [{ ...place, ...found }] : []);

const firstPlace = ({ about, rowsAGroup }: Making, group: number): Place =>
  about ? { at: 'about', group } : { at: 'cell', row: group * rowsAGroup, column: 0 };

/** A group in which nothing is written wants one thing, not ten. */
function groupWants(making: Making, draft: Draft, group: number): Want[] {
  if (textsOf(making, draft, group).every(text => text === '')) {
    const message = `Nothing is written in ${making.groups[group]}: fill it, or move up what follows.`;
    return placed(firstPlace(making, group), { is: 'missing', message });
  }
  const rows = Array.from({ length: making.rowsAGroup }, (_, i) => group * making.rowsAGroup + i);
  const { about } = making;
  return [
    ...(about ? placed({ at: 'about', group }, textWanting(making, itemAt(draft.about, group).trim(), about)) : []),
    ...rows.flatMap(row =>
      making.columns.flatMap((_, column) =>
        placed({ at: 'cell', row, column }, cellWanting(making, draft, row, column)),
      ),
    ),
  ];
}

/** A pack of too few groups wants the next one. */
function moreWanted(making: Making, begun: number): Want[] {
  const { leastGroups, groups, part } = making;
  if (begun >= leastGroups) return [];
  const least = leastGroups < groups.length ? `at least ${leastGroups}` : `${leastGroups}`;
  const message = `A pack has ${least} ${part}; ${begun === 0 ? 'none is' : `${begun} ${begun === 1 ? 'is' : 'are'}`} begun.`;
  return placed(firstPlace(making, begun), { is: 'missing', message });
}

/** Everything that is wanting, in the order it is written; groups nobody has begun want nothing. */
export function wantsOf(making: Making, draft: Draft): readonly Want[] {
  const begun = groupsBegun(making, draft);
  return [
    ...making.head.flatMap((field, i) =>
      placed({ at: 'head', field: i }, textWanting(making, itemAt(draft.head, i).trim(), field)),
    ),
    ...Array.from({ length: begun }, (_, group) => groupWants(making, draft, group)).flat(),
    ...moreWanted(making, begun),
  ];
}

/** Only what is missing keeps a pack from being played; the rest is for its maker to judge. */
export const isWhole = (wants: readonly Want[]): boolean => wants.every(({ is }) => is !== 'missing');

/** Whether anything has been written at all. */
export const isUntouched = (making: Making, draft: Draft): boolean =>
  groupsBegun(making, draft) === 0 && draft.head.every((text, i) => text === (itemAt(making.head, i).usual ?? ''));
