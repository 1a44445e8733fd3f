/**
 * A pack of one's own, as a box would have it written: groups of rows, each row so many texts, each text on a card. The page
 * that asks for them, the spreadsheet they are pasted from and the check of what is missing know no more than this.
 */

import type { PackStyle } from '@parlour/card-art/pack-art';
import type { JsonFault } from '@parlour/kernel/authoring/pack-files';
import type { Result } from '@parlour/kernel/result';

export type MakingField = {
  readonly name: string;
  /** How many letters there is room for. */
  readonly room: number;
  /** What stands there from the beginning. */
  readonly usual?: string;
};

/** What has been written so far; what is not yet is empty. */
export type Draft = {
  /** By the fields of the head, such as the title. */
  readonly head: readonly string[];
  /** What each group is about. */
  readonly about: readonly string[];
  /** By row and column. */
  readonly cells: readonly (readonly string[])[];
  /** A card's name to a data URL. */
  readonly pictures: Readonly<Record<string, string>>;
  /** What a file says besides, as "note 12" for the note of a row: kept for when it is written again. */
  readonly besides: Readonly<Record<string, string>>;
};

export type Making = {
  /** The game it is for, and the option of it that takes a pack. */
  readonly game: string;
  readonly option: string;
  /** What is to be written, in a sentence or two. */
  readonly says: string;
  readonly head: readonly MakingField[];
  /** What a group is called, alone and in number: "book", "books". A file holds them under the latter. */
  readonly group: string;
  readonly part: string;
  /** The names of the groups: "Book A", "Set 1". */
  readonly groups: readonly string[];
  /** With so many of them a pack is whole. */
  readonly leastGroups: number;
  /** What is asked once a group, if anything is. */
  readonly about?: MakingField;
  readonly rowsAGroup: number;
  readonly columns: readonly MakingField[];
  /** What else a spreadsheet may say of a row. */
  readonly besides: readonly MakingField[];
  /** The card that a text stands on. */
  cardOf(row: number, column: number): string;
  /** Whether a text can be set on a card so that it can be read. */
  fits(column: number, text: string): boolean;
  /** Letters that the type of the cards has not. */
  strangersIn(text: string): readonly string[];
  /** Whether the owner's own pictures may be put on the cards. */
  readonly takesPictures: boolean;
  /** The words on the cards, of what has been written so far. */
  dressOf(draft: Draft): PackStyle;
  /** The file of a pack. The album names the pictures, which are too heavy to be carried along with the words. */
  write(draft: Draft, album: string, what: 'file' | 'words'): string;
  read(text: string): Result<{ readonly draft: Draft; readonly album?: string }, readonly JsonFault[]>;
};

export const rowsOf = ({ groups, rowsAGroup }: Making): number => groups.length * rowsAGroup;

export const emptyDraft = (making: Making): Draft => ({
  head: making.head.map(({ usual = '' }) => usual),
  about: making.about ? making.groups.map(() => '') : [],
  cells: Array.from({ length: rowsOf(making) }, () => making.columns.map(() => '')),
  pictures: {},
  besides: {},
});

/** A draft with room for every group there may be. */
export function padded(making: Making, { about, cells, ...draft }: Draft): Draft {
  const empty = emptyDraft(making);
  return {
    ...draft,
    about: [...about, ...empty.about.slice(about.length)],
    cells: [...cells, ...empty.cells.slice(cells.length)],
  };
}

/** All texts of a group. */
export function textsOf({ rowsAGroup }: Pick<Making, 'rowsAGroup'>, { about, cells }: Draft, group: number): string[] {
  const rows = cells.slice(group * rowsAGroup, (group + 1) * rowsAGroup);
  return [about[group] ?? '', ...rows.flat()].map(text => text.trim());
}

/** How many groups there are up to the last in which anything is written. */
export function groupsBegun(making: Pick<Making, 'rowsAGroup' | 'groups'>, draft: Draft): number {
  return making.groups.findLastIndex((_, group) => textsOf(making, draft, group).some(text => text !== '')) + 1;
}
