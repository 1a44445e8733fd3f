/** A pack of one's own for Kit and Kat: four to fourteen books of five questions and answers. */

import { missingGlyphs } from '@parlour/card-art/missing-glyphs';
import { itemAt, success } from '@parlour/kernel/result';
import { type Draft, groupsBegun, type Making, padded } from '../../shelf/making.ts';
import { fits } from '../art/faces.ts';
import { BOOKS, cardOf, FEWEST_BOOKS } from '../kit-and-kat/rules/cards.ts';
import { checkPack, PAIRS, ROOM } from './check.ts';
import { type Pack, type Pair, PICTURES, type Pictures } from './pack.ts';

const field = (name: keyof typeof ROOM): { name: string; room: number } => ({ name, room: ROOM[name] });

/** A question is on the odd card of its book, its answer on the even one after it. */
const cardAt = (row: number, column: number): string =>
  cardOf(itemAt(BOOKS, Math.floor(row / PAIRS)), 2 * (row % PAIRS) + 1 + column);

const BESIDES = ['source', 'note'] as const;

const draftOf = ({ title, author, licence, pictures, books }: Pack): Draft => {
  const pairs = books.flatMap(book => book.pairs);
  return {
    head: [title, author, licence],
    about: books.map(({ subject }) => subject),
    cells: pairs.map(({ question, answer }) => [question, answer]),
    pictures: {},
    besides: {
      ...(pictures === undefined ? {} : { pictures }),
      ...Object.fromEntries(
        pairs.flatMap((pair, row) => BESIDES.flatMap(name => (pair[name] ? [[`${name} ${row}`, pair[name]]] : []))),
      ),
    },
  };
};

function pairAt({ cells, besides }: Draft, row: number): Pair {
  const [question = '', answer = ''] = itemAt(cells, row).map(text => text.trim());
  const more = BESIDES.filter(name => besides[`${name} ${row}`] !== undefined);
  return { question, answer, ...Object.fromEntries(more.map(name => [name, besides[`${name} ${row}`]])) };
}

const picturesOf = ({ besides }: Draft): Pictures | undefined => PICTURES.find(name => name === besides.pictures);

function packOf(draft: Draft): Pack {
  const [title = '', author = '', licence = ''] = draft.head.map(text => text.trim());
  const books = BOOKS.slice(0, groupsBegun(making, draft)).map((book, i) => ({
    book,
    subject: itemAt(draft.about, i).trim(),
    pairs: Array.from({ length: PAIRS }, (_, pair) => pairAt(draft, i * PAIRS + pair)),
  }));
  const pictures = picturesOf(draft);
  return { title, author, licence, ...(pictures === undefined ? {} : { pictures }), books };
}

export const making: Making = {
  game: 'kit-and-kat',
  option: 'pack',
  says: 'Four to fourteen books of five questions and their answers: what your class is learning, or your family history. Write them here, or paste a spreadsheet with the headings subject, question and answer, five rows a book.',
  head: [field('title'), field('author'), { ...field('licence'), usual: 'for our own use' }],
  group: 'book',
  part: 'books',
  groups: BOOKS.map(book => `Book ${book}`),
  leastGroups: FEWEST_BOOKS,
  about: field('subject'),
  rowsAGroup: PAIRS,
  columns: [field('question'), field('answer')],
  besides: BESIDES.map(field),
  cardOf: cardAt,
  fits: (_, text) => fits(text),
  strangersIn: text => missingGlyphs(text, ['typewriter']),
  takesPictures: false,
  dressOf: draft => ({
    title: itemAt(draft.head, 0),
    subjects: Object.fromEntries(draft.about.map((subject, i) => [itemAt(BOOKS, i), subject.trim()])),
    words: Object.fromEntries(
      draft.cells.flatMap((row, i) => row.map((text, column) => [cardAt(i, column), text.trim()])),
    ),
    drawn: picturesOf(draft),
  }),
  write: (draft, _, what) =>
    what === 'file' ? `${JSON.stringify(packOf(draft), null, 2)}\n` : JSON.stringify(packOf(draft)),
  read(text) {
    const checked = checkPack(text);
    return checked.ok ? success({ draft: padded(making, draftOf(checked.value.pack)) }) : checked;
  },
};
