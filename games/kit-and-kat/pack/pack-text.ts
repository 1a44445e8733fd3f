/** What the validation and the editor of packs say. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  bookCount: 'A pack has 4 to 14 books, A to N',
  pairCount: 'Book {book} has five pairs of question and answer',
  bookName: 'Book number {number} must be named "{book}".',
  unknownPictures: '"pictures" can be {names}. With anything else the cards get plain signs.',
  noLanguage: '"{field}" is a language like "fr" or "en-GB".',
  sameQuestion: 'The same question is already on line {line}.',
  unreadable: 'Can\'t read the pack "{pack}".',
  unreadableAtTable: "Can't read the pack of this table.",
  faulty: 'The pack "{pack}" has an error in line {line}: {message}',
  faultyAtTable: 'The pack of this table has an error in line {line}: {message}',
  source: 'Source: {source}',

  template:
    'Four to fourteen books of five questions and answers: what your class is learning, or your family history. Write them here, or import a spreadsheet or a list from Quizlet or Anki.',
  ownUse: 'for our own use',
  groupName: 'Book {book}',
  bookRange: 'A to {last}',
} as const;

export const kitPackText: Translate<typeof english> = translator('kit-and-kat/pack', english);
