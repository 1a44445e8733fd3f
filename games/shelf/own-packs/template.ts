/**
 * The template of a player's own pack: groups of rows, a fixed number of texts per row, each text on a card. The
 * editor, the spreadsheet import and the check use nothing else of a box.
 */

import type { PackStyle } from '@parlour/card-art/pack-art';
import type { JsonFault } from '@parlour/kernel/authoring/pack-files';
import type { Result } from '@parlour/kernel/result';

export type TemplateField = {
  readonly name: string;
  /** In characters. */
  readonly maxLength: number;
  readonly initialText?: string;
  readonly isOptional?: boolean;
  /** Other headings of its column in spreadsheets, in several languages. */
  readonly headings?: readonly string[];
  /** The key of its language in `besides`. */
  readonly language?: string;
};

/** What has been written so far. Missing texts are empty. */
export type PackDraft = {
  /** By the fields of the head, such as the title. */
  readonly head: readonly string[];
  /** The subject of each group. */
  readonly about: readonly string[];
  /** By row and column. */
  readonly cells: readonly (readonly string[])[];
  /** Card name to data URL. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Other fields of the file, such as "note 12" for the note of a row, preserved for writing it again. */
  readonly besides: Readonly<Record<string, string>>;
};

export type PackTemplate = {
  /** The game it is for, and its option that takes a pack. */
  readonly game: string;
  readonly option: string;
  /** Complete packs that come with the box, to play or to change: names of its data files. */
  readonly readyPacks: readonly string[];
  /** What is to be written, in a sentence or two. */
  readonly says: string;
  readonly head: readonly TemplateField[];
  /** What a group is called, singular and plural: "book", "books". The plural is the key in the file. */
  readonly group: string;
  readonly groupPlural: string;
  readonly groupHeadings: readonly string[];
  /** The names of the groups: "Book A", "Set 1". */
  readonly groups: readonly string[];
  /** A pack is complete with this many groups. */
  readonly minGroups: number;
  /** Asked once per group, if at all. */
  readonly about?: TemplateField;
  readonly rowsPerGroup: number;
  readonly columns: readonly TemplateField[];
  /** Optional extra columns of a spreadsheet. */
  readonly extras: readonly TemplateField[];
  /** The card that a text is printed on. */
  cardOf(row: number, column: number): string;
  /** Whether a text fits legibly on its card. */
  fits(column: number, text: string): boolean;
  /** Characters that the font of the cards lacks. */
  unprintableIn(text: string): readonly string[];
  /** Of the window for a picture: width by height. */
  readonly pictureAspect: number;
  /** The words on the cards, from the draft so far. */
  dressOf(draft: PackDraft): PackStyle;
  /** Serializes a pack. Pictures are too large for the file, so it names the album that holds them. */
  write(draft: PackDraft, album: string, what: 'file' | 'words'): string;
  read(text: string): Result<{ readonly draft: PackDraft; readonly album?: string }, readonly JsonFault[]>;
};

export const rowCount = ({ groups, rowsPerGroup }: PackTemplate): number => groups.length * rowsPerGroup;

export const emptyDraft = (template: PackTemplate): PackDraft => ({
  head: template.head.map(({ initialText = '' }) => initialText),
  about: template.about ? template.groups.map(() => '') : [],
  cells: Array.from({ length: rowCount(template) }, () => template.columns.map(() => '')),
  pictures: {},
  besides: {},
});

/** Pads a draft to the largest number of groups. */
export function padDraft(template: PackTemplate, { about, cells, ...draft }: PackDraft): PackDraft {
  const empty = emptyDraft(template);
  return {
    ...draft,
    about: [...about, ...empty.about.slice(about.length)],
    cells: [...cells, ...empty.cells.slice(cells.length)],
  };
}

/** Returns all texts of a group. */
export function groupTexts(
  { rowsPerGroup }: Pick<PackTemplate, 'rowsPerGroup'>,
  { about, cells }: PackDraft,
  group: number,
): string[] {
  const rows = cells.slice(group * rowsPerGroup, (group + 1) * rowsPerGroup);
  return [about[group] ?? '', ...rows.flat()].map(text => text.trim());
}

/** Returns the number of groups up to the last one with any text. */
export function startedGroupCount(template: Pick<PackTemplate, 'rowsPerGroup' | 'groups'>, draft: PackDraft): number {
  return template.groups.findLastIndex((_, group) => groupTexts(template, draft, group).some(text => text !== '')) + 1;
}
