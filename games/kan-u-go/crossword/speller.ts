/** A dictionary made ready for search: everything the search asks of a node lies side by side in one flat list. */
import { countBits, type Graph, NO_WORD } from '../lexicon/graph.ts';
import type { Dictionary, PluralRule } from './crossword.ts';
import { isBanned } from './words.ts';

export type Speller = {
  /** WIDTH numbers a node, the root first; a node is told by where its numbers begin. */
  readonly nodes: Int32Array;
  readonly targets: Int32Array;
};

const WIDTH = 5;
/** The letters of the graph, and the mark S_BANNED. */
const LETTERS = 0;
const FIRST = 1;
/** The letters after which a longer word is still possible. */
export const GOES = 2;
/** The letters that end a word. */
export const ENDS = 3;
/** The letters every word from here on needs. */
export const MUST = 4;

export const ROOT = 0;
export const S = 18;
/** An S here ends a plural that may not be made. */
const S_BANNED = 0x4000000;
export const ALL_LETTERS = 0x3ffffff;

/** The node a letter leads to; it must be among the letters of the node. */
export function after({ nodes, targets }: Speller, node: number, code: number): number {
  return targets[nodes[node + FIRST]! + countBits(nodes[node + LETTERS]! & ((1 << code) - 1))]!;
}

/** Whether a letter ends a plural that may not be made; it must be among those that end a word. */
export const endsBanned = ({ nodes }: Speller, node: number, code: number): boolean =>
  code === S && (nodes[node + LETTERS]! & S_BANNED) !== 0;

const spellers = new WeakMap<Dictionary, Map<PluralRule, Speller>>();

/** The speller of a dictionary under a plural rule; made once, as it takes some milliseconds. */
export function spellerOf(dictionary: Dictionary, plurals: PluralRule): Speller {
  const known = spellers.get(dictionary) ?? new Map<PluralRule, Speller>();
  spellers.set(dictionary, known);
  const speller = known.get(plurals) ?? makeSpeller(dictionary, plurals);
  known.set(plurals, speller);
  return speller;
}

const NOTHING = 0;
const WORD = 1;
const BANNED = 2;

function makeSpeller({ graph, admits }: Dictionary, plurals: PluralRule): Speller {
  const worth = Uint8Array.from({ length: NO_WORD + 1 }, (_, flags) => {
    if (flags === NO_WORD || !admits(flags)) return NOTHING;
    return isBanned(flags, plurals) ? BANNED : WORD;
  });
  const nodes = new Int32Array(WIDTH * graph.letters.length);
  fillFrom(graph, worth, nodes);
  nodes[ROOT + ENDS] = 0; // A letter by itself is no run, whatever the dictionary says of it.
  return { nodes, targets: Int32Array.from(graph.targets, target => WIDTH * target) };
}

/** Fills in every node after those it leads to. */
function fillFrom(graph: Graph, worth: Uint8Array, nodes: Int32Array): void {
  const isDone = new Uint8Array(graph.letters.length);
  const fill = (node: number): void => {
    isDone[node] = 1;
    const at = WIDTH * node;
    let must = worth[graph.flags[node]!] === NOTHING ? ALL_LETTERS : 0;
    nodes[at + LETTERS] = graph.letters[node]!;
    nodes[at + FIRST] = graph.first[node]!;
    let edge = graph.first[node]!;
    for (let rest = graph.letters[node]!; rest !== 0; rest &= rest - 1) {
      const target = graph.targets[edge++]!;
      if (!isDone[target]) fill(target);
      must &= join(nodes, at, rest & -rest, WIDTH * target, worth[graph.flags[target]!]!);
    }
    nodes[at + MUST] = must;
  };
  fill(0);
}

/** Tells a node of one of its targets; what every word that way needs. */
function join(nodes: Int32Array, at: number, bit: number, target: number, worth: number): number {
  const goesOn = (nodes[target + GOES]! | nodes[target + ENDS]!) !== 0;
  if (goesOn) nodes[at + GOES]! |= bit;
  if (worth !== NOTHING) nodes[at + ENDS]! |= bit;
  if (worth === BANNED) nodes[at + LETTERS]! |= S_BANNED;
  return goesOn || worth !== NOTHING ? nodes[target + MUST]! | bit : ALL_LETTERS;
}
