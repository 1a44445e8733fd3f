/** What a box says of how it is played: its leaflets in plain words, and its clauses, those that games share told once. */
import type { Clause } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import type { Leaflet } from './leaflet.ts';
import type { Box, Printing } from './shelf.ts';

/** The leaflets about one game, or all of the box; those that it shares with others come first. */
export async function howToOf(box: Box, game?: string): Promise<readonly Leaflet[]> {
  const all = (await box.howTo?.()) ?? [];
  return game === undefined ? all : all.filter(({ games }) => games.includes(game));
}

/** All that a box says of itself. */
export type Leaflets = {
  readonly howTo: readonly Leaflet[];
  readonly sections: readonly ClauseSection[];
  readonly tale: Leaflet | undefined;
};

/** The leaflets of a box; with a printing, as they read for the pack it prints. */
export async function leafletsIn(box: Box, printing?: Printing): Promise<Leaflets> {
  const leaflets = { howTo: await howToOf(box), sections: await clauseSections(box), tale: await box.tale?.() };
  return printing?.leaflets?.(leaflets) ?? leaflets;
}

/** Applies a change to every text of a leaflet. */
export const reworded = (leaflet: Leaflet, change: (text: string) => string): Leaflet => ({
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
  /** Clauses of sections before it that hold here too. */
  readonly also: readonly Clause[];
};

/** The clauses under the headings they stand under in the rule book: of one game, or all of the box, each once. */
export async function clauseSections(box: Box, game?: string): Promise<readonly ClauseSection[]> {
  const clauses = await Promise.all(box.games.map(each => each.clauses()));
  const all = new Map(clauses.flat().map(clause => [clause.id, clause]));
  const named = (ids: readonly string[]): Clause[] => ids.map(id => assertDefined(all.get(id)));
  return (await box.sections())
    .filter(({ games }) => game === undefined || games.includes(game))
    .map(({ title, games, clauses, also }) => ({ title, games, clauses: named(clauses), also: named(also) }));
}
