/** The template of a pack: sixteen scenes, and the two cards that each wants. */

import { missingGlyphs } from '@parlour/card-art/missing-glyphs';
import { picturesForFile } from '@parlour/kernel/authoring/pack-pictures';
import { itemAt, success } from '@parlour/kernel/result';
import { type Translate, translator } from '@parlour/messages';
import type { PackDraft, PackTemplate } from '../../shelf/own-packs/template.ts';
import { cardsOfSet, PACK } from '../alice/rules/pack.ts';
import { SETS } from '../alice/rules/sets.ts';
import { fits } from '../art/card-layout.ts';
import { checkPack, MAX_LENGTHS, type OwnSet, type Pack, PLACES, picturesIn } from './pack.ts';

const english = {
  says: 'Sixteen sets from a story, a journey, a family: each has a scene, and two people or things that belong to it. Write them here, or import a spreadsheet of 16 rows. You can add a picture to each card; without one, its window stays empty for you to draw in.',
  licence: 'for our own use',
  setWord: 'set',
  setsWord: 'sets',
  set: 'Set {number}',
} as const;
const text: Translate<typeof english> = translator('alice-making', english);

const cardAt = (row: number, column: number): string => itemAt(PACK, 3 * row + column);

const draftOf = (pack: Pack): PackDraft => ({
  head: [pack.title, pack.author, pack.licence],
  about: [],
  cells: pack.sets.map(({ scene, wants }) => [scene, ...wants]),
  pictures: picturesIn(pack),
  besides: {},
});

function setInRow({ cells, pictures }: PackDraft, row: number, what: 'file' | 'words'): OwnSet {
  const [scene = '', first = '', second = ''] = itemAt(cells, row).map(text => text.trim());
  const shown = what === 'file' ? picturesForFile(pictures, cardsOfSet(row + 1), PLACES) : {};
  return { scene, wants: [first, second], ...shown };
}

function packOfDraft(draft: PackDraft, album: string, what: 'file' | 'words'): Pack {
  const [title = '', author = '', licence = ''] = draft.head.map(text => text.trim());
  const sets = draft.cells.map((_, row) => setInRow(draft, row, what));
  const named = Object.keys(draft.pictures).length > 0 ? { album } : {};
  return { title, author, licence, ...named, sets };
}

export const making: PackTemplate = {
  game: 'alice',
  option: 'pack',
  readyPacks: [],
  says: text('says'),
  head: [
    { name: 'title', maxLength: MAX_LENGTHS.title },
    { name: 'author', maxLength: MAX_LENGTHS.author },
    { name: 'licence', maxLength: MAX_LENGTHS.licence, initialText: text('licence') },
  ],
  group: text('setWord'),
  groupPlural: text('setsWord'),
  groupHeadings: [],
  minGroups: SETS.length,
  groups: SETS.map((_, i) => text('set', { number: i + 1 })),
  rowsPerGroup: 1,
  columns: [
    { name: 'scene', maxLength: MAX_LENGTHS.scene, headings: ['leading card', 'szene', 'escena', 'scena', 'cena'] },
    { name: 'first', maxLength: MAX_LENGTHS.wanted, headings: ['first card', 'erste', 'premier', 'primero', 'eerste'] },
    { name: 'second', maxLength: MAX_LENGTHS.wanted, headings: ['second card', 'zweite', 'segundo', 'tweede'] },
  ],
  extras: [],
  cardOf: cardAt,
  fits: (column, text) => fits(column === 0 ? 'scene' : 'wanted', text),
  unprintableIn: text => missingGlyphs(text, ['fellCaps', 'fellItalic']),
  pictureAspect: 0.9,
  dressOf: ({ head: [title = ''], cells, pictures }) => ({
    title,
    words: Object.fromEntries(cells.flatMap((row, i) => row.map((text, column) => [cardAt(i, column), text.trim()]))),
    pictures,
  }),
  write(draft, album, what) {
    const pack = packOfDraft(draft, album, what);
    return what === 'file' ? `${JSON.stringify(pack, null, 2)}\n` : JSON.stringify(pack);
  },
  read(text) {
    const checked = checkPack(text);
    if (!checked.ok) return checked;
    const { pack } = checked.value;
    return success({ draft: draftOf(pack), ...(pack.album !== undefined && { album: pack.album }) });
  },
};
