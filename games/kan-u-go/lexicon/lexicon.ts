/** The dictionary in use [KG-1]. Words are in capitals, like the cards. */
import { fingerprint } from '@parlour/kernel/authoring/data-files';
import { failure, itemAt, type Result, success } from '@parlour/kernel/result';
import {
  flagsOf,
  GRADES,
  type Grade,
  type Graph,
  gradeIndex,
  gradeOf,
  LAST_GRADE_INDEX,
  OFFENSIVE,
  PLURAL,
  VERB_FORM,
  withGrade,
} from './graph.ts';
import { buildGraph, decodeGraph, encodeGraph } from './graph-codec.ts';

export const LEXICON_NAMES = ['full', 'common', 'child', 'large', 'own'] as const;
/** `own` is the player's own list. */
export type LexiconName = (typeof LEXICON_NAMES)[number];

/** A dictionary: which words count, and which are plurals. */
export type Lexicon = {
  readonly name: LexiconName;
  /** Fingerprint of its file; `common` and `child` are cut from `full` and share its hash. */
  readonly hash: string;
  readonly graph: Graph;
  admits(flags: number): boolean;
  has(word: string): boolean;
  /** A noun's plural in S [KG-13r]. */
  isPlural(word: string): boolean;
  /** A verb's third person in S. */
  isVerbForm(word: string): boolean;
  /** Computer players do not lay it. */
  isOffensive(word: string): boolean;
  grade(word: string): Grade | undefined;
};

export const lexiconFile = (name: Exclude<LexiconName, 'own'>): string =>
  name === 'large' ? 'large.lexicon' : 'full.lexicon';

const HIGHEST_GRADES: Partial<Record<LexiconName, Grade>> = { common: 50, child: 20 };

export function openLexicon(bytes: Uint8Array, name: LexiconName): Lexicon {
  const graph = decodeGraph(bytes);
  const highest = gradeIndex(HIGHEST_GRADES[name] ?? 80);
  const admits = (flags: number): boolean => gradeOf(flags) <= highest;
  const known = (word: string): number | undefined => {
    const flags = flagsOf(graph, word);
    return flags !== undefined && admits(flags) ? flags : undefined;
  };
  const marked = (word: string, mark: number): boolean => ((known(word) ?? 0) & mark) !== 0;
  return {
    name,
    hash: fingerprint(bytes),
    graph,
    admits,
    has: word => known(word) !== undefined,
    isPlural: word => marked(word, PLURAL),
    isVerbForm: word => marked(word, VERB_FORM),
    isOffensive: word => marked(word, OFFENSIVE),
    grade: word => gradeFromFlags(known(word)),
  };
}

const gradeFromFlags = (flags: number | undefined): Grade | undefined =>
  flags === undefined ? undefined : GRADES[gradeOf(flags)];

export type WordListFault = { readonly line: number; readonly message: string };

/** One word a line. Words of the full list keep their flags. */
export function parseOwnLexicon(text: string, full: Lexicon): Result<Lexicon, WordListFault> {
  const lines = text.split(/\r\n|\r|\n/).map(line => line.trim().toUpperCase());
  const wrong = lines.findIndex(line => line !== '' && !/^[A-Z]{2,}$/.test(line));
  if (wrong >= 0) return failure({ line: wrong + 1, message: describeFault(itemAt(lines, wrong)) });
  const words = new Set(lines.filter(line => line !== ''));
  if (words.size === 0) return failure({ line: 1, message: 'The word list is empty.' });
  const flagged = [...words].map(word => ({ word, flags: ownFlags(word, words, full) }));
  return success(openLexicon(encodeGraph(buildGraph(flagged)), 'own'));
}

const describeFault = (line: string): string =>
  line.length === 1 ? `"${line}" is a single letter, not a word.` : `"${line}" is not a word of the letters A to Z.`;

/** An unknown word is a plural if a word remains without its S. */
function ownFlags(word: string, words: ReadonlySet<string>, full: Lexicon): number {
  const isPlural = singularsBySpelling(word).some(stem => words.has(stem) || full.has(stem));
  return flagsOf(full.graph, word) ?? withGrade(isPlural ? PLURAL : 0, LAST_GRADE_INDEX);
}

/** English plurals in S, and what each ending leaves of the singular. */
type PluralEnding = readonly [plural: RegExp, singular: string];

const ENDINGS: readonly PluralEnding[] = [
  [/S$/, ''],
  [/(?<=S|X|Z|CH|SH|O)ES$/, ''],
  [/(?<=Z)ZES$|(?<=S)SES$/, ''],
  [/IES$/, 'Y'],
  [/VES$/, 'F'],
  [/VES$/, 'FE'],
  [/(?<=S|X)ES$/, 'IS'],
  [/ICES$/, 'EX'],
  [/ICES$/, 'IX'],
];

/** Without endings that only nouns have. */
const VERB_ENDINGS = ENDINGS.slice(0, 4);

export const singularsBySpelling = (word: string): string[] => stripEndings(word, ENDINGS);
export const verbsBySpelling = (word: string): string[] => stripEndings(word, VERB_ENDINGS);

/** Single letters are no words. */
const stripEndings = (word: string, endings: readonly PluralEnding[]): string[] =>
  word.endsWith('SS')
    ? []
    : endings.flatMap(([plural, singular]) => {
        const stem = word.replace(plural, singular);
        return stem === word || stem.length < 2 ? [] : [stem];
      });
