/** How the sides stand: the chance to win the game, all cards seen, if everybody goes on by the book. */
import { itemAt } from '@parlour/kernel/result';
import { byBook } from '../players/book/book.ts';
import { cardOf } from '../players/book/reasons.ts';
import { type FastDeal, newDeal, playCard, readState } from '../players/fast.ts';
import { chanceAfter, chanceBefore, type Needs, titlesIn } from '../players/levels/aims.ts';
import { type State, starNation } from '../rules/state.ts';

const trial: FastDeal = newDeal();
const NOTHING_PLAYED = new Int32Array(16);

/** By seat, from 0 to 1. */
export function standOf(state: State): number[] {
  const chance = chanceOfEven(state);
  return [chance, 1 - chance, chance, 1 - chance];
}

function chanceOfEven(state: State): number {
  const { winner, scores, target, star } = state;
  if (winner !== null) return 1 - winner;
  const needs: Needs = [target - scores[0], target - scores[1]];
  return star === null ? chanceBefore(needs) : chanceInDeal(state, needs);
}

/** People do not keep to the book: the more cards are left, the more tricks may go the other way. */
const SPREADS = [[1], [1, 2, 1], [1, 4, 6, 4, 1]] as const;

function chanceInDeal(state: State, needs: Needs): number {
  const { tricks, left } = byTheBookFrom(state);
  const titles = titlesIn(state.dealt, NOTHING_PLAYED, starNation(state), 0);
  const weights = itemAt(SPREADS, left > 8 ? 2 : left > 3 ? 1 : 0);
  const middle = (weights.length - 1) / 2;
  let [sum, all] = [0, 0];
  weights.forEach((weight, i) => {
    const likely = Math.min(13, Math.max(0, tricks + i - middle));
    sum += weight * chanceAfter(needs, likely, titles);
    all += weight;
  });
  return sum / all;
}

/** Tricks of the even seats if the deal goes on by the book, and how many were still to be played. */
export function byTheBookFrom(state: State): { tricks: number; left: number } {
  readState(trial, state);
  const { left } = trial;
  while (trial.left > 0) playCard(trial, cardOf(byBook(trial)));
  return { tricks: trial.even, left };
}
