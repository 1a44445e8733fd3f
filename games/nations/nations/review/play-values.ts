/** Values every play by what the chair could know, in worlds that explain the cards played. */

import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Situation } from '@parlour/players/player';
import { compareChoices, type WeighedPlay } from '@parlour/players/review/review';
import { type CardIndex, indexOf } from '../../pack/pack.ts';
import { type DealValue, valueByTricks } from '../players/levels/deal-values.ts';
import { areEquivalent, candidateCards, type Position, positionOf } from '../players/levels/position.ts';
import {
  dealWorld,
  playOutByBook,
  solveDoubleDummy,
  solveWorldFor,
  type Tally,
  trickValueIn,
  type WorldSettings,
} from '../players/levels/world.ts';
import { dealInChains } from '../players/world-sampler.ts';
import type { NationsPlay } from '../rules/judge.ts';
import { type NationsParts, partnerOf, type State, sideOf, titlesDealt } from '../rules/state.ts';
import type { NationsView } from '../rules/view.ts';

/** They depend on each other: only their average is an independent sample. */
const WORLDS_PER_CHAIN = 6;
/** From here on double-dummy play counts as much as the book. */
const ENDING_CARDS = 5;

/** Worlds that explain the cards played, counted in tricks. */
export const REVIEW_WORLDS: WorldSettings = {
  valueIn: () => valueByTricks,
  dealerFor: dealInChains(WORLDS_PER_CHAIN),
  endingCards: ENDING_CARDS,
};

/** Mean tricks, by choice and by chain. */
type ValueTable = readonly number[][];

export function* valuePlays(
  situation: Situation<NationsParts>,
  played: NationsPlay | undefined,
): Generator<void, readonly WeighedPlay<NationsPlay>[]> {
  const { plays } = situation;
  const position = positionOf(situation);
  const cards = candidateCards(position);
  const mayCall = plays.some(play => play.do === 'call');
  const aims = mayCall ? [valueByTricks, sampledCallValue(position.view)] : [valueByTricks];
  const [byCard = [], byCall = []] = yield* valueCards(situation, position, cards, aims);
  const rowsOf = (play: NationsPlay): readonly number[] =>
    play.do === 'call'
      ? itemAt(byCall, indexOfBest(byCard))
      : itemAt(byCard, indexAmong(position, cards, indexOf(play.card)));
  const choices = playedFirst(plays, played);
  return compareChoices(choices, choices.map(rowsOf));
}

/** Puts it first among equals. */
const playedFirst = (plays: readonly NationsPlay[], played: NationsPlay | undefined): NationsPlay[] =>
  plays.toSorted((a, b) => Number(isSame(b, played)) - Number(isSame(a, played)));

const isSame = (play: NationsPlay, other: NationsPlay | undefined): boolean =>
  other !== undefined && JSON.stringify(play) === JSON.stringify(other);

const indexAmong = ({ deal }: Position, cards: readonly CardIndex[], card: CardIndex): number =>
  cards.findIndex(other => areEquivalent(deal, other, card));

const meanOf = (row: readonly number[]): number => row.reduce((sum, each) => sum + each, 0) / row.length;

function indexOfBest(values: ValueTable): number {
  const means = values.map(meanOf);
  return means.indexOf(Math.max(...means));
}

/** Uses the same worlds for all. One unit of work is one world. */
function* valueCards(
  situation: Situation<NationsParts>,
  position: Position,
  cards: readonly CardIndex[],
  aims: readonly DealValue[],
): Generator<void, readonly ValueTable[]> {
  const dealWorldHands = dealInChains(WORLDS_PER_CHAIN)(situation, position);
  const all = aims.map((): ValueTable => cards.map(() => []));
  for (let row = 0; row < situation.budget / WORLDS_PER_CHAIN; row++) {
    const tallies = aims.map(() => cards.map((card): Tally => ({ card, sum: 0 })));
    for (let world = 0; world < WORLDS_PER_CHAIN; world++) {
      dealWorld(position, dealWorldHands);
      aims.forEach((aim, i) => void tryWorld(position, itemAt(tallies, i), aim));
      yield;
    }
    tallies.forEach((each, aim) => void addChain(itemAt(all, aim), each));
  }
  return all;
}

/** Each from a chain of its own, so that they are independent. */
const LAYOUTS_AGAIN = 24;

/** The second judge: fresh layouts, played on as if all seats saw all cards and played best. */
export function* valuePlaysDoubleDummy(
  situation: Situation<NationsParts>,
  choices: readonly (NationsPlay | undefined)[],
): Generator<void, readonly (readonly number[])[]> {
  const position = positionOf(situation);
  const dealWorldHands = dealInChains(1)(situation, position);
  const callValue = sampledCallValue(position.view);
  const worths = choices.map((): number[] => []);
  const own = choices.flatMap(play => (play?.do === 'card' ? [indexOf(play.card)] : []));
  const cards = own.length < choices.length ? candidateCards(position) : own;
  for (let layout = 0; layout < LAYOUTS_AGAIN; layout++) {
    dealWorld(position, dealWorldHands);
    const tricks = solveWorldFor(cards);
    const called = trickValueIn(position, callValue)(Math.max(...tricks));
    for (const [i, play] of choices.entries())
      itemAt(worths, i).push(
        play?.do === 'card' ? itemAt(tricks, indexAmong(position, cards, indexOf(play.card))) : called,
      );
    yield;
  }
  return worths;
}

function addChain(values: ValueTable, tallies: readonly Tally[]): void {
  for (const [i, { sum }] of tallies.entries()) itemAt(values, i).push(sum / WORLDS_PER_CHAIN);
}

function tryWorld(position: Position, tallies: readonly Tally[], aim: DealValue): void {
  const trickValue = trickValueIn(position, aim);
  const isEnding = position.deal.left <= ENDING_CARDS;
  playOutByBook(tallies, isEnding ? tricks => trickValue(tricks) / 2 : trickValue);
  if (isEnding) solveDoubleDummy(tallies, tricks => trickValue(tricks) / 2);
}

/**
 * A call that is answered ends the game [NA-13]; so do the titles at the end of the deal, unless the opponents win by
 * tricks first [NA-16r]. So a call is worth what the cards bring, or the eight winning tricks where the opponents
 * would have been first.
 */

type ScoreState = Pick<State, 'scores' | 'target'>;

/** Two points are needed, and six tricks count nothing. */
const WINNING_TRICKS = 8;
const MIN_TITLES = 3;

export const opponentsWinningTricks = ({ scores, target }: ScoreState, seat: Seat): number =>
  6 + target - itemAt(scores, 1 - sideOf(seat));

const valueIfAnswered = (score: ScoreState, seat: Seat, tricks: number): number =>
  13 - tricks >= opponentsWinningTricks(score, seat) ? WINNING_TRICKS : tricks;

export const sampledCallValue =
  (view: NationsView): DealValue =>
  (tricks, [titles]) =>
    titles >= MIN_TITLES ? valueIfAnswered(view, assertDefined(view.seat), tricks) : tricks;

/** `tricks` is the most the side can take. */
export const trueCallValue = (state: State, seat: Seat, tricks: number): number =>
  titlesDealt(state, seat) + titlesDealt(state, partnerOf(seat)) >= MIN_TITLES
    ? valueIfAnswered(state, seat, tricks)
    : tricks;
