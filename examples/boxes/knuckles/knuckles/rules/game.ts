/** Knuckles: the five parts of the game put together. */
import type { Facts, Game, Proof } from '@parlour/kernel/game';
import type { KnucklesParts } from './parts.ts';
import { rules } from './rules.ts';
import { notation, words } from './words.ts';

const proof: Proof<KnucklesParts> = { whereabouts: () => ({}) };

const facts: Facts<KnucklesParts> = {
  undo: 'consent',
  better: 'high',
  sides: count => count,
  dealer: ({ dealer }) => dealer,
};

export const game: Game<KnucklesParts> = { ...rules, ...notation, ...words, ...proof, ...facts };
