/** A round played out in a world whose cards are all known, on a board that is altered in place and put back. */
import type { Seat } from '@parlour/kernel/game';
import { countsOf } from '../../crossword/additions.ts';
import { type Board, codeIn, layCards, takeBack } from '../../crossword/board.ts';
import type { Limits } from '../../crossword/crossword.ts';
import { findAdditions } from '../../crossword/finder.ts';
import type { Finds } from '../../crossword/finds.ts';
import { codeOf } from '../../lexicon/graph.ts';
import type { KanUGoState } from '../../rules/kan-u-go/state.ts';
import { countOf, FREE, isFree, type Numbers } from '../../rules/pack.ts';
import { bestOf, type Candidate, laid } from '../candidates.ts';
import { burden, cardsOf, changed, lettersIn } from '../letters.ts';
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

export function roundOf({ cards, options }: KanUGoState, board: Board, limits: Limits, finds: Round['finds']): Round {
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

/** Everybody plays on from a seat until somebody is out. */
export function playOut(round: Round, from: Seat, seat: Seat): Ending {
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

export function lay({ board, hands }: Round, seat: Seat, cards: Int32Array): void {
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

export function take(round: Round, seat: Seat, card: string): void {
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
