/** Reads the few words of SVG that every card is written in (packages/card-art/svg.ts). */
import { must } from '@parlour/kernel/must';

/** What is written in a tag. */
export type Written = ReadonlyMap<string, string>;

export type Piece = {
  readonly name: string;
  readonly is: 'opened' | 'closed' | 'alone';
  readonly written: Written;
  /** The words that follow it, up to the next tag. */
  readonly text: string;
};

const PIECES = /<(\/?)([a-z]+)([^>]*?)(\/?)>([^<]*)/g;
const WRITTEN = / ([A-Za-z-]+)="([^"]*)"/g;

const SIGNS: readonly (readonly [written: string, sign: string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
];

const unescaped = (words: string): string =>
  words.includes('&') ? SIGNS.reduce((text, [written, sign]) => text.replaceAll(written, sign), words) : words;

function writtenIn(words: string): Written {
  const written = new Map<string, string>();
  for (const [, key, value] of words.matchAll(WRITTEN)) written.set(must(key), unescaped(must(value)));
  return written;
}

export function* piecesOf(svg: string): Generator<Piece> {
  for (const [, closing, name, words, alone, text] of svg.matchAll(PIECES)) {
    const is = closing ? 'closed' : alone ? 'alone' : 'opened';
    yield { name: must(name), is, written: writtenIn(must(words)), text: unescaped(must(text)) };
  }
}

export const numbersIn = (words: string): number[] => (words.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

export const numberIn = (written: Written, key: string): number => Number(written.get(key) ?? 0);

/** What cannot be drawn would be left out in silence: a rabbit without a head. */
export function known<T>(all: Readonly<Record<string, T>>, name: string): T {
  const found = Object.hasOwn(all, name) ? all[name] : undefined;
  if (found === undefined) throw new Error(`A drawing cannot be printed: "${name}" is no word that can be painted.`);
  return found;
}
