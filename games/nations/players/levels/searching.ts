/** Players who deal the hidden cards out in their head, and play every card of theirs to the end in each such world. */
import type { Option, Situation, Think, Thought } from '@parlour/players/player';
import type { CardIndex } from '../../rules/pack.ts';
import { byBook } from '../book/book.ts';
import { cardOf, reasonOf } from '../book/reasons.ts';
import { copyDeal, type FastDeal, newDeal, playCard } from '../fast.ts';
import { type Aim, titlesIn } from './aims.ts';
import { callIn } from './call.ts';
import { byTheBook, candidates, cardPlay, nameOf, type Position, positionOf } from './position.ts';

/** Fills in the hands of the next world. */
type Dealer = (hands: Int32Array) => void;

export type Manner = {
  readonly aim: (position: Position) => Aim;
  readonly dealer: (situation: Situation, position: Position) => Dealer;
  /** How a value is told. */
  readonly say: (value: number) => string;
};

type Tally = { readonly card: CardIndex; sum: number };

/** A thought is spoken after so many worlds, which is every millisecond or so. */
const SPOKEN = 10;

/** One unit of work is one world, in which every card is played to the end. */
export const searching = (manner: Manner): Think =>
  function* (situation) {
    const called = callIn(situation);
    if (called !== undefined) return called;
    const position = positionOf(situation);
    let best = byTheBook(position);
    const tallies = candidates(position).map((card): Tally => ({ card, sum: 0 }));
    if (tallies.length === 1) return best;
    yield best;
    const deal = manner.dealer(situation, position);
    const aim = manner.aim(position);
    for (let worlds = 1; worlds <= situation.budget; worlds++) {
      tryAll(position, tallies, deal, aim);
      if (worlds % SPOKEN !== 0) continue;
      best = thoughtOf(position, tallies, worlds, manner);
      yield best;
    }
    return best;
  };

const world: FastDeal = newDeal();
const trial: FastDeal = newDeal();

function tryAll({ deal, played }: Position, tallies: readonly Tally[], dealHands: Dealer, aim: Aim): void {
  copyDeal(deal, world);
  dealHands(world.hands);
  const titles = titlesIn(world.hands, played, deal.star, deal.turn);
  for (const tally of tallies) {
    copyDeal(world, trial);
    playCard(trial, tally.card);
    playOut(trial);
    tally.sum += aim((deal.turn & 1) === 0 ? trial.even : trial.odd, titles);
  }
}

function playOut(deal: FastDeal): void {
  while (deal.left > 0) playCard(deal, cardOf(byBook(deal)));
}

/** What the book plays stands unless another card is better. */
function thoughtOf(position: Position, tallies: readonly Tally[], worlds: number, { say }: Manner): Thought {
  const isBook = ({ card }: Tally): number => (card === cardOf(position.book) ? 1 : 0);
  const ranked = tallies.toSorted((a, b) => b.sum - a.sum || isBook(b) - isBook(a));
  const options = ranked.slice(0, 5).map(({ card, sum }): Option => ({ play: cardPlay(card), value: sum / worlds }));
  const why = `${reasonFor(position, ranked)} ${compare(ranked, worlds, say)}`;
  return { play: options[0]!.play, why, options, units: worlds };
}

function reasonFor({ book }: Position, [best]: readonly Tally[]): string {
  const same = best!.card === cardOf(book);
  return same ? reasonOf(book) : `The book would play ${nameOf(cardOf(book))}, but here this does better.`;
}

function compare([best, next]: readonly Tally[], worlds: number, say: Manner['say']): string {
  const [first, second] = [best!, next!].map(({ sum }) => say(sum / worlds));
  return `In ${worlds} ways the hidden cards could lie it gives ${first} on average; ${nameOf(next!.card)} gives ${second}.`;
}
