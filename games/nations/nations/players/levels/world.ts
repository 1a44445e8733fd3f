/** A sampled world, and what cards are worth in it: by the book, or double-dummy. */
import type { Situation } from '@parlour/players/player';
import type { CardIndex } from '../../../pack/pack.ts';
import type { NationsParts } from '../../rules/state.ts';
import { cardOfChoice, chooseByBook } from '../book.ts';
import { solveCards, solveSome, TRICKS } from '../double-dummy/solve.ts';
import { copyDeal, type FastDeal, newDeal, playCard } from '../fast-deal.ts';
import { type DealValue, titlesBySide } from './deal-values.ts';
import type { Position } from './position.ts';

/** The sum of its values in all worlds. */
export type Tally = { readonly card: CardIndex; sum: number };

export type WorldDealer = (hands: Int32Array) => void;

/** How worlds are sampled, and what counts in them. */
export type WorldSettings = {
  readonly valueIn: (position: Position) => DealValue;
  readonly dealerFor: (situation: Situation<NationsParts>, position: Position) => WorldDealer;
  /** From here on double-dummy play counts as much as the book. */
  readonly endingCards: number;
};

/** The world dealt last. */
export const world: FastDeal = newDeal();
const playout: FastDeal = newDeal();

export function dealWorld({ deal }: Position, fill: WorldDealer): void {
  copyDeal(deal, world);
  fill(world.hands);
}

type TrickValue = (tricks: number) => number;

export function trickValueIn({ played }: Position, value: DealValue): TrickValue {
  const titles = titlesBySide(world.hands, played, world.star, world.turn);
  return tricks => value(tricks, titles);
}

const ownTricks = ({ even, odd }: FastDeal): number => ((world.turn & 1) === 0 ? even : odd);

/** Plays on by the book. */
export function playOutByBook(tallies: readonly Tally[], trickValue: TrickValue): void {
  for (const tally of tallies) {
    copyDeal(world, playout);
    playCard(playout, tally.card);
    while (playout.left > 0) playCard(playout, cardOfChoice(chooseByBook(playout)));
    tally.sum += trickValue(ownTricks(playout));
  }
}

/** Values cards as if all seats saw all cards and played best. */
export function solveDoubleDummy(tallies: readonly Tally[], trickValue: TrickValue): void {
  solveCards(world, Number.POSITIVE_INFINITY);
  for (const tally of tallies) tally.sum += trickValue(ownTricks(world) + TRICKS[tally.card]!);
}

/** Returns the tricks of the seat's side after each of these cards, if all seats saw all cards and played best. */
export const solveWorldFor = (cards: readonly CardIndex[]): number[] =>
  solveSome(world, cards).map(tricks => ownTricks(world) + tricks);
