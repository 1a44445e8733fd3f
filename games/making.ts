/**
 * A pack of one's own, as a box would have it written: groups of rows, each row so many texts, each text on a card. The page
 * that asks for them, the spreadsheet they are pasted from and the check of what is missing know no more than this.
 */
import type { Dress } from '@parlour/art/dress';
import type { Fault } from '@parlour/kernel/lined-json';

export type Field = {
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
  /** What a file says besides, under names of the box's own: kept for when it is written again. */
  readonly besides: Readonly<Record<string, string>>;
};

export type Making = {
  /** The game it is for, and the option of it that takes a pack. */
  readonly game: string;
  readonly option: string;
  /** What is to be written, in a sentence or two. */
  readonly says: string;
  readonly head: readonly Field[];
  /** The names of the groups: "Book A", "Set 1". */
  readonly groups: readonly string[];
  /** What is asked once a group, if anything is. */
  readonly about?: Field;
  readonly rowsAGroup: number;
  readonly columns: readonly Field[];
  /** The card that a text stands on. */
  cardOf(row: number, column: number): string;
  /** Whether a text can be set on a card so that it can be read. */
  fits(column: number, text: string): boolean;
  /** Whether the owner's own pictures may be put on the cards. */
  readonly takesPictures: boolean;
  /** The words on the cards, of what has been written so far. */
  dressOf(draft: Draft): Dress;
  /** The file of a pack. The album names the pictures, which are too heavy to be carried along with the words. */
  write(draft: Draft, album: string, what: 'file' | 'words'): string;
  read(text: string): { readonly draft: Draft; readonly album?: string } | { readonly faults: readonly Fault[] };
};

export const rowsOf = ({ groups, rowsAGroup }: Making): number => groups.length * rowsAGroup;

export const emptyDraft = (making: Making): Draft => ({
  head: making.head.map(({ usual = '' }) => usual),
  about: making.about ? making.groups.map(() => '') : [],
  cells: Array.from({ length: rowsOf(making) }, () => making.columns.map(() => '')),
  pictures: {},
  besides: {},
});

/** Where something is wanting: in the head, in what a group is about, or in a row. */
export type Place =
  | { readonly at: 'head'; readonly field: number }
  | { readonly at: 'about'; readonly group: number }
  | { readonly at: 'cell'; readonly row: number; readonly column: number };

export type Want = Place & { readonly is: 'missing' | 'too long' | 'twice'; readonly message: string };

const roomWant = (text: string, { name, room }: Field): Pick<Want, 'is' | 'message'> | undefined => {
  if (text.trim() === '') return { is: 'missing', message: `The ${name} is missing.` };
  if (text.trim().length <= room) return undefined;
  return { is: 'too long', message: `The ${name} has ${text.trim().length} letters; there is room for ${room}.` };
};

function cellWant(
  making: Making,
  { cells }: Draft,
  row: number,
  column: number,
): Pick<Want, 'is' | 'message'> | undefined {
  const [text, field] = [cells[row]![column]!.trim(), making.columns[column]!];
  const found = roomWant(text, field);
  if (found) return found;
  if (!making.fits(column, text)) return { is: 'too long', message: `The ${field.name} does not fit on its card.` };
  const first = column === 0 ? cells.findIndex(([other]) => other!.trim() === text) : row;
  return first === row ? undefined : { is: 'twice', message: `The same ${field.name} stands in row ${first + 1}.` };
}

const placed = (place: Place, found: Pick<Want, 'is' | 'message'> | undefined): Want[] =>
  found ? [{ ...place, ...found }] : [];

/** Everything that is missing, too long or there twice, in the order it is written. */
export function wantsOf(making: Making, draft: Draft): readonly Want[] {
  return [
    ...making.head.flatMap((field, i) => placed({ at: 'head', field: i }, roomWant(draft.head[i]!, field))),
    ...draft.about.flatMap((text, group) => placed({ at: 'about', group }, roomWant(text, making.about!))),
    ...draft.cells.flatMap((cells, row) =>
      cells.flatMap((_, column) => placed({ at: 'cell', row, column }, cellWant(making, draft, row, column))),
    ),
  ];
}

/** Only what is missing keeps a pack from being played; what is too long or there twice is for its maker to judge. */
export const isWhole = (wants: readonly Want[]): boolean => wants.every(({ is }) => is !== 'missing');
