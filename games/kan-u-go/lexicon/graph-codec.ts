import { assertDefined, itemAt } from '@parlour/kernel/result';
import { countBits, type FlaggedWord, type Graph, letterCode, lowestLetter, NO_WORD } from './graph.ts';

type NodeDraft = { readonly flags: number; readonly letters: number; readonly nodes: readonly number[] };

/** Each after its targets, and their numbers by content. */
type NodeDrafts = { readonly list: NodeDraft[]; readonly known: Map<string, number> };

/** Builds the minimal word graph. Words have letters A to Z and no duplicates. */
export function buildGraph(words: readonly FlaggedWord[]): Graph {
  const sorted = words.toSorted((a, b) => (a.word < b.word ? -1 : 1));
  for (const [i, { word, flags }] of sorted.entries()) {
    if (!/^[A-Z]+$/.test(word)) throw new Error(`"${word}" is no word of the letters A to Z.`);
    if (word === sorted[i + 1]?.word) throw new Error(`"${word}" is named twice.`);
    if (!(flags >= 0 && flags < NO_WORD)) throw new Error(`"${word}" cannot carry the flags ${flags}.`);
  }
  const drafts: NodeDrafts = { list: [], known: new Map() };
  buildNode(drafts, sorted, 0);
  return numberNodes(drafts.list);
}

/** For words that share their first `depth` letters. */
function buildNode(drafts: NodeDrafts, words: readonly FlaggedWord[], depth: number): number {
  const ends = words[0]?.word.length === depth;
  const nodes: number[] = [];
  let letters = 0;
  for (let from = ends ? 1 : 0; from < words.length; ) {
    const letter = itemAt(itemAt(words, from).word, depth);
    let to = from + 1;
    while (words[to]?.word[depth] === letter) to++;
    letters |= 1 << letterCode(letter);
    nodes.push(buildNode(drafts, words.slice(from, to), depth + 1));
    from = to;
  }
  return internNode(drafts, { flags: ends ? itemAt(words, 0).flags : NO_WORD, letters, nodes });
}

function internNode({ list, known }: NodeDrafts, draft: NodeDraft): number {
  const key = `${draft.flags} ${draft.letters} ${draft.nodes.join()}`;
  const same = known.get(key);
  if (same !== undefined) return same;
  known.set(key, list.length);
  return list.push(draft) - 1;
}

/** Breadth first; the root was drafted last. */
function numberNodes(drafts: readonly NodeDraft[]): Graph {
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

/** An edge: a letter and three marks. */
const LETTER = 0x1f;
const LAST = 0x20;
const KNOWN = 0x40;
const WORD = 0x80;
/** For a node without edges. */
const NO_EDGE = LETTER;

/**
 * Breadth first, so an edge to a new node needs no number: it is the next one. Edges, flags and numbers form three
 * streams, because bytes of one kind compress best together.
 */
export function encodeGraph(graph: Graph): Uint8Array {
  const [header, edges, flags, numbers]: [number[], number[], number[], number[]] = [[], [], [], []];
  let met = 1;
  for (const [node, letters] of graph.letters.entries()) {
    if (letters === 0) edges.push(NO_EDGE);
    let at = itemAt(graph.first, node);
    for (let rest = letters; rest !== 0; rest &= rest - 1) {
      const target = itemAt(graph.targets, at++);
      const isKnown = target < met;
      const isNewWord = !isKnown && graph.flags[target] !== NO_WORD;
      edges.push(
        lowestLetter(rest) | (countBits(rest) === 1 ? LAST : 0) | (isKnown ? KNOWN : 0) | (isNewWord ? WORD : 0),
      );
      if (isNewWord) flags.push(itemAt(graph.flags, target));
      if (isKnown) writeVarint(numbers, target);
      else met++;
    }
  }
  for (const size of [graph.letters.length, graph.targets.length, edges.length, flags.length])
    writeVarint(header, size);
  return Uint8Array.from([header, edges, flags, numbers].flat());
}

/** Seven bits a byte, low ones first; the high bit means more follow. */
function writeVarint(bytes: number[], number: number): void {
  for (let rest = number; ; rest >>>= 7) {
    if (rest < 0x80) {
      bytes.push(rest);
      return;
    }
    bytes.push((rest & 0x7f) | 0x80);
  }
}

/** Throws past the end, so that a truncated download is not taken for a smaller graph. */
type ByteReader = { readonly bytes: Uint8Array; at: number };

function readByte(reader: ByteReader): number {
  const byte = reader.bytes[reader.at++];
  if (byte === undefined) throw new Error('The word graph is cut short.');
  return byte;
}

function readVarint(reader: ByteReader): number {
  let number = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = readByte(reader);
    number |= (byte & 0x7f) << shift;
    if (byte < 0x80) return number;
  }
}

export function decodeGraph(bytes: Uint8Array): Graph {
  const edges: ByteReader = { bytes, at: 0 };
  const nodes = readVarint(edges);
  const targets = new Uint32Array(readVarint(edges));
  const edgeCount = readVarint(edges);
  const flagCount = readVarint(edges);
  const flags: ByteReader = { bytes, at: edges.at + edgeCount };
  const numbers: ByteReader = { bytes, at: flags.at + flagCount };
  const graph = {
    letters: new Uint32Array(nodes),
    first: new Uint32Array(nodes),
    targets,
    flags: new Uint8Array(nodes).fill(NO_WORD),
  };
  let [met, end] = [1, 0];
  for (let node = 0; node < nodes; node++) {
    graph.first[node] = end;
    for (let edge = 0; !(edge & LAST); ) {
      edge = readByte(edges);
      if (edge === NO_EDGE) break;
      graph.letters[node]! |= 1 << (edge & LETTER);
      if (edge & WORD) graph.flags[met] = readByte(flags);
      targets[end++] = edge & KNOWN ? readVarint(numbers) : met++;
    }
  }
  return graph;
}
