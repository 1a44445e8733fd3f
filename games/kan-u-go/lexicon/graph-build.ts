import { assertDefined, itemAt } from '@parlour/kernel/result';
import { codeOf, type FlaggedWord, type Graph, NO_WORD } from './graph.ts';

/** A node on the way: its flags, and a letter and a node for each edge. */
type Draft = { readonly flags: number; readonly letters: number; readonly nodes: readonly number[] };

/** The drafts so far, each after those it leads to, and their numbers by what they say. */
type Drafts = { readonly list: Draft[]; readonly known: Map<string, number> };

/** The minimal graph of some words, in any order; each is of letters A to Z and named once. */
export function buildGraph(words: readonly FlaggedWord[]): Graph {
  const sorted = words.toSorted((a, b) => (a.word < b.word ? -1 : 1));
  for (const [i, { word, flags }] of sorted.entries()) {
    if (!/^[A-Z]+$/.test(word)) throw new Error(`"${word}" is no word of the letters A to Z.`);
    if (word === sorted[i + 1]?.word) throw new Error(`"${word}" is named twice.`);
    if (!(flags >= 0 && flags < NO_WORD)) throw new Error(`"${word}" cannot carry the flags ${flags}.`);
  }
  const drafts: Drafts = { list: [], known: new Map() };
  draftOf(drafts, sorted, 0);
  return numbered(drafts.list);
}

/** The node where these words meet, which have their first letters, so many, in common. */
function draftOf(drafts: Drafts, words: readonly FlaggedWord[], depth: number): number {
  const ends = words[0]?.word.length === depth;
  const nodes: number[] = [];
  let letters = 0;
  for (let from = ends ? 1 : 0; from < words.length; ) {
    const letter = itemAt(itemAt(words, from).word, depth);
    let to = from + 1;
    while (words[to]?.word[depth] === letter) to++;
    letters |= 1 << codeOf(letter);
    nodes.push(draftOf(drafts, words.slice(from, to), depth + 1));
    from = to;
  }
  return numberOf(drafts, { flags: ends ? itemAt(words, 0).flags : NO_WORD, letters, nodes });
}

/** A draft that says the same as another is the same node. */
function numberOf({ list, known }: Drafts, draft: Draft): number {
  const key = `${draft.flags} ${draft.letters} ${draft.nodes.join()}`;
  const same = known.get(key);
  if (same !== undefined) return same;
  known.set(key, list.length);
  return list.push(draft) - 1;
}

/** Numbers the nodes in the order in which they are met, breadth first; the root was drafted last. */
function numbered(drafts: readonly Draft[]): Graph {
  const order = [drafts.length - 1];
  const numbers = new Map([[drafts.length - 1, 0]]);
  const targets: number[] = [];
  const first = new Uint32Array(drafts.length);
  for (let node = 0; node < order.length; node++) {
    first[node] = targets.length;
    for (const target of itemAt(drafts, itemAt(order, node)).nodes) {
      if (!numbers.has(target)) numbers.set(target, order.push(target) - 1);
      targets.push(assertDefined(numbers.get(target)));
    }
  }
  return {
    letters: Uint32Array.from(order, draft => itemAt(drafts, draft).letters),
    first,
    targets: Uint32Array.from(targets),
    flags: Uint8Array.from(order, draft => itemAt(drafts, draft).flags),
  };
}
