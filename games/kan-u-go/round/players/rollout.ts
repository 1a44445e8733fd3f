/** Rollout of a round with all cards known. Restores the board. */
import { leftOf } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { Limits } from '../../crossword/crossword.ts';
import { findAdditions } from '../../crossword/finder.ts';
import { countByLetter } from '../../crossword/permitted-additions.ts';
import { cardLetter, cellToCard, placeCards, removeLastCards, type SearchBoard } from '../../crossword/search-board.ts';
import type { FoundAdditions } from '../../crossword/search-lists.ts';
import { letterCode } from '../../lexicon/graph.ts';
import { type CardNumbers, countPoints, FREE, isFree } from '../../pack/pack.ts';
import {
  bestCandidates,
  burden,
  type Candidate,
  countLetters,
  lettersInHand,
  valueByCards,
  valueByLeave,
  withCardsPlaced,
  withCountChanged,
} from '../../players/candidates.ts';
import type { TablePlay } from '../rules/plays.ts';
import type { Cards, RoundState } from '../rules/state.ts';

export type RolloutState = {
  readonly board: SearchBoard;
  readonly limits: Limits;
  readonly numbers: CardNumbers;
  /** By letter; free cards are separate. */
  readonly hands: readonly Uint8Array[];
  readonly freeCards: number[];
  readonly blind: readonly string[];
  readonly chooser: Chooser;
  drawn: number;
  /** Buffers: additions, and exits after one of them. */
  readonly finds: readonly [FoundAdditions, FoundAdditions];
  /** Searches of the crossword. */
  units: number;
};

/** How all seats choose words: with an eye on the letters they keep, or the most cards and the hardest letters. */
type Chooser = 'byLeave' | 'byCards';

function startRollout({ world, board, limits, finds, chooser = 'byLeave' }: RolloutSetup): RolloutState {
  const { cards, options } = world;
  return {
    chooser,
    board,
    limits: { ...limits, least: 1 },
    numbers: options.numbers,
    hands: cards.hands.map(countByLetter),
    freeCards: cards.hands.map(hand => hand.filter(isFree).length),
    blind: cards.blind,
    drawn: 0,
    finds,
    units: 0,
  };
}

const MAX_TURNS = 8;

/** Average points of the others minus the seat's own, and whether it went out. */
export type RolloutResult = { readonly lead: number; readonly isOut: boolean };

export type RolloutSetup = {
  readonly world: RoundState;
  readonly board: SearchBoard;
  readonly limits: Limits;
  readonly finds: RolloutState['finds'];
  readonly chooser?: Chooser;
};

/** Plays the round to its end after a play; also returns the work units used. */
export function rollOut(setup: RolloutSetup, seat: Seat, play: TablePlay): RolloutResult & { readonly units: number } {
  const { world, board } = setup;
  const before = board.count;
  const round = startRollout(setup);
  applyFirstPlay(round, seat, world.cards, play);
  const result = goesOutWith(round, seat, play)
    ? { lead: leadOf(round, seat), isOut: true }
    : playToEnd(round, leftOf(seat, round.hands.length), seat);
  removeLastCards(board, board.count - before);
  return { ...result, units: round.units };
}

function applyFirstPlay(round: RolloutState, seat: Seat, { pile, blind }: Cards, play: TablePlay): void {
  if (play.do === 'add') layCards(round, seat, Int32Array.from(play.cells, cellToCard));
  if (play.do !== 'exchange') return;
  if (isFree(play.give)) round.freeCards[seat]!--;
  else round.hands[seat]![letterCode(play.give)]!--;
  addCard(round, seat, itemAt(play.take === 'up' ? pile.slice(-1) : blind, 0));
  if (play.take === 'blind') round.drawn = 1;
}

/** KG-26; with free cards only, the seat waits a turn [KG-27]. */
function goesOutWith(round: RolloutState, seat: Seat, play: TablePlay): boolean {
  if (play.do === 'exchange' || countLetters(round.hands[seat]!) > 0) return false;
  round.freeCards[seat] = 0;
  return true;
}

function playToEnd(round: RolloutState, from: Seat, seat: Seat): RolloutResult {
  const before = round.board.count;
  const seats = round.hands.length;
  for (let turn = 0; turn < MAX_TURNS * seats; turn++) {
    if (takeTurn(round, (from + turn) % seats) === 'out') break;
  }
  removeLastCards(round.board, round.board.count - before);
  return { lead: leadOf(round, seat), isOut: countLetters(round.hands[seat]!) === 0 };
}

function takeTurn(round: RolloutState, seat: Seat): 'out' | 'on' {
  const hand = round.hands[seat]!;
  const letters = countLetters(hand);
  const best = letters === 0 ? undefined : chooseAddition(round, hand, letters);
  if (best !== undefined) layCards(round, seat, best.cards);
  else if (letters > 0) {
    exchangeWorst(round, seat);
    return 'on';
  }
  if (countLetters(hand) > 0) return 'on';
  round.freeCards[seat] = 0;
  return 'out';
}

const MAX_CANDIDATES = 4;

/** All letters, or near the end an addition that leaves an exit, or most cards. */
function chooseAddition(round: RolloutState, hand: Uint8Array, letters: number): Candidate | undefined {
  const { board, limits, finds } = round;
  round.units++;
  findAdditions(board, hand, limits, finds[0]);
  if (round.chooser === 'byCards') return bestCandidates(finds[0], 1, valueByCards)[0];
  const best = bestCandidates(finds[0], MAX_CANDIDATES, valueByLeave(hand));
  const [first] = best;
  if (first === undefined || letters - first.cards.length > limits.most || first.cards.length === letters) return first;
  return best.find(({ cards }) => leavesExit(round, hand, letters, cards)) ?? first;
}

function leavesExit(round: RolloutState, hand: Uint8Array, letters: number, cards: Int32Array): boolean {
  const { board, limits, finds } = round;
  const least = letters - cards.length;
  round.units++;
  withCardsPlaced(board, hand, cards, () => findAdditions(board, hand, { ...limits, least }, finds[1]));
  return finds[1].count > 0;
}

function layCards({ board, hands }: RolloutState, seat: Seat, cards: Int32Array): void {
  placeCards(board, cards, 0, cards.length);
  for (const card of cards) hands[seat]![cardLetter(card)]!--;
}

function exchangeWorst(round: RolloutState, seat: Seat): void {
  const card = round.blind[round.drawn];
  if (card === undefined) return;
  round.drawn++;
  const hand = round.hands[seat]!;
  hand[worstLetter(hand)]!--;
  addCard(round, seat, card);
}

function addCard(round: RolloutState, seat: Seat, card: string): void {
  if (isFree(card)) round.freeCards[seat]!++;
  else round.hands[seat]![letterCode(card)]!++;
}

function worstLetter(hand: Uint8Array): number {
  let [worst, least] = [-1, Number.POSITIVE_INFINITY];
  for (let code = 0; code < hand.length; code++) {
    if (hand[code] === 0) continue;
    const left = withCountChanged(hand, code, -1, () => burden(hand));
    if (left < least) [worst, least] = [code, left];
  }
  return worst;
}

const leadOf = (round: RolloutState, seat: Seat): number => {
  const counts = round.hands.map((hand, of) =>
    countPoints([...lettersInHand(hand), ...FREE.repeat(round.freeCards[of]!)], round.numbers),
  );
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (all - counts[seat]!) / (counts.length - 1) - counts[seat]!;
};
