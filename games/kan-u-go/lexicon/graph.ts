import { itemAt } from '@parlour/kernel/result';
import type { Dictionary, PluralRule } from '../crossword/crossword.ts';
import type { Lexicon } from './lexicon.ts';

/** The minimal word graph (DAWG): common endings are stored once. Nodes are indices of flat arrays; the root is 0. */
export type Graph = {
  /** Letters that lead on: A = 1, B = 2, C = 4 … */
  readonly letters: Uint32Array;
  /** Index of the first target; targets are in the order of the letters. */
  readonly first: Uint32Array;
  readonly targets: Uint32Array;
  /** Or NO_WORD. */
  readonly flags: Uint8Array;
};

export const NO_NODE = -1;
export const NO_WORD = 255;

/** Flags of a word: three marks, and its grade from 0 (commonest). */
export const PLURAL = 1;
export const VERB_FORM = 2;
export const OFFENSIVE = 4;
export const GRADE_SHIFT = 3;

export const gradeOf = (flags: number): number => flags >> GRADE_SHIFT;
export const withGrade = (marks: number, grade: number): number => marks | (grade << GRADE_SHIFT);

export type FlaggedWord = { readonly word: string; readonly flags: number };

const A = 65;
export const letterCode = (letter: string): number => letter.charCodeAt(0) - A;
export const letterOf = (code: number): string => String.fromCharCode(code + A);

export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export const lowestLetter = (letters: number): number => 31 - Math.clz32(letters & -letters);

/** Checked access for this array type only: a shared reader would be slow for all types. */
function numberAt(numbers: Uint32Array, place: number): number {
  const number = numbers[place];
  if (number === undefined) throw new Error(`internal error: no item ${place} of ${numbers.length}`);
  return number;
}

export function childOf(graph: Graph, node: number, code: number): number {
  const letters = numberAt(graph.letters, node);
  const bit = 1 << code;
  const before = countBits(letters & (bit - 1));
  return letters & bit ? numberAt(graph.targets, numberAt(graph.first, node) + before) : NO_NODE;
}

export function nodeAfter(graph: Graph, from: number, letters: string): number {
  let node = from;
  for (let i = 0; i < letters.length && node !== NO_NODE; i++) node = childOf(graph, node, letters.charCodeAt(i) - A);
  return node;
}

export function flagsOf(graph: Graph, word: string): number | undefined {
  if (!/^[A-Z]+$/.test(word)) return undefined;
  const node = nodeAfter(graph, 0, word);
  return node === NO_NODE || graph.flags[node] === NO_WORD ? undefined : graph.flags[node];
}

/** SCOWL grades, commonest words first; the last also covers words beyond them. Flags hold the index. */
export const GRADES = [10, 20, 35, 40, 50, 55, 60, 70, 80] as const;
export type Grade = (typeof GRADES)[number];

export const gradeIndex = (grade: Grade): number => GRADES.indexOf(grade);
export const LAST_GRADE_INDEX: number = gradeIndex(80);

const LETTER_CODES = Array.from({ length: 26 }, (_, code) => code);

/** In alphabetical order. */
export function* iterateWords(
  lexicon: Pick<Lexicon, 'graph' | 'admits'>,
  node = 0,
  prefix = '',
): Generator<FlaggedWord> {
  const flags = itemAt(lexicon.graph.flags, node);
  if (flags !== NO_WORD && lexicon.admits(flags)) yield { word: prefix, flags };
  for (const code of LETTER_CODES) {
    const next = childOf(lexicon.graph, node, code);
    if (next !== NO_NODE) yield* iterateWords(lexicon, next, prefix + letterOf(code));
  }
}

/** Whether the rule bans a word with these flags [KG-7, KG-13r]. */
export function isBannedPlural(flags: number, plurals: PluralRule): boolean {
  if (plurals === 'all' || !(flags & PLURAL)) return false;
  return plurals === 'sheet' || !(flags & VERB_FORM);
}

/** Only for words that count [KG-1]. */
export function dictionaryFlags(dictionary: Dictionary, word: string): number | undefined {
  const flags = flagsOf(dictionary.graph, word);
  return flags !== undefined && dictionary.admits(flags) ? flags : undefined;
}
