/**
 * The graph as bytes. Nodes come breadth first, so that an edge to a node not met before needs no number: it is the
 * next one. Three streams follow the header, since bytes of one kind compress best together: edges, flags, numbers.
 */
import { itemAt } from '@parlour/kernel/result';
import { countBits, type Graph, lowestIn, NO_WORD } from './graph.ts';

/** An edge is one byte: its letter, and three marks. */
const LETTER = 0x1f;
const LAST = 0x20;
const KNOWN = 0x40;
const WORD = 0x80;
/** Stands for the edges of a node that has none. */
const NO_EDGE = LETTER;

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
      edges.push(lowestIn(rest) | (countBits(rest) === 1 ? LAST : 0) | (isKnown ? KNOWN : 0) | (isNewWord ? WORD : 0));
      if (isNewWord) flags.push(itemAt(graph.flags, target));
      if (isKnown) putNumber(numbers, target);
      else met++;
    }
  }
  for (const size of [graph.letters.length, graph.targets.length, edges.length, flags.length]) putNumber(header, size);
  return Uint8Array.from([header, edges, flags, numbers].flat());
}

/** Seven bits a byte, the low ones first; the high bit says that more follow. */
function putNumber(bytes: number[], number: number): void {
  for (let rest = number; ; rest >>>= 7) {
    if (rest < 0x80) {
      bytes.push(rest);
      return;
    }
    bytes.push((rest & 0x7f) | 0x80);
  }
}

/** A place in the bytes. A file cut short, say by a broken download, must not be taken for a smaller graph. */
type Reader = { readonly bytes: Uint8Array; at: number };

function takeByte(reader: Reader): number {
  const byte = reader.bytes[reader.at++];
  if (byte === undefined) throw new Error('The word graph is cut short.');
  return byte;
}

function takeNumber(reader: Reader): number {
  let number = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = takeByte(reader);
    number |= (byte & 0x7f) << shift;
    if (byte < 0x80) return number;
  }
}

export function decodeGraph(bytes: Uint8Array): Graph {
  const edges: Reader = { bytes, at: 0 };
  const nodes = takeNumber(edges);
  const targets = new Uint32Array(takeNumber(edges));
  const edgeCount = takeNumber(edges);
  const flagCount = takeNumber(edges);
  const flags: Reader = { bytes, at: edges.at + edgeCount };
  const numbers: Reader = { bytes, at: flags.at + flagCount };
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
      edge = takeByte(edges);
      if (edge === NO_EDGE) break;
      graph.letters[node]! |= 1 << (edge & LETTER);
      if (edge & WORD) graph.flags[met] = takeByte(flags);
      targets[end++] = edge & KNOWN ? takeNumber(numbers) : met++;
    }
  }
  return graph;
}
