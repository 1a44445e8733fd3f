/** How a match of Alice is looked over: whom to ask by what had been heard. */
import type { GameReviewer } from '@parlour/players/review/review';
import type { AliceParts } from '../rules/parts.ts';
import { setsAfter } from './opening.ts';
import { say } from './saying.ts';
import { standingIn } from './standing.ts';
import { sum } from './summing.ts';
import { weigh } from './weighing.ts';

/** How a match is looked over, decision by decision. */
export const aliceReviewing: GameReviewer<AliceParts> = {
  unit: ['set', 'sets'],
  grave: [0.1, 0.25],
  budget: 1600,
  weigh,
  *prove(state, seat, choices) {
    return choices.map(play => setsAfter(state, seat, play));
  },
  say,
  stand: standingIn,
  sum,
};
