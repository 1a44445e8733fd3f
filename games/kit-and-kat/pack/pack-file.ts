/** Pack files: validation with line numbers, loading, and the answer sheet. */

import { decodeText, type ReadDataFile } from '@parlour/kernel/authoring/data-files';
import {
  type FileFindings,
  fieldValue,
  type LinedJson,
  type ObjectFields,
  type ValidatedFile,
  validateFile,
  validateList,
  validateObject,
  validateTextField,
} from '@parlour/kernel/authoring/pack-files';
import { validateAlbum, validatePictures } from '@parlour/kernel/authoring/pack-pictures';
import { decodeOwnText, isOwnText } from '@parlour/kernel/options';
import { itemAt } from '@parlour/kernel/result';
import { formatList } from '@parlour/messages';
import { BOOKS, CARDS_PER_BOOK, type Card, cardOf, MIN_BOOKS } from '../kit-and-kat/rules/cards.ts';
import { BOX_PACKS, LATEST_RULES, type RulesVersion } from '../kit-and-kat/rules/options.ts';
import { type Book, notesOn, type Pack, type Pair, PICTURES, type Pictures, PLACES, textOf } from './pack.ts';
import { kitPackText } from './pack-text.ts';

/** In letters. */
export const MAX_LENGTHS = {
  title: 60,
  author: 60,
  licence: 60,
  subject: 34,
  question: 120,
  answer: 120,
  source: 300,
  note: 200,
};

export const PAIRS_PER_BOOK: number = CARDS_PER_BOOK / 2;
const LANGUAGES = ['language', 'answerLanguage'] as const;
const PACK_FIELDS = {
  name: 'pack',
  needed: ['title', 'author', 'licence', 'books'],
  allowed: ['$schema', 'pictures', 'album', ...LANGUAGES],
};
const BOOK_FIELDS = { name: 'book', needed: ['book', 'pairs'], allowed: ['subject'] };
const PAIR_FIELDS = { name: 'pair', needed: ['question', 'answer'], allowed: ['source', 'note', 'pictures'] };

/** Validates a pack file. */
export const checkPack = (text: string): ValidatedFile<Pack> =>
  validateFile(text, (json, findings) => {
    warnOfDuplicates(json, findings);
    return parsePack(json, findings);
  });

function parsePack(json: LinedJson, findings: FileFindings): Pack {
  const fields = validateObject(json, PACK_FIELDS, findings);
  const books = validateList(fields, 'books', [MIN_BOOKS, BOOKS.length], kitPackText('bookCount'), findings);
  return {
    title: validateTextField(fields, 'title', MAX_LENGTHS.title, findings),
    author: validateTextField(fields, 'author', MAX_LENGTHS.author, findings),
    licence: validateTextField(fields, 'licence', MAX_LENGTHS.licence, findings),
    ...parsePictures(fields, findings),
    ...parseLanguages(fields, findings),
    ...validateAlbum(fields, findings),
    books: books.map((book, i) => parseBook(book, i, findings)),
  };
}

/** An unknown set is only a warning: the cards get plain signs. */
function parsePictures(fields: ObjectFields, { warnings }: FileFindings): { pictures?: Pictures } {
  const named = fieldValue(fields, 'pictures');
  const pictures = PICTURES.find(name => named?.is === 'text' && named.text === name);
  if (pictures !== undefined) return { pictures };
  const message = kitPackText('unknownPictures', { names: formatList(PICTURES, 'or') });
  if (named) warnings.push({ line: named.line, message });
  return {};
}

function parseLanguages(fields: ObjectFields, { faults }: FileFindings): Pick<Pack, (typeof LANGUAGES)[number]> {
  const named = LANGUAGES.flatMap(field => {
    const value = fieldValue(fields, field);
    const language = value?.is === 'text' ? value.text : '';
    if (value && !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/.test(language))
      faults.push({ line: value.line, message: kitPackText('noLanguage', { field }) });
    return value ? [[field, language]] : [];
  });
  return Object.fromEntries(named);
}

function parseBook(json: LinedJson, i: number, findings: FileFindings): Book {
  const fields = validateObject(json, BOOK_FIELDS, findings);
  const letter = BOOKS[i] ?? '';
  const named = fieldValue(fields, 'book');
  if (named && letter && !(named.is === 'text' && named.text === letter)) {
    findings.faults.push({ line: named.line, message: kitPackText('bookName', { number: i + 1, book: letter }) });
  }
  const pairs = validateList(fields, 'pairs', PAIRS_PER_BOOK, kitPackText('pairCount', { book: letter }), findings);
  return {
    book: letter,
    subject: validateTextField(fields, 'subject', MAX_LENGTHS.subject, findings),
    pairs: pairs.map(pair => parsePair(pair, findings)),
  };
}

function parsePair(json: LinedJson, findings: FileFindings): Pair {
  const fields = validateObject(json, PAIR_FIELDS, findings);
  const optional = (['source', 'note'] as const).filter(name => fieldValue(fields, name));
  return {
    question: validateTextField(fields, 'question', MAX_LENGTHS.question, findings),
    answer: validateTextField(fields, 'answer', MAX_LENGTHS.answer, findings),
    ...Object.fromEntries(optional.map(name => [name, validateTextField(fields, name, MAX_LENGTHS[name], findings)])),
    ...validatePictures(fieldValue(fields, 'pictures'), PLACES, findings),
  };
}

/** Cards with the same question are hard to tell apart. */
function warnOfDuplicates(json: LinedJson, { warnings }: FileFindings): void {
  const lines = new Map<string, number>();
  for (const { line, text } of questionsIn(json)) {
    const first = lines.get(text);
    if (first !== undefined) warnings.push({ line, message: kitPackText('sameQuestion', { line: first }) });
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

/** Throws one sentence if it fails. The host serves the player's file as own.json. */
export async function openPack(name: string, read: ReadDataFile, rules: RulesVersion = LATEST_RULES): Promise<Pack> {
  const text = isOwnText(name) ? decodeOwnText(name) : await readPackText(fileNameOf(name, rules), read);
  const isOwn = isOwnText(name);
  if (text === undefined)
    throw new Error(isOwn ? kitPackText('unreadableAtTable') : kitPackText('unreadable', { pack: name }));
  const checked = checkPack(text);
  if (checked.ok) return checked.value.pack;
  const { line, message } = itemAt(checked.fault, 0);
  throw new Error(
    isOwn ? kitPackText('faultyAtTable', { line, message }) : kitPackText('faulty', { pack: name, line, message }),
  );
}

/** Version 1 had other words in the packs of the box. */
const fileNameOf = (name: string, rules: RulesVersion): string =>
  rules === 1 && BOX_PACKS.some(pack => pack === name) ? `${name}-1` : name;

const readPackText = (name: string, read: ReadDataFile): Promise<string | undefined> =>
  read(`kit-and-kat/data/${name}.json`)
    .then(decodeText)
    .catch(() => undefined);

/** Text between stars is in italics. */
type Entry = { readonly id: string; readonly text: string };

export const answerSheet = (pack: Pack): { readonly title: string; readonly entries: readonly Entry[] }[] =>
  pack.books.map(({ book, subject, pairs }) => ({
    title: `${book}  ${subject}`.trim(),
    entries: pairs.map((_, i) => sheetEntry(pack, cardOf(book, 2 * i + 1), cardOf(book, 2 * i + 2))),
  }));

const sheetEntry = (pack: Pack, question: Card, answer: Card): Entry => ({
  id: `${question}, ${answer.slice(1)}`,
  text: [`*${textOf(pack, question)}*`, textOf(pack, answer), ...notesOn(pack, answer)].join(' '),
});
