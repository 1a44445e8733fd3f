/** Which pair to throw in the Game of the Monkey, where that matters: with two at the table. */
import type { Situation } from '@parlour/players/player';
import { RANKS } from '../../pack/pack.ts';
import type { MonkeyParts } from '../rules/monkey-parts.ts';
import type { MonkeyPlay } from '../rules/monkey-play.ts';
import { rankNameOf } from '../rules/monkey-state.ts';
import type { MonkeyView } from '../rules/monkey-view.ts';
import { chanceAfterPair, type Kinds, newSolver, type Solver } from './exact.ts';

export type Pair = MonkeyPlay & { do: 'pair' };

/** One pair of every value, in the game's order. */
export function pairsOf({ plays }: Situation<MonkeyParts>): Pair[] {
  const pairs = plays.filter(play => play.do === 'pair');
  return pairs.filter((pair, i) => pairs.findIndex(other => rankOfPair(other) === rankOfPair(pair)) === i);
}

export const rankOfPair = ({ cards }: Pair): string => rankNameOf(cards[0]);

const countIn = (cards: readonly string[], value: string): number =>
  cards.filter(card => card.slice(3) === value).length;

export const countOf = (view: MonkeyView, value: string): number => countIn(view.hand!, value);

/** Hands that could be, and how many of the cards not seen would make them so by being the one put aside. */
type Table = { readonly kinds: Kinds; readonly ways: number; theirs(value: string): number };

/** By pair, the chance to be left with the odd card; undefined if there is too much to work out. */
export function chancesOf(
  view: MonkeyView,
  pairs: readonly Pair[],
  most: number,
): { chances?: number[]; units: number } {
  const solver = newSolver(most);
  const chances = chancesBy(solver, view, pairs);
  const units = most - Math.max(0, solver.left);
  return chances === undefined ? { units } : { chances, units };
}

/** The same with a solver that may be asked again, once it has been given more work. */
export function chancesBy(solver: Solver, view: MonkeyView, pairs: readonly Pair[]): number[] | undefined {
  const chances = pairs.flatMap(pair => averageOver(solver, view, rankOfPair(pair)) ?? []);
  return chances.length < pairs.length ? undefined : chances;
}

/** Cards of a value that the chair has not seen: in other hands, or put aside. */
export const unseenOf = (view: MonkeyView, value: string): number =>
  4 - countOf(view, value) - countIn(view.pairs.flat(), value);

/** Whether one other alone still has cards: then all that is hidden is which card was put aside. */
export const facesOne = ({ others }: MonkeyView): boolean => others.filter(({ cards }) => cards > 0).length === 1;

function averageOver(solver: Solver, view: MonkeyView, value: string): number | undefined {
  let sum = 0;
  let all = 0;
  for (const { kinds, ways, theirs } of tablesOf(view)) {
    const kind = 5 * countOf(view, value) + theirs(value);
    const chance = chanceAfterPair(solver, kinds, 'own', kind);
    if (chance === undefined) return undefined;
    sum += ways * chance;
    all += ways;
  }
  return sum / all;
}

/** One table for every value the card put aside can have. Who has drawn has no pair [MO-7r]. */
function tablesOf(view: MonkeyView): Table[] {
  const seen = view.seen.map(({ card }) => card);
  const unseen = (value: string): number => unseenOf(view, value);
  const paired = !view.others.some(({ seat, cards }) => cards > 0 && view.drawn.includes(seat));
  return RANKS.flatMap(removed => {
    const theirs = (value: string): number => unseen(value) - (value === removed ? 1 : 0);
    const ways = unseen(removed) - countIn(seen, removed);
    if (ways <= 0 || (!paired && RANKS.some(value => theirs(value) > 1))) return [];
    const kinds = new Uint8Array(25);
    for (const value of RANKS) kinds[5 * countOf(view, value) + theirs(value)]!++;
    return [{ kinds, ways, theirs }];
  });
}
