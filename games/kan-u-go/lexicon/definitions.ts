/**
 * What words mean: a text of one line a word, in the order of the alphabet, read only when somebody asks. A line has
 * the word, what it is a form of, and its meanings, with tabs between them: `KNIVES⇥KNIFE⇥`, `KNIFE⇥⇥noun: …|verb: …`.
 */
export type Definition = { readonly formOf: readonly string[]; readonly meanings: readonly string[] };
export type Definitions = (word: string) => Definition | undefined;

const LINE_FEED = 10;

export const writeDefinition = (word: string, { formOf, meanings }: Definition): string =>
  `${word}\t${formOf.join(' ')}\t${meanings.join('|')}\n`;

/** Looks words up in the bytes of the text, which is plain ASCII, by halving. */
export const openDefinitions =
  (bytes: Uint8Array): Definitions =>
  word => {
    let low = 0;
    let high = bytes.length;
    while (low < high) {
      const [begin, end] = lineAround(bytes, (low + high) >>> 1);
      const [found = '', formOf = '', meanings = ''] = textOf(bytes, begin, end).split('\t');
      if (found === word) return { formOf: partsOf(formOf, ' '), meanings: partsOf(meanings, '|') };
      if (found < word) low = end + 1;
      else high = begin;
    }
    return undefined;
  };

function lineAround(bytes: Uint8Array, at: number): [begin: number, end: number] {
  const end = bytes.indexOf(LINE_FEED, at);
  return [at === 0 ? 0 : bytes.lastIndexOf(LINE_FEED, at - 1) + 1, end < 0 ? bytes.length : end];
}

const textOf = (bytes: Uint8Array, begin: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(begin, end));

const partsOf = (text: string, between: string): string[] => (text === '' ? [] : text.split(between));
