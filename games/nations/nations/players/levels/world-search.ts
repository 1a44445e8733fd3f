/** Deals the hidden cards at random and plays every candidate to the end in each such world. */
import type { ConsideredPlay, Situation, Think, Thought } from '@parlour/players/player';
import type { CardIndex } from '../../../pack/pack.ts';
import type { NationsPlay } from '../../rules/judge.ts';
import type { NationsParts } from '../../rules/state.ts';
import { cardOfChoice, chooseByBook } from '../book.ts';
import { solveCards, solveSome, TRICKS } from '../double-dummy/solve.ts';
import { copyDeal, type FastDeal, newDeal, playCard } from '../fast-deal.ts';
import { playOfCard } from '../known-deal.ts';
import { explainCard, explainInSentence } from '../reasons.ts';
import { considerCall } from './call.ts';
import { type DealValue, titlesBySide } from './deal-values.ts';
import { candidateCards, type Position, positionOf } from './position.ts';

export type SearchSettings = {
  readonly valueIn: (position: Position) => DealValue;
  readonly dealerFor: (situation: Situation<NationsParts>, position: Position) => WorldDealer;
  /** From here on double-dummy play counts as much as the book. */
  readonly endingCards: number;
  /** Values that read the same count as equal. */
  readonly format: (value: number) => string;
};

/** About every millisecond. */
const WORLDS_PER_THOUGHT = 10;

/** One unit of work is one world in which every card is played to the end. */
export const searchWorlds = (settings: SearchSettings): Think<NationsParts> =>
  function* (situation) {
    const called = considerCall(situation);
    if (called !== undefined) return called;
    const position = positionOf(situation);
    const tallies = candidateCards(position).map((card): Tally => ({ card, sum: 0 }));
    const byBook = thoughtOnCard(position, cardOfChoice(position.book));
    if (tallies.length === 1 || situation.budget < 1) return byBook;
    yield byBook;
    const tryWorld = worldTrial(settings, situation, position, tallies);
    for (let worlds = 1; worlds < situation.budget; worlds++) {
      tryWorld();
      if (worlds % WORLDS_PER_THOUGHT === 0) yield rankedThought(position, tallies, worlds, settings);
    }
    tryWorld();
    return rankedThought(position, tallies, situation.budget, settings);
  };

function worldTrial(
  settings: SearchSettings,
  situation: Situation<NationsParts>,
  position: Position,
  tallies: readonly Tally[],
): () => void {
  const dealWorldHands = settings.dealerFor(situation, position);
  const value = settings.valueIn(position);
  const isEnding = position.deal.left <= settings.endingCards;
  return () => {
    dealWorld(position, dealWorldHands);
    const worth = trickValueIn(position, value);
    playOutByBook(tallies, isEnding ? tricks => worth(tricks) / 2 : worth);
    if (isEnding) solveDoubleDummy(tallies, tricks => worth(tricks) / 2);
  };
}

/** The book's card stands unless another is better. */
function rankedThought(
  position: Position,
  tallies: readonly Tally[],
  worlds: number,
  settings: SearchSettings,
): Thought<NationsPlay> {
  const format = (sum: number): string => settings.format(sum / worlds);
  const ranked = rankCards(tallies, cardOfChoice(position.book), format);
  const options = ranked
    .slice(0, 5)
    .map(({ card, sum }): ConsideredPlay<NationsPlay> => ({ play: playOfCard(card), value: sum / worlds }));
  return { ...thoughtOnCard(position, ranked[0]!.card), options, units: worlds };
}

/** Explains a card by what the chair can see. */
function thoughtOnCard({ deal }: Position, card: CardIndex): Thought<NationsPlay> {
  const { look, kind } = explainCard(deal, card);
  return { play: playOfCard(card), why: explainInSentence(deal, card), steps: { look, kind }, options: [], units: 1 };
}

/** The sum of its values in all worlds. */
export type Tally = { readonly card: CardIndex; sum: number };

export type WorldDealer = (hands: Int32Array) => void;

const world: FastDeal = newDeal();
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

/** Sums that read the same count as equal. */
type FormatSum = (sum: number) => string;

/** Sorts best first; the book's card comes before all that read the same. */
export function rankCards(tallies: readonly Tally[], book: CardIndex, format: FormatSum): Tally[] {
  const ranked = tallies.toSorted((one, other) => other.sum - one.sum);
  const bookTally = ranked.find(({ card }) => card === book);
  if (!bookTally || format(bookTally.sum) !== format(ranked[0]!.sum)) return ranked;
  return [bookTally, ...ranked.filter(tally => tally !== bookTally)];
}
