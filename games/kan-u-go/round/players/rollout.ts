/** A round played out in a world whose cards are all known, on a board that is altered in place and put back. */
import { leftOf } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { countsOf } from '../../crossword/additions.ts';
import { type Board, cardOf, codeIn, layCards, takeBack } from '../../crossword/board.ts';
import type { Limits } from '../../crossword/crossword.ts';
import { findAdditions } from '../../crossword/finder.ts';
import type { Finds } from '../../crossword/finds.ts';
import { codeOf } from '../../lexicon/graph.ts';
import { countOf, FREE, isFree, type Numbers } from '../../pack/pack.ts';
import { bestOf, type Candidate, laid } from '../../players/candidates.ts';
import { burden, cardsOf, changed, lettersIn } from '../../players/letters.ts';
import type { TablePlay } from '../rules/plays.ts';
import type { Cards, RoundState } from '../rules/state.ts';
import { byLeave } from './plan.ts';

export type Round = {
  readonly board: Board;
  readonly limits: Limits;
  readonly numbers: Numbers;
  /** The hands by letter, and the free cards beside them. */
  readonly hands: readonly Uint8Array[];
  readonly free: number[];
  readonly blind: readonly string[];
  drawn: number;
  /** Working memory: the additions of the moment, and the ways out after one of them. */
  readonly finds: readonly [Finds, Finds];
  /** How often the crossword was searched. */
  units: number;
};

function roundOf({ cards, options }: RoundState, board: Board, limits: Limits, finds: Round['finds']): Round {
  return {
    board,
    limits: { ...limits, least: 1 },
    numbers: options.numbers,
    hands: cards.hands.map(countsOf),
    free: cards.hands.map(hand => hand.filter(isFree).length),
    blind: cards.blind,
    drawn: 0,
    finds,
    units: 0,
  };
}

const TURNS = 8;

/** How a round ends for a seat: what the others count above it, on average, and whether it went out. */
export type Ending = { readonly lead: number; readonly isOut: boolean };

/** A world to play in: whose cards are known, on which board, and room to search. */
export type Setting = {
  readonly world: RoundState;
  readonly board: Board;
  readonly limits: Limits;
  readonly finds: Round['finds'];
};

/** How the round ends if a seat makes a play and then everybody plays on, and the work it took to see that. */
export function endingAfter(
  { world, board, limits, finds }: Setting,
  seat: Seat,
  play: TablePlay,
): Ending & { readonly units: number } {
  const before = board.count;
  const round = roundOf(world, board, limits, finds);
  begin(round, seat, world.cards, play);
  const ending = isOutBy(round, seat, play)
    ? { lead: leadOf(round, seat), isOut: true }
    : playOut(round, leftOf(seat, round.hands.length), seat);
  takeBack(board, board.count - before);
  return { ...ending, units: round.units };
}

function begin(round: Round, seat: Seat, { pile, blind }: Cards, play: TablePlay): void {
  if (play.do === 'add') lay(round, seat, Int32Array.from(play.cells, cardOf));
  if (play.do !== 'exchange') return;
  if (isFree(play.give)) round.free[seat]!--;
  else round.hands[seat]![codeOf(play.give)]!--;
  take(round, seat, itemAt(play.take === 'up' ? pile.slice(-1) : blind, 0));
  if (play.take === 'blind') round.drawn = 1;
}

/** Free cards go out with the last letters [KG-26]; whoever gets them for the last letter waits for a turn [KG-27]. */
function isOutBy(round: Round, seat: Seat, play: TablePlay): boolean {
  if (play.do === 'exchange' || lettersIn(round.hands[seat]!) > 0) return false;
  round.free[seat] = 0;
  return true;
}

/** Everybody plays on from a seat until somebody is out. */
function playOut(round: Round, from: Seat, seat: Seat): Ending {
  const before = round.board.count;
  const seats = round.hands.length;
  for (let turn = 0; turn < TURNS * seats; turn++) {
    if (takeTurn(round, (from + turn) % seats) === 'out') break;
  }
  takeBack(round.board, round.board.count - before);
  return { lead: leadOf(round, seat), isOut: lettersIn(round.hands[seat]!) === 0 };
}

function takeTurn(round: Round, seat: Seat): 'out' | 'on' {
  const hand = round.hands[seat]!;
  const letters = lettersIn(hand);
  const best = letters === 0 ? undefined : choose(round, hand, letters);
  if (best !== undefined) lay(round, seat, best.cards);
  else if (letters > 0) {
    exchange(round, seat);
    return 'on';
  }
  if (lettersIn(hand) > 0) return 'on';
  round.free[seat] = 0;
  return 'out';
}

const BREADTH = 4;

/** All at once if it goes; else, near the end, an addition that leaves a way out; else the most cards. */
function choose(round: Round, hand: Uint8Array, letters: number): Candidate | undefined {
  const { board, limits, finds } = round;
  round.units++;
  findAdditions(board, hand, limits, finds[0]);
  const best = bestOf(finds[0], BREADTH, byLeave(hand));
  const [first] = best;
  if (first === undefined || letters - first.cards.length > limits.most || first.cards.length === letters) return first;
  return best.find(({ cards }) => leavesExit(round, hand, letters, cards)) ?? first;
}

function leavesExit(round: Round, hand: Uint8Array, letters: number, cards: Int32Array): boolean {
  const { board, limits, finds } = round;
  const least = letters - cards.length;
  round.units++;
  laid(board, hand, cards, () => findAdditions(board, hand, { ...limits, least }, finds[1]));
  return finds[1].count > 0;
}

function lay({ board, hands }: Round, seat: Seat, cards: Int32Array): void {
  layCards(board, cards, 0, cards.length);
  for (const card of cards) hands[seat]![codeIn(card)]!--;
}

/** The worst letter goes; the pile is left alone, and a pack that is used up gives nothing more. */
function exchange(round: Round, seat: Seat): void {
  const card = round.blind[round.drawn];
  if (card === undefined) return;
  round.drawn++;
  const hand = round.hands[seat]!;
  hand[worstOf(hand)]!--;
  take(round, seat, card);
}

function take(round: Round, seat: Seat, card: string): void {
  if (isFree(card)) round.free[seat]!++;
  else round.hands[seat]![codeOf(card)]!++;
}

function worstOf(hand: Uint8Array): number {
  let [worst, least] = [-1, Number.POSITIVE_INFINITY];
  for (let code = 0; code < hand.length; code++) {
    if (hand[code] === 0) continue;
    const left = changed(hand, code, -1, () => burden(hand));
    if (left < least) [worst, least] = [code, left];
  }
  return worst;
}

const leadOf = (round: Round, seat: Seat): number => {
  const counts = round.hands.map((hand, of) =>
    countOf([...cardsOf(hand), ...FREE.repeat(round.free[of]!)], round.numbers),
  );
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (all - counts[seat]!) / (counts.length - 1) - counts[seat]!;
};
