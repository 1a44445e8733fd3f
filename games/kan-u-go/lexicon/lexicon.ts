/** The dictionary in use [KG-1]: which words count, and what is known of each. Words are in capitals, as the cards are. */

import { fingerprint } from '@parlour/kernel/authoring/data-files';
import { failure, itemAt, type Result, success } from '@parlour/kernel/result';
import { BEYOND, GRADES, type Grade, placeOf } from './grades.ts';
import { flagsOf, type Graph, gradeOf, OFFENSIVE, PLURAL, VERB_FORM, withGrade } from './graph.ts';
import { buildGraph } from './graph-build.ts';
import { decodeGraph, encodeGraph } from './graph-bytes.ts';
import { singularsBySpelling } from './stems.ts';

export const LEXICON_NAMES = ['full', 'common', 'child', 'large', 'own'] as const;
/** One of `LEXICON_NAMES`; `own` is somebody's own list. */
export type LexiconName = (typeof LEXICON_NAMES)[number];

/** Which words count, and what is known of each. */
export type Lexicon = {
  readonly name: LexiconName;
  /** The fingerprint of its file; `common` and `child` are cut from that of `full` and share its hash. */
  readonly hash: string;
  readonly graph: Graph;
  /** Whether a word of the graph with these flags counts. */
  admits(flags: number): boolean;
  has(word: string): boolean;
  /** Whether it can be the plural, in S, of a noun [KG-13r]. */
  isPlural(word: string): boolean;
  /** Whether it can be the third person, in S, of a verb. */
  isVerbForm(word: string): boolean;
  /** Permitted to people; not laid by computer players. */
  isOffensive(word: string): boolean;
  grade(word: string): Grade | undefined;
};

/** The file of `data/baked/` that holds a lexicon. */
export const fileOf = (name: Exclude<LexiconName, 'own'>): string =>
  name === 'large' ? 'large.lexicon' : 'full.lexicon';

const HIGHEST: Partial<Record<LexiconName, Grade>> = { common: 50, child: 20 };

export function openLexicon(bytes: Uint8Array, name: LexiconName): Lexicon {
  const graph = decodeGraph(bytes);
  const highest = placeOf(HIGHEST[name] ?? 80);
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
    grade: word => gradeNamed(known(word)),
  };
}

const gradeNamed = (flags: number | undefined): Grade | undefined =>
  flags === undefined ? undefined : GRADES[gradeOf(flags)];

/** What is wrong with a word list, and in which line. */
export type Fault = { readonly line: number; readonly message: string };

/** A word list of somebody's own, one word a line; what the full list knows of a word it keeps. */
export function ownLexicon(text: string, full: Lexicon): Result<Lexicon, Fault> {
  const lines = text.split(/\r\n|\r|\n/).map(line => line.trim().toUpperCase());
  const wrong = lines.findIndex(line => line !== '' && !/^[A-Z]{2,}$/.test(line));
  if (wrong >= 0) return failure({ line: wrong + 1, message: faultIn(itemAt(lines, wrong)) });
  const words = new Set(lines.filter(line => line !== ''));
  if (words.size === 0) return failure({ line: 1, message: 'The word list is empty.' });
  const flagged = [...words].map(word => ({ word, flags: ownFlags(word, words, full) }));
  return success(openLexicon(encodeGraph(buildGraph(flagged)), 'own'));
}

const faultIn = (line: string): string =>
  line.length === 1 ? `"${line}" is a single letter, not a word.` : `"${line}" is not a word of the letters A to Z.`;

/** A word the full list does not know is a plural if what is left of it without its S is a word. */
function ownFlags(word: string, words: ReadonlySet<string>, full: Lexicon): number {
  const isPlural = singularsBySpelling(word).some(stem => words.has(stem) || full.has(stem));
  return flagsOf(full.graph, word) ?? withGrade(isPlural ? PLURAL : 0, BEYOND);
}
