/** Posies: the five parts of the game put together. */
import type { Facts, Game, Proof } from '@parlour/kernel/game';
import type { PosiesParts } from './parts.ts';
import { rules } from './rules.ts';
import { notation, words } from './words.ts';

const proof: Proof<PosiesParts> = {
  whereabouts: ({ hands, stock, pile, melds }) => ({
    ...Object.fromEntries(hands.map((hand, seat) => [`hand ${seat}`, hand])),
    stock,
    pile,
    melds: melds.flatMap(({ cards }) => cards),
  }),
};

const facts: Facts<PosiesParts> = {
  undo: 'consent',
  better: 'high',
  sides: count => count,
  dealer: ({ dealer }) => dealer,
};

export const game: Game<PosiesParts> = { ...rules, ...notation, ...words, ...proof, ...facts };
