/**
 * Definitions, one word a line, sorted, loaded on demand. Word, base forms and meanings are separated by tabs:
 * `KNIVES⇥KNIFE⇥`, `KNIFE⇥⇥noun: …|verb: …`.
 */
export type Definition = { readonly formOf: readonly string[]; readonly meanings: readonly string[] };
export type Definitions = (word: string) => Definition | undefined;

const LINE_FEED = 10;

export const formatDefinition = (word: string, { formOf, meanings }: Definition): string =>
  `${word}\t${formOf.join(' ')}\t${meanings.join('|')}\n`;

/** Binary search in the bytes, which are plain ASCII. */
export const openDefinitions =
  (bytes: Uint8Array): Definitions =>
  word => {
    let low = 0;
    let high = bytes.length;
    while (low < high) {
      const [begin, end] = lineAround(bytes, (low + high) >>> 1);
      const [found = '', formOf = '', meanings = ''] = asciiText(bytes, begin, end).split('\t');
      if (found === word) return { formOf: splitParts(formOf, ' '), meanings: splitParts(meanings, '|') };
      if (found < word) low = end + 1;
      else high = begin;
    }
    return undefined;
  };

function lineAround(bytes: Uint8Array, at: number): [begin: number, end: number] {
  const end = bytes.indexOf(LINE_FEED, at);
  return [at === 0 ? 0 : bytes.lastIndexOf(LINE_FEED, at - 1) + 1, end < 0 ? bytes.length : end];
}

const asciiText = (bytes: Uint8Array, begin: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(begin, end));

const splitParts = (text: string, between: string): string[] => (text === '' ? [] : text.split(between));
