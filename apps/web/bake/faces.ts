/** Draws the cards that stand for boxes and games on pages, one file a box, so that pages need no art code. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackArt, PackStyle } from '@parlour/card-art/pack-art';
import type { Box } from '@parlour/games/shelf/shelf';

/** Every card named by the facts of a box. */
async function cardsOnPages({ leaningCard, games, steps }: Box): Promise<ReadonlySet<string>> {
  const cards = games.flatMap(({ picture = [], headline, crossword = [] }) => [
    ...picture,
    ...(headline?.cards ?? []),
    ...crossword.flatMap(row => [...row].filter(letter => letter !== ' ')),
  ]);
  const inSteps = Object.values((await steps?.()) ?? {}).flatMap(game => game.flatMap(step => step.cards));
  return new Set([...(leaningCard === undefined ? [] : [leaningCard]), ...cards, ...inSteps]);
}

export type DrawnBox = { readonly box: Box; readonly art: PackArt; readonly dress: PackStyle };

export async function bakeFaces(outputDir: string, { box, art, dress }: DrawnBox): Promise<void> {
  mkdirSync(outputDir, { recursive: true });
  const faces = [...(await cardsOnPages(box))].map(card => [card, art.face(card, dress)]);
  writeFileSync(join(outputDir, `${box.id}.json`), JSON.stringify(Object.fromEntries(faces)));
}
