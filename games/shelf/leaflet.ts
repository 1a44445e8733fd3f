/**
 * A leaflet in a box: how its games are played, and the story of the box. Plain blocks, so that the page, the terminal and
 * the printer show the same. In a text a term stands between stars, and an address behind its words: [words](https://…).
 */
import { assertDefined } from '@parlour/kernel/result';
export type Block =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'list'; readonly items: readonly string[] }
  /** Cards side by side, by their names in the pack. */
  | { readonly is: 'cards'; readonly cards: readonly string[]; readonly says: string }
  /** Cards in squares, a name a letter; a point is an empty square. */
  | { readonly is: 'grid'; readonly rows: readonly string[]; readonly says: string };

export type Part = { readonly title: string; readonly blocks: readonly Block[] };

export type Leaflet = {
  readonly title: string;
  /** The games it is about; a leaflet that several games share is told once where they are together. */
  readonly games: readonly string[];
  readonly parts: readonly Part[];
};

/** A stretch of text: plain, a term, or words with an address behind them. */
export type Span = { readonly text: string; readonly is?: 'term' | 'link'; readonly to?: string };

const SPANS = /\*([^*]+)\*|\[([^\]]+)\]\((https:\/\/[^)\s]+)\)/g;

export function spansOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { index, 0: whole, 1: term, 2: words, 3: to } of text.matchAll(SPANS)) {
    if (index > from) spans.push({ text: text.slice(from, index) });
    spans.push(
      term === undefined
        ? { text: assertDefined(words), is: 'link', to: assertDefined(to) }
        : { text: term, is: 'term' },
    );
    from = index + whole.length;
  }
  return from < text.length ? [...spans, { text: text.slice(from) }] : spans;
}

/** The words alone. */
export const plainText = (text: string): string =>
  spansOf(text)
    .map(span => span.text)
    .join('');
