/**
 * The leaflets of a box: how its games are played, its clauses, and its story. They are plain blocks, so that page,
 * terminal and printer show the same. In a text a term stands between stars, and a link is [words](https://…), or
 * [words](#part) for a part of the same leaflet.
 */

import type { Clause } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import type { Box, Printing } from './shelf.ts';

export type ContentBlock =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'list'; readonly items: readonly string[] }
  /** Cards side by side, by their names in the pack. */
  | { readonly is: 'cards'; readonly cards: readonly string[]; readonly says: string }
  /** Cards in squares, one letter per card name; a point is an empty square. */
  | { readonly is: 'grid'; readonly rows: readonly string[]; readonly says: string };

export type LeafletPart = { readonly title: string; readonly blocks: readonly ContentBlock[] };

export type Leaflet = {
  readonly title: string;
  /** The games it is about. A leaflet shared by several games is shown once where they are together. */
  readonly games: readonly string[];
  readonly parts: readonly LeafletPart[];
};

/** One stage of an exhibit. */
export type ExhibitStep = {
  /** What is new, in a word or two. */
  readonly title: string;
  readonly says: string;
  /** The clause that it shows. */
  readonly clause: string;
  /** A drawing as SVG, with what is new marked; all stages of a version have the same size. */
  readonly picture: string;
  /** The drawing in words. */
  readonly label: string;
};

/** One form of an exhibit: the same steps may have been drawn in several ways. */
export type ExhibitVersion = {
  readonly title: string;
  readonly steps: readonly ExhibitStep[];
  /** The whole as SVG, with what tells it from the other versions marked. */
  readonly picture: string;
};

/** An example or a find of a box, shown step by step. */
export type Exhibit = {
  readonly intro: string;
  readonly versions: readonly ExhibitVersion[];
  /** The version shown first, by its index; the record plays it. */
  readonly first: number;
  readonly record: string;
  /** Why there are several versions, and what their owners could tell. */
  readonly question: { readonly title: string; readonly text: readonly string[] };
};

/** A piece of text: plain, a term, or a link. */
export type TextSpan = { readonly text: string; readonly is?: 'term' | 'link'; readonly to?: string };

const SPAN_PATTERN = /\*([^*]+)\*|\[([^\]]+)\]\((https:\/\/[^)\s]+|#[\w-]+)\)/g;

export function parseSpans(text: string): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  let from = 0;
  for (const { index, 0: whole, 1: term, 2: words, 3: to } of text.matchAll(SPAN_PATTERN)) {
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

/** Returns the text without markup. */
export const plainText = (text: string): string =>
  parseSpans(text)
    .map(span => span.text)
    .join('');

/** Returns the leaflets of one game, or of the whole box; shared ones come first. */
export async function loadHowTo(box: Box, game?: string): Promise<readonly Leaflet[]> {
  const all = (await box.howTo?.()) ?? [];
  return game === undefined ? all : all.filter(({ games }) => games.includes(game));
}

/** How to play, the clauses, and the story of the box. */
export type BoxLeaflets = {
  readonly howTo: readonly Leaflet[];
  readonly sections: readonly ClauseSection[];
  readonly boxStory: Leaflet | undefined;
};

/** Loads the leaflets of a box; with a printing, as they read for the pack it prints. */
export async function loadLeaflets(box: Box, printing?: Printing): Promise<BoxLeaflets> {
  const leaflets = {
    howTo: await loadHowTo(box),
    sections: await loadClauseSections(box),
    boxStory: await box.boxStory?.(),
  };
  return printing?.leaflets?.(leaflets) ?? leaflets;
}

/** Applies a change to every text of a leaflet. */
export const mapLeafletTexts = (leaflet: Leaflet, change: (text: string) => string): Leaflet => ({
  ...leaflet,
  parts: leaflet.parts.map(part => ({
    ...part,
    blocks: part.blocks.map(block => {
      if (block.is === 'text') return { ...block, text: change(block.text) };
      if (block.is === 'list') return { ...block, items: block.items.map(change) };
      return { ...block, says: change(block.says) };
    }),
  })),
});

export type ClauseSection = {
  readonly title: string;
  readonly games: readonly string[];
  readonly clauses: readonly Clause[];
  /** Clauses of earlier sections that apply here too. */
  readonly also: readonly Clause[];
};

/** Loads the clauses under the headings of the rule book, of one game or of the whole box, each once. */
export async function loadClauseSections(box: Box, game?: string): Promise<readonly ClauseSection[]> {
  const clauses = await Promise.all(box.games.map(each => each.clauses()));
  const all = new Map(clauses.flat().map(clause => [clause.id, clause]));
  const named = (ids: readonly string[]): Clause[] => ids.map(id => assertDefined(all.get(id)));
  return (await box.sections())
    .filter(({ games }) => game === undefined || games.includes(game))
    .map(({ title, games, clauses, also }) => ({ title, games, clauses: named(clauses), also: named(also) }));
}
