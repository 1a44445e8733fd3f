import { codeOf, type FlaggedWord, type Graph, NO_WORD } from './graph.ts';

/** A node on the way: its flags, and a letter and a node for each edge. */
type Draft = { readonly flags: number; readonly letters: readonly number[]; readonly nodes: readonly number[] };

/** The minimal graph of some words, in any order; each is of letters A to Z and named once. */
export function buildGraph(words: readonly FlaggedWord[]): Graph {
  const sorted = words.slice().sort((a, b) => (a.word < b.word ? -1 : 1));
  sorted.forEach(({ word, flags }, i) => {
    if (!/^[A-Z]+$/.test(word) || word === sorted[i + 1]?.word)
      throw new Error(`"${word}" is no word, or named twice.`);
    if (!(flags >= 0 && flags < NO_WORD)) throw new Error(`"${word}" cannot carry the flags ${flags}.`);
  });
  return numbered(draftsOf(sorted));
}

/** Every different node once, a node after those it leads to; the last is the root. */
function draftsOf(words: readonly FlaggedWord[]): Draft[] {
  const drafts: Draft[] = [];
  const known = new Map<string, number>();
  const draft = (from: number, to: number, depth: number): number => {
    const ends = from < to && words[from]!.word.length === depth;
    const flags = ends ? words[from]!.flags : NO_WORD;
    const letters: number[] = [];
    const nodes: number[] = [];
    let key = String.fromCharCode(flags);
    for (let i = ends ? from + 1 : from; i < to; ) {
      const code = words[i]!.word.charCodeAt(depth);
      let next = i + 1;
      while (next < to && words[next]!.word.charCodeAt(depth) === code) next++;
      const node = draft(i, next, depth + 1);
      letters.push(codeOf(String.fromCharCode(code)));
      nodes.push(node);
      key += String.fromCharCode(code, node & 0xffff, node >>> 16);
      i = next;
    }
    const same = known.get(key);
    if (same !== undefined) return same;
    known.set(key, drafts.length);
    return drafts.push({ flags, letters, nodes }) - 1;
  };
  draft(0, words.length, 0);
  return drafts;
}

/** Numbers the nodes in the order in which they are met, breadth first. */
function numbered(drafts: readonly Draft[]): Graph {
  const order = [drafts.length - 1];
  const numbers = new Map([[drafts.length - 1, 0]]);
  const targets: number[] = [];
  const letters = new Uint32Array(drafts.length);
  const first = new Uint32Array(drafts.length);
  const flags = new Uint8Array(drafts.length);
  for (let node = 0; node < order.length; node++) {
    const draft = drafts[order[node]!]!;
    flags[node] = draft.flags;
    first[node] = targets.length;
    letters[node] = draft.letters.reduce((bits, code) => bits | (1 << code), 0);
    for (const target of draft.nodes) {
      if (!numbers.has(target)) numbers.set(target, order.push(target) - 1);
      targets.push(numbers.get(target)!);
    }
  }
  return { letters, first, targets: Uint32Array.from(targets), flags };
}
