/** A dictionary made ready for search: what each node of the graph is worth under a plural rule, and what lies ahead. */
import { type Graph, NO_WORD } from '../lexicon/graph.ts';
import type { Dictionary, PluralRule } from './crossword.ts';
import { isBanned } from './words.ts';

/** By node: no word ends here, a word, or a plural that may not be made. */
export const NOTHING = 0;
export const FINE = 1;
export const BANNED = 2;

/** How far the look-ahead goes. */
export const AHEAD = 5;

export type Speller = {
  readonly graph: Graph;
  readonly verdicts: Uint8Array;
  /** By distance, then by node: the letters that can stand there on the way to a word that counts. */
  readonly ahead: readonly Uint32Array[];
};

const spellers = new WeakMap<Dictionary, Map<PluralRule, Speller>>();

/** The speller of a dictionary; made once, as it takes some milliseconds. */
export function spellerOf(dictionary: Dictionary, plurals: PluralRule): Speller {
  const known = spellers.get(dictionary) ?? new Map<PluralRule, Speller>();
  spellers.set(dictionary, known);
  const speller = known.get(plurals) ?? makeSpeller(dictionary, plurals);
  known.set(plurals, speller);
  return speller;
}

function makeSpeller({ graph, admits }: Dictionary, plurals: PluralRule): Speller {
  const worth = Uint8Array.from({ length: NO_WORD + 1 }, (_, flags) => {
    if (flags === NO_WORD || !admits(flags)) return NOTHING;
    return isBanned(flags, plurals) ? BANNED : FINE;
  });
  const verdicts = graph.flags.map(flags => worth[flags]!);
  const ahead = [lettersAhead(graph, verdicts)];
  while (ahead.length < AHEAD) ahead.push(oneFarther(graph, ahead[0]!, ahead.at(-1)!));
  return { graph, verdicts, ahead };
}

/** The letters that lead on to a word that counts. */
function lettersAhead(graph: Graph, verdicts: Uint8Array): Uint32Array {
  const letters = new Uint32Array(verdicts.length);
  const leadsOn = new Int8Array(verdicts.length).fill(-1);
  const visit = (node: number): number => {
    if (leadsOn[node]! >= 0) return leadsOn[node]!;
    forEachEdge(graph, node, graph.letters[node]!, (bit, target) => {
      if (visit(target)) letters[node]! |= bit;
    });
    leadsOn[node] = letters[node] !== 0 || verdicts[node] !== NOTHING ? 1 : 0;
    return leadsOn[node]!;
  };
  visit(0);
  return letters;
}

function oneFarther(graph: Graph, next: Uint32Array, farthest: Uint32Array): Uint32Array {
  return farthest.map((_, node) => {
    let letters = 0;
    forEachEdge(graph, node, next[node]!, (_bit, target) => {
      letters |= farthest[target]!;
    });
    return letters;
  });
}

/** Visits the edges whose letters are wanted. */
function forEachEdge(graph: Graph, node: number, wanted: number, visit: (bit: number, target: number) => void): void {
  let at = graph.first[node]!;
  for (let rest = graph.letters[node]!; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if (wanted & bit) visit(bit, graph.targets[at]!);
    at++;
  }
}
