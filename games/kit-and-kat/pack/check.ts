/** Checks a pack file: the pack it holds, or every fault with its line, what is wrong and what would be right. */

import type { LinedJson } from '@parlour/kernel/authoring/pack-files';
import {
  type FileFindings,
  fieldValue,
  type ObjectFields,
  type ValidatedFile,
  validateFile,
  validateList,
  validateObject,
  validateTextField,
} from '@parlour/kernel/authoring/pack-files';
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
export const checkPack = (text: string): ValidatedFile<Pack> =>
  validateFile(text, (json, findings) => {
    warnOfTwins(json, findings);
    return packOf(json, findings);
  });

function packOf(json: LinedJson, findings: FileFindings): Pack {
  const fields = validateObject(json, PACK, findings);
  const books = validateList(
    fields,
    'books',
    [FEWEST_BOOKS, BOOKS.length],
    'A pack has 4 to 14 books, A to N',
    findings,
  );
  return {
    title: validateTextField(fields, 'title', ROOM.title, findings),
    author: validateTextField(fields, 'author', ROOM.author, findings),
    licence: validateTextField(fields, 'licence', ROOM.licence, findings),
    ...picturesIn(fields, findings),
    books: books.map((book, i) => bookAt(book, i, findings)),
  };
}

/** A set that nobody has drawn is no fault: the cards get plain signs, as in a pack that names none. */
function picturesIn(fields: ObjectFields, { warnings }: FileFindings): { pictures?: Pictures } {
  const named = fieldValue(fields, 'pictures');
  const pictures = PICTURES.find(name => named?.is === 'text' && named.text === name);
  if (pictures !== undefined) return { pictures };
  const message = `"pictures" is one of ${PICTURES.join(', ')}; with another the cards have plain signs.`;
  if (named) warnings.push({ line: named.line, message });
  return {};
}

function bookAt(json: LinedJson, i: number, findings: FileFindings): Book {
  const fields = validateObject(json, BOOK, findings);
  const letter = BOOKS[i] ?? '';
  const named = fieldValue(fields, 'book');
  if (named && letter && !(named.is === 'text' && named.text === letter)) {
    findings.faults.push({ line: named.line, message: `Book number ${i + 1} is named "${letter}".` });
  }
  const pairs = validateList(fields, 'pairs', PAIRS, `Book ${letter} has five pairs of question and answer`, findings);
  return {
    book: letter,
    subject: validateTextField(fields, 'subject', ROOM.subject, findings),
    pairs: pairs.map(pair => pairOf(pair, findings)),
  };
}

function pairOf(json: LinedJson, findings: FileFindings): Pair {
  const fields = validateObject(json, PAIR, findings);
  const optional = (['source', 'note'] as const).filter(name => fieldValue(fields, name));
  return {
    question: validateTextField(fields, 'question', ROOM.question, findings),
    answer: validateTextField(fields, 'answer', ROOM.answer, findings),
    ...Object.fromEntries(optional.map(name => [name, validateTextField(fields, name, ROOM[name], findings)])),
  };
}

/** Two cards with the same question would be hard to tell apart at the table. */
function warnOfTwins(json: LinedJson, { warnings }: FileFindings): void {
  const lines = new Map<string, number>();
  for (const { line, text } of questionsIn(json)) {
    const first = lines.get(text);
    if (first !== undefined) warnings.push({ line, message: `The same question stands on line ${first} already.` });
    else lines.set(text, line);
  }
}

function questionsIn(json: LinedJson): { line: number; text: string }[] {
  if (json.is === 'list') return json.items.flatMap(questionsIn);
  if (json.is !== 'object') return [];
  return json.entries.flatMap(({ key, value }) =>
    key === 'question' && value.is === 'text' ? [{ line: value.line, text: value.text }] : questionsIn(value),
  );
}
