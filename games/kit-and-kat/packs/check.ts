/** Checks a pack file: the pack it holds, or every fault with its line, what is wrong and what would be right. */
import { BOOKS, RANKS } from '../rules/cards.ts';
import { type Entry, type Fault, type Json, readJson } from './json.ts';
import type { Book, Pack, Pair } from './pack.ts';

export type Checked =
  | { readonly pack: Pack; readonly warnings: readonly Fault[] }
  | { readonly faults: readonly Fault[] };

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
type Named = keyof typeof ROOM;

const PAIRS = RANKS / 2;
const FIELDS = {
  pack: { needed: ['title', 'author', 'licence', 'books'], allowed: ['$schema'] },
  book: { needed: ['book', 'subject', 'pairs'], allowed: [] },
  pair: { needed: ['question', 'answer'], allowed: ['source', 'note'] },
} as const;

type Findings = { readonly faults: Fault[]; readonly warnings: Fault[] };
type Fields = { readonly line: number; readonly entries: readonly Entry[] };

export function checkPack(text: string): Checked {
  const json = readJson(text);
  if ('message' in json) return { faults: [json] };
  const findings: Findings = { faults: [], warnings: [] };
  const pack = packOf(json, findings);
  warnOfTwins(json, findings);
  const [faults, warnings] = [byLine(findings.faults), byLine(findings.warnings)];
  return faults.length > 0 ? { faults } : { pack, warnings };
}

const byLine = (faults: readonly Fault[]): Fault[] => faults.toSorted((a, b) => a.line - b.line);

function packOf(json: Json, findings: Findings): Pack {
  const fields = fieldsOf(json, 'pack', findings);
  const books = itemsOf(fields, 'books', BOOKS.length, 'A pack has 14 books, A to N', findings);
  return {
    title: textIn(fields, 'title', findings),
    author: textIn(fields, 'author', findings),
    licence: textIn(fields, 'licence', findings),
    books: books.map((book, i) => bookAt(book, i, findings)),
  };
}

function bookAt(json: Json, i: number, findings: Findings): Book {
  const fields = fieldsOf(json, 'book', findings);
  const letter = BOOKS[i] ?? '';
  const named = fieldOf(fields, 'book');
  if (named && letter && !(named.is === 'text' && named.text === letter)) {
    findings.faults.push({ line: named.line, message: `Book number ${i + 1} is named "${letter}".` });
  }
  const pairs = itemsOf(fields, 'pairs', PAIRS, `Book ${letter} has five pairs of question and answer`, findings);
  return {
    book: letter,
    subject: textIn(fields, 'subject', findings),
    pairs: pairs.map(pair => pairOf(pair, findings)),
  };
}

function pairOf(json: Json, findings: Findings): Pair {
  const fields = fieldsOf(json, 'pair', findings);
  const optional = (['source', 'note'] as const).filter(name => fieldOf(fields, name));
  return {
    question: textIn(fields, 'question', findings),
    answer: textIn(fields, 'answer', findings),
    ...Object.fromEntries(optional.map(name => [name, textIn(fields, name, findings)])),
  };
}

/** The fields of an object, once those that are missing, unknown or there twice have been found. */
function fieldsOf(json: Json, kind: keyof typeof FIELDS, { faults }: Findings): Fields {
  const { needed, allowed } = FIELDS[kind];
  const known: readonly string[] = [...needed, ...allowed];
  const { line } = json;
  if (json.is !== 'object') {
    faults.push({
      line,
      message: `Here a ${kind} should stand: { ${needed.map(name => `"${name}": …`).join(', ')} }.`,
    });
    return { line, entries: [] };
  }
  for (const [i, { key, line }] of json.entries.entries()) {
    if (!known.includes(key)) faults.push({ line, message: `A ${kind} has no "${key}"; it has ${known.join(', ')}.` });
    if (json.entries.findIndex(entry => entry.key === key) < i)
      faults.push({ line, message: `"${key}" is there twice.` });
  }
  for (const name of needed) {
    if (!fieldOf(json, name)) faults.push({ line, message: `The ${kind} that begins here has no "${name}".` });
  }
  return json;
}

const fieldOf = ({ entries }: Fields, name: string): Json | undefined => entries.find(({ key }) => key === name)?.value;

function itemsOf(fields: Fields, name: string, count: number, rule: string, { faults }: Findings): readonly Json[] {
  const list = fieldOf(fields, name);
  if (list === undefined) return [];
  const items = list.is === 'list' ? list.items : [];
  if (list.is !== 'list') faults.push({ line: list.line, message: `"${name}" is a list: [ … ].` });
  else if (items.length !== count) faults.push({ line: list.line, message: `${rule}; here are ${items.length}.` });
  return items;
}

function textIn(fields: Fields, name: Named, { faults, warnings }: Findings): string {
  const value = fieldOf(fields, name);
  if (value === undefined) return '';
  const { line } = value;
  const text = value.is === 'text' ? value.text.trim() : '';
  if (value.is !== 'text') faults.push({ line, message: `"${name}" is a text between quotation marks.` });
  else if (text === '') faults.push({ line, message: `"${name}" is empty; it needs a text.` });
  else if (/\p{Cc}/u.test(text)) faults.push({ line, message: `"${name}" is one line, without breaks or tabs.` });
  if (text.length > ROOM[name]) {
    const message = `"${name}" has ${text.length} letters; there is room for ${ROOM[name]}.`;
    warnings.push({ line, message });
  }
  return text;
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
