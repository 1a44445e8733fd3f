/** Names that an engineer who comes new can rely on: one meaning each, and none of the words that had three. */
import { readCounts } from '../census/counts.ts';

type Named = { readonly path: string; readonly text: string };

const isOutsideBoxes = ({ path }: Named): boolean => !/^games\/(?!shelf\/)[^/]+\//.test(path);

/** An exported type is declared once, or it has two meanings. */
export function* declaredTwice(sources: readonly Named[]): Generator<string> {
  const places = new Map<string, string>();
  for (const { path, text } of sources.filter(isOutsideBoxes)) {
    for (const type of readCounts(path, text).types) {
      const before = places.get(type);
      if (before !== undefined) yield `${path}: the type ${type} is declared in ${before} too`;
      places.set(type, path);
    }
  }
}

/** Words of the boxes and of nobody: each once meant several things between the socket and the screen. */
const RETIRED: readonly string[] = [
  ...['house', 'keeper', 'hold', 'visit', 'visitor', 'guest', 'guests', 'chores', 'restless', 'lag'],
  ...['telling', 'seen', 'look', 'eye', 'sight', 'scenery', 'far'],
];

const EXPORTED = /^export (?:type|interface|const|async function\*?|function\*?|class) (\w+)/gm;
const wordsOf = (name: string): string[] => name.split(/(?=[A-Z])|_/).map(word => word.toLowerCase());

export function* retiredWords(sources: readonly Named[]): Generator<string> {
  for (const { path, text } of sources.filter(isOutsideBoxes)) {
    for (const [, name = ''] of text.matchAll(EXPORTED)) {
      const word = wordsOf(name).find(each => RETIRED.includes(each));
      if (word !== undefined) yield `${path}: ${name} is called by the retired word "${word}"`;
    }
  }
}
