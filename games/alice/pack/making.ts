/** A pack of one's own for Alice's game: sixteen scenes, and the two cards that each of them wants. */

import { missingGlyphs } from '@parlour/card-art/missing-glyphs';
import { itemAt, success } from '@parlour/kernel/result';
import type { Draft, Making } from '../../shelf/making.ts';
import { cardsOfSet, PACK } from '../alice/rules/pack.ts';
import { SETS } from '../alice/rules/sets.ts';
import { fits } from '../art/lettering.ts';
import { checkPack, ROOM } from './check.ts';
import { type OwnSet, type Pack, PLACES, picturesIn } from './pack.ts';

const cardAt = (row: number, column: number): string => itemAt(PACK, 3 * row + column);

const draftOf = (pack: Pack): Draft => ({
  head: [pack.title, pack.author, pack.licence],
  about: [],
  cells: pack.sets.map(({ scene, wants }) => [scene, ...wants]),
  pictures: picturesIn(pack),
  besides: {},
});

function setAt({ cells, pictures }: Draft, row: number, what: 'file' | 'words'): OwnSet {
  const [scene = '', first = '', second = ''] = itemAt(cells, row).map(text => text.trim());
  const own = cardsOfSet(row + 1).flatMap((card, i) => (pictures[card] ? [[PLACES[i], pictures[card]]] : []));
  const shown = what === 'file' && own.length > 0 ? { pictures: Object.fromEntries(own) } : {};
  return { scene, wants: [first, second], ...shown };
}

function packOf(draft: Draft, album: string, what: 'file' | 'words'): Pack {
  const [title = '', author = '', licence = ''] = draft.head.map(text => text.trim());
  const sets = draft.cells.map((_, row) => setAt(draft, row, what));
  const named = Object.keys(draft.pictures).length > 0 ? { album } : {};
  return { title, author, licence, ...named, sets };
}

export const making: Making = {
  game: 'alice',
  option: 'pack',
  says: 'Sixteen sets out of a story, a journey, a family: a scene, and two people or things that belong to it. Write them here, or paste a spreadsheet of 16 rows with the headings scene, first and second. A card may have a picture of your own; where there is none, its window is left empty to draw in.',
  head: [
    { name: 'title', room: ROOM.title },
    { name: 'author', room: ROOM.author },
    { name: 'licence', room: ROOM.licence, usual: 'for our own use' },
  ],
  group: 'set',
  part: 'sets',
  leastGroups: SETS.length,
  groups: SETS.map((_, i) => `Set ${i + 1}`),
  rowsAGroup: 1,
  columns: [
    { name: 'scene', room: ROOM.scene },
    { name: 'first', room: ROOM.wanted },
    { name: 'second', room: ROOM.wanted },
  ],
  besides: [],
  cardOf: cardAt,
  fits: (column, text) => fits(column === 0 ? 'scene' : 'wanted', text),
  strangersIn: text => missingGlyphs(text, ['fellCaps', 'fellItalic']),
  takesPictures: true,
  dressOf: ({ head: [title = ''], cells, pictures }) => ({
    title,
    words: Object.fromEntries(cells.flatMap((row, i) => row.map((text, column) => [cardAt(i, column), text.trim()]))),
    pictures,
  }),
  write(draft, album, what) {
    const pack = packOf(draft, album, what);
    return what === 'file' ? `${JSON.stringify(pack, null, 2)}\n` : JSON.stringify(pack);
  },
  read(text) {
    const checked = checkPack(text);
    if (!checked.ok) return checked;
    const { pack } = checked.value;
    return success({ draft: draftOf(pack), ...(pack.album !== undefined && { album: pack.album }) });
  },
};
