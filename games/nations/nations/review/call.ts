/**
 * What a call is worth, in tricks. It ends the game if it is answered [NA-13]; but so do the titles at the end of the
 * deal, unless the opponents are at their goal by tricks before that [NA-16r]. So it is worth what the cards bring, and
 * the eight tricks that would have won the game where the opponents would have been first.
 */
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Aim } from '../players/levels/aims.ts';
import { partnerOf, type State, sideOf, titlesDealt } from '../rules/state.ts';
import type { NationsView } from '../rules/view.ts';

type Standing = Pick<State, 'scores' | 'target'>;

/** Two points are wanted, and six tricks count nothing. */
const WINNING = 8;
const ENOUGH_TITLES = 3;

/** Tricks with which the opponents are at their goal. */
export const tricksToLose = ({ scores, target }: Standing, seat: Seat): number =>
  6 + target - itemAt(scores, 1 - sideOf(seat));

const answered = (standing: Standing, seat: Seat, tricks: number): number =>
  13 - tricks >= tricksToLose(standing, seat) ? WINNING : tricks;

/** In a world that could be. */
export const callAim =
  (view: NationsView): Aim =>
  (tricks, [titles]) =>
    titles >= ENOUGH_TITLES ? answered(view, assertDefined(view.seat), tricks) : tricks;

/** As the cards lie, if so many tricks are the most the side can take. */
export const callWorth = (state: State, seat: Seat, tricks: number): number =>
  titlesDealt(state, seat) + titlesDealt(state, partnerOf(seat)) >= ENOUGH_TITLES
    ? answered(state, seat, tricks)
    : tricks;
