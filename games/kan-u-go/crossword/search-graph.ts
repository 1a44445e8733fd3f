/** The word graph (DAWG) prepared for search: all data of a node in one flat list. */
import { countBits, type Graph, isBannedPlural, NO_WORD } from '../lexicon/graph.ts';
import type { Dictionary, PluralRule } from './crossword.ts';

export type SearchGraph = {
  /** WIDTH numbers per node, root first; a node is the index of its first number. */
  readonly nodes: Int32Array;
  readonly targets: Int32Array;
};

const WIDTH = 5;
/** Letters, and the mark S_BANNED. */
const LETTERS = 0;
const FIRST = 1;
/** Letters that can be followed by others. */
export const CONTINUES = 2;
/** Letters that end a word. */
export const ENDS = 3;
/** Required by every word from here. */
export const REQUIRED = 4;

export const ROOT = 0;
export const S = 18;
/** An S here ends a banned plural. */
const S_BANNED = 0x4000000;
export const ALL_LETTERS = 0x3ffffff;

/** The letter must be one of the node's. */
export function childNode({ nodes, targets }: SearchGraph, node: number, code: number): number {
  return targets[nodes[node + FIRST]! + countBits(nodes[node + LETTERS]! & ((1 << code) - 1))]!;
}

export const endsBannedPlural = ({ nodes }: SearchGraph, node: number, code: number): boolean =>
  code === S && (nodes[node + LETTERS]! & S_BANNED) !== 0;

const cache = new WeakMap<Dictionary, Map<PluralRule, SearchGraph>>();

/** Cached, because building takes some milliseconds. */
export function searchGraphFor(dictionary: Dictionary, plurals: PluralRule): SearchGraph {
  const known = cache.get(dictionary) ?? new Map<PluralRule, SearchGraph>();
  cache.set(dictionary, known);
  const searchGraph = known.get(plurals) ?? buildSearchGraph(dictionary, plurals);
  known.set(plurals, searchGraph);
  return searchGraph;
}

const NOTHING = 0;
const WORD = 1;
const BANNED = 2;

function buildSearchGraph({ graph, admits }: Dictionary, plurals: PluralRule): SearchGraph {
  const wordKinds = Uint8Array.from({ length: NO_WORD + 1 }, (_, flags) => {
    if (flags === NO_WORD || !admits(flags)) return NOTHING;
    return isBannedPlural(flags, plurals) ? BANNED : WORD;
  });
  const nodes = new Int32Array(WIDTH * graph.letters.length);
  fillNodes(graph, wordKinds, nodes);
  nodes[ROOT + ENDS] = 0; // A single letter is no run.
  return { nodes, targets: Int32Array.from(graph.targets, target => WIDTH * target) };
}

/** Depth first: targets before the node. */
function fillNodes(graph: Graph, wordKinds: Uint8Array, nodes: Int32Array): void {
  const isDone = new Uint8Array(graph.letters.length);
  const fill = (node: number): void => {
    isDone[node] = 1;
    const at = WIDTH * node;
    let required = wordKinds[graph.flags[node]!] === NOTHING ? ALL_LETTERS : 0;
    nodes[at + LETTERS] = graph.letters[node]!;
    nodes[at + FIRST] = graph.first[node]!;
    let edge = graph.first[node]!;
    for (let rest = graph.letters[node]!; rest !== 0; rest &= rest - 1) {
      const target = graph.targets[edge++]!;
      if (!isDone[target]) fill(target);
      required &= linkTarget(nodes, at, rest & -rest, WIDTH * target, wordKinds[graph.flags[target]!]!);
    }
    nodes[at + REQUIRED] = required;
  };
  fill(0);
}

/** Returns the letters that every word through the target needs. */
function linkTarget(nodes: Int32Array, at: number, bit: number, target: number, wordKinds: number): number {
  const continues = (nodes[target + CONTINUES]! | nodes[target + ENDS]!) !== 0;
  if (continues) nodes[at + CONTINUES]! |= bit;
  if (wordKinds !== NOTHING) nodes[at + ENDS]! |= bit;
  if (wordKinds === BANNED) nodes[at + LETTERS]! |= S_BANNED;
  return continues || wordKinds !== NOTHING ? nodes[target + REQUIRED]! | bit : ALL_LETTERS;
}
