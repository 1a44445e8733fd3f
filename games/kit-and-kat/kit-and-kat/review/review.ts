/** How a match of Kit and Kat is looked over: in books, by the tens one has and the packets one will get. */
import type { GameReviewer } from '@parlour/players/review/review';
import type { KitParts } from '../rules/parts.ts';
import { isDecision } from './choices.ts';
import { prove } from './prove.ts';
import { standingIn } from './standing.ts';
import { sum } from './sum.ts';
import { weigh } from './weigh.ts';
import { say } from './words.ts';

export const kitReviewing: GameReviewer<KitParts> = {
  unit: ['book', 'books'],
  grave: [0.03, 0.1],
  budget: 500,
  isDecision,
  weigh,
  prove,
  say,
  stand: standingIn,
  sum,
};
