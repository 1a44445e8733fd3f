/** Every card a player may play, tried in worlds that could be. */
import type { CardIndex } from '../../../pack/pack.ts';
import { byBook } from '../book/book.ts';
import { cardOf } from '../book/reasons.ts';
import { solveCards, TRICKS } from '../double-dummy/solve.ts';
import { copyDeal, type FastDeal, newDeal, playCard } from '../fast.ts';
import { type Aim, titlesIn } from './aims.ts';
import type { Position } from './position.ts';

/** A card and the sum of what it was worth in all trials. */
export type Tally = { readonly card: CardIndex; sum: number };

/** Fills in the hands of the next world. */
export type Dealer = (hands: Int32Array) => void;

const world: FastDeal = newDeal();
const trial: FastDeal = newDeal();

export function layWorld({ deal }: Position, fill: Dealer): void {
  copyDeal(deal, world);
  fill(world.hands);
}

type Worth = (tricks: number) => number;

/** What tricks are worth in the world that has been laid. */
export function worthIn({ played }: Position, aim: Aim): Worth {
  const titles = titlesIn(world.hands, played, world.star, world.turn);
  return tricks => aim(tricks, titles);
}

const ownTricks = ({ even, odd }: FastDeal): number => ((world.turn & 1) === 0 ? even : odd);

/** Everybody goes on by the book. */
export function tryByBook(tallies: readonly Tally[], worth: Worth): void {
  for (const tally of tallies) {
    copyDeal(world, trial);
    playCard(trial, tally.card);
    while (trial.left > 0) playCard(trial, cardOf(byBook(trial)));
    tally.sum += worth(ownTricks(trial));
  }
}

/** Everybody sees all cards and plays best. */
export function tryOpen(tallies: readonly Tally[], worth: Worth): void {
  solveCards(world, Number.POSITIVE_INFINITY);
  for (const tally of tallies) tally.sum += worth(ownTricks(world) + TRICKS[tally.card]!);
}
