/** Checks a pack file: the pack it holds, or every fault with its line, what is wrong and what would be right. */
import {
  type Checked,
  checkFile,
  type FileFields,
  type Findings,
  fieldOf,
  fieldsOf,
  itemsOf,
  textIn,
} from '@parlour/kernel/file-check';
import type { Json } from '@parlour/kernel/lined-json';
import { BOOKS, FEWEST_BOOKS, RANKS } from '../kit-and-kat/rules/cards.ts';
import { type Book, type Pack, type Pair, PICTURES, type Pictures } from './pack.ts';

/** How many letters there is room for. */
export const ROOM = {
  title: 60,
  author: 60,
  licence: 60,
  subject: 34,
  question: 120,
  answer: 120,
  source: 300,
  note: 200,
};

export const PAIRS: number = RANKS / 2;
const PACK = { name: 'pack', needed: ['title', 'author', 'licence', 'books'], allowed: ['$schema', 'pictures'] };
const BOOK = { name: 'book', needed: ['book', 'subject', 'pairs'], allowed: [] };
const PAIR = { name: 'pair', needed: ['question', 'answer'], allowed: ['source', 'note'] };

/** The pack in a file, or every fault with its line. */
export const checkPack = (text: string): Checked<Pack> =>
  checkFile(text, (json, findings) => {
    warnOfTwins(json, findings);
    return packOf(json, findings);
  });

function packOf(json: Json, findings: Findings): Pack {
  const fields = fieldsOf(json, PACK, findings);
  const books = itemsOf(fields, 'books', [FEWEST_BOOKS, BOOKS.length], 'A pack has 4 to 14 books, A to N', findings);
  return {
    title: textIn(fields, 'title', ROOM.title, findings),
    author: textIn(fields, 'author', ROOM.author, findings),
    licence: textIn(fields, 'licence', ROOM.licence, findings),
    ...picturesIn(fields, findings),
    books: books.map((book, i) => bookAt(book, i, findings)),
  };
}

/** A set that nobody has drawn is no fault: the cards get plain signs, as in a pack that names none. */
function picturesIn(fields: FileFields, { warnings }: Findings): { pictures?: Pictures } {
  const named = fieldOf(fields, 'pictures');
  const pictures = PICTURES.find(name => named?.is === 'text' && named.text === name);
  if (pictures !== undefined) return { pictures };
  const message = `"pictures" is one of ${PICTURES.join(', ')}; with another the cards have plain signs.`;
  if (named) warnings.push({ line: named.line, message });
  return {};
}

function bookAt(json: Json, i: number, findings: Findings): Book {
  const fields = fieldsOf(json, BOOK, findings);
  const letter = BOOKS[i] ?? '';
  const named = fieldOf(fields, 'book');
  if (named && letter && !(named.is === 'text' && named.text === letter)) {
    findings.faults.push({ line: named.line, message: `Book number ${i + 1} is named "${letter}".` });
  }
  const pairs = itemsOf(fields, 'pairs', PAIRS, `Book ${letter} has five pairs of question and answer`, findings);
  return {
    book: letter,
    subject: textIn(fields, 'subject', ROOM.subject, findings),
    pairs: pairs.map(pair => pairOf(pair, findings)),
  };
}

function pairOf(json: Json, findings: Findings): Pair {
  const fields = fieldsOf(json, PAIR, findings);
  const optional = (['source', 'note'] as const).filter(name => fieldOf(fields, name));
  return {
    question: textIn(fields, 'question', ROOM.question, findings),
    answer: textIn(fields, 'answer', ROOM.answer, findings),
    ...Object.fromEntries(optional.map(name => [name, textIn(fields, name, ROOM[name], findings)])),
  };
}

/** Two cards with the same question would be hard to tell apart at the table. */
function warnOfTwins(json: Json, { warnings }: Findings): void {
  const lines = new Map<string, number>();
  for (const { line, text } of questionsIn(json)) {
    const first = lines.get(text);
    if (first !== undefined) warnings.push({ line, message: `The same question stands on line ${first} already.` });
    else lines.set(text, line);
  }
}

function questionsIn(json: Json): { line: number; text: string }[] {
  if (json.is === 'list') return json.items.flatMap(questionsIn);
  if (json.is !== 'object') return [];
  return json.entries.flatMap(({ key, value }) =>
    key === 'question' && value.is === 'text' ? [{ line: value.line, text: value.text }] : questionsIn(value),
  );
}
