/** The words on the cards of a pack file, as the faces take them. */
import { type Pack, textOf } from '../packs/pack.ts';
import { PACK } from '../rules/cards.ts';

export const wordsOf = (pack: Pack): Readonly<Record<string, string>> =>
  Object.fromEntries(PACK.map(card => [card, textOf(pack, card)]));
