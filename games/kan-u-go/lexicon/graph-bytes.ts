/**
 * The graph as bytes. Nodes come breadth first, so that an edge to a node not met before needs no number: it is the
 * next one. Three streams follow the header, since bytes of one kind compress best together: edges, flags, numbers.
 */
import { type Graph, NO_WORD } from './graph.ts';

/** An edge is one byte: its letter, and three marks. */
const LETTER = 0x1f;
const LAST = 0x20;
const KNOWN = 0x40;
const WORD = 0x80;
/** Stands for the edges of a node that has none. */
const NO_EDGE = LETTER;

export function encodeGraph(graph: Graph): Uint8Array {
  const edges: number[] = [];
  const flags: number[] = [];
  const numbers: number[] = [];
  let met = 1;
  for (let node = 0; node < graph.letters.length; node++) {
    const letters = lettersIn(graph.letters[node]!);
    if (letters.length === 0) edges.push(NO_EDGE);
    letters.forEach((letter, i) => {
      const target = graph.targets[graph.first[node]! + i]!;
      const last = i === letters.length - 1 ? LAST : 0;
      if (target < met) {
        edges.push(letter | last | KNOWN);
        putNumber(numbers, target);
      } else {
        met++;
        const isWord = graph.flags[target] !== NO_WORD;
        edges.push(letter | last | (isWord ? WORD : 0));
        if (isWord) flags.push(graph.flags[target]!);
      }
    });
  }
  const header: number[] = [];
  for (const size of [graph.letters.length, graph.targets.length, edges.length, flags.length]) putNumber(header, size);
  return Uint8Array.from([header, edges, flags, numbers].flat());
}

const lettersIn = (bits: number): number[] =>
  Array.from({ length: 26 }, (_, code) => code).filter(code => bits & (1 << code));

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

type Reader = { readonly bytes: Uint8Array; at: number };

function takeNumber(reader: Reader): number {
  let number = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = reader.bytes[reader.at++]!;
    number |= (byte & 0x7f) << shift;
    if (byte < 0x80) return number;
  }
}

export function decodeGraph(bytes: Uint8Array): Graph {
  const header: Reader = { bytes, at: 0 };
  const [nodes, targetCount, edgeCount, flagCount] = [0, 0, 0, 0].map(() => takeNumber(header)) as [
    number,
    number,
    number,
    number,
  ];
  let edge = header.at;
  let flag = edge + edgeCount;
  const numbers: Reader = { bytes, at: flag + flagCount };
  const graph = {
    letters: new Uint32Array(nodes),
    first: new Uint32Array(nodes),
    targets: new Uint32Array(targetCount),
    flags: new Uint8Array(nodes).fill(NO_WORD),
  };
  let met = 1;
  let end = 0;
  for (let node = 0; node < nodes; node++) {
    graph.first[node] = end;
    for (let byte = 0; !(byte & LAST); ) {
      byte = bytes[edge++]!;
      if (byte === NO_EDGE) break;
      graph.letters[node]! |= 1 << (byte & LETTER);
      if (byte & WORD) graph.flags[met] = bytes[flag++]!;
      graph.targets[end++] = byte & KNOWN ? takeNumber(numbers) : met++;
    }
  }
  return graph;
}
