/**
 * The minimal word graph: a node for every different way in which words can go on, so that common endings are kept once.
 * Nodes are numbers, all in flat arrays; node 0 is the root.
 */
export type Graph = {
  /** By node: the letters that lead on, A = 1, B = 2, C = 4 … */
  readonly letters: Uint32Array;
  /** By node: where its targets begin; they follow in the order of the letters. */
  readonly first: Uint32Array;
  readonly targets: Uint32Array;
  /** By node: the flags of the word that ends here, or NO_WORD. */
  readonly flags: Uint8Array;
};

export const NO_NODE = -1;
export const NO_WORD = 255;

/** What a word carries: three marks, and its grade from 0 (everybody knows it) to 7 above them. */
export const PLURAL = 1;
export const VERB_FORM = 2;
export const OFFENSIVE = 4;
export const GRADE_SHIFT = 3;

export const gradeOf = (flags: number): number => flags >> GRADE_SHIFT;
export const withGrade = (marks: number, grade: number): number => marks | (grade << GRADE_SHIFT);

export type FlaggedWord = { readonly word: string; readonly flags: number };

const A = 65;
export const codeOf = (letter: string): number => letter.charCodeAt(0) - A;
export const letterOf = (code: number): string => String.fromCharCode(code + A);

/** How many of the low 26 bits are set. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The code of the first letter among some. */
export const lowestIn = (letters: number): number => 31 - Math.clz32(letters & -letters);

/** What stands at a place that the list has. A reader of its own: one that reads lists of every kind is slow at all of them. */
function numberAt(numbers: Uint32Array, place: number): number {
  const number = numbers[place];
  if (number === undefined) throw new Error(`a defect: nothing at place ${place} of ${numbers.length}`);
  return number;
}

export function childOf(graph: Graph, node: number, code: number): number {
  const letters = numberAt(graph.letters, node);
  const bit = 1 << code;
  const before = countBits(letters & (bit - 1));
  return letters & bit ? numberAt(graph.targets, numberAt(graph.first, node) + before) : NO_NODE;
}

/** The node a string leads to from a node. */
export function walk(graph: Graph, from: number, letters: string): number {
  let node = from;
  for (let i = 0; i < letters.length && node !== NO_NODE; i++) node = childOf(graph, node, letters.charCodeAt(i) - A);
  return node;
}

export function flagsOf(graph: Graph, word: string): number | undefined {
  if (!/^[A-Z]+$/.test(word)) return undefined;
  const node = walk(graph, 0, word);
  return node === NO_NODE || graph.flags[node] === NO_WORD ? undefined : graph.flags[node];
}
