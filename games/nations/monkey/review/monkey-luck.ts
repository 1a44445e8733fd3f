/** The Game of the Monkey with all hands open: how likely everybody is to escape, exactly for two and by trying for more. */
import type { Seat } from '@parlour/kernel/game';
import { type Random, seededRandom } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { RANKS } from '../../pack/pack.ts';
import { chanceOfMonkey, type Kinds, newSolver } from '../players/exact.ts';
import { isOver, type MonkeyState, rankNameOf } from '../rules/monkey-state.ts';

/** Work units and trials for one moment of a match. */
const EXACT = 1500;
const TRIALS = 120;
/** Nobody has ever needed as many turns. */
const LONGEST = 2000;

/** By seat, the chance not to be left with the odd card. */
export function escapes(state: MonkeyState): number[] {
  if (state.removed === null) return state.hands.map(() => 1 - 1 / state.count);
  if (isOver(state)) return state.hands.map(hand => (hand.length === 0 ? 1 : 0));
  const [one, other, ...more] = holdersOf(state);
  if (one !== undefined && other !== undefined && more.length === 0) {
    const chance = chanceOfMonkey(newSolver(EXACT), kindsOf(state, one, other), state.turn === one ? 'own' : 'their');
    if (chance !== undefined)
      return state.hands.map((_, seat) => (seat === one ? 1 - chance : seat === other ? chance : 1));
  }
  return byTrying(state);
}

const holdersOf = ({ hands }: MonkeyState): Seat[] => hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));

/** Values by how many of them the two hold. */
export function kindsOf({ hands }: MonkeyState, own: Seat, theirs: Seat): Kinds {
  const kinds = new Uint8Array(25);
  for (const value of RANKS) kinds[5 * countIn(hands, own, value) + countIn(hands, theirs, value)]!++;
  return kinds;
}

export const countIn = (hands: MonkeyState['hands'], seat: Seat, value: string): number =>
  itemAt(hands, seat).filter(card => rankNameOf(card) === value).length;

function byTrying(state: MonkeyState): number[] {
  const random = seededRandom(`escapes/${state.turns}`);
  const caught = state.hands.map(() => 0);
  const counts = state.hands.map((_, seat) => RANKS.map(value => countIn(state.hands, seat, value)));
  for (let n = 0; n < TRIALS; n++) caught[playedOut(counts, state.turn, random)]! += 1;
  return caught.map(times => 1 - times / TRIALS);
}

/** Plays on with any pair and any card, on numbers of cards by value alone; answers who is the Monkey. */
function playedOut(dealt: readonly (readonly number[])[], first: Seat, random: Random): Seat {
  const counts = dealt.map(each => each.slice());
  const sizes = counts.map(each => each.reduce((sum, count) => sum + count, 0));
  let turn = first;
  for (let turns = 0; turns < LONGEST; turns++) {
    takeTurn(counts, sizes, turn, random);
    const next = nextWith(sizes, turn, 1);
    if (next === turn && itemAt(sizes, turn) <= 1) return turn;
    turn = next;
  }
  return turn;
}

/** The nearest seat in a direction that has cards; the same seat if there is no other. */
function nextWith(sizes: readonly number[], from: Seat, step: 1 | -1): Seat {
  const count = sizes.length;
  for (let i = 1; i < count; i++) {
    const seat = (from + step * i + count) % count;
    if (itemAt(sizes, seat) > 0) return seat;
  }
  return from;
}

/** A pair is thrown, or a card drawn from the right, which is thrown if it makes a pair [MO-4, MO-5]. */
function takeTurn(counts: number[][], sizes: number[], seat: Seat, random: Random): void {
  const own = itemAt(counts, seat);
  const pairs = own.flatMap((count, value) => (count > 1 ? [value] : []));
  if (pairs.length > 0) return change(counts, sizes, seat, itemAt(pairs, random.below(pairs.length)), -2);
  const from = nextWith(sizes, seat, -1);
  const value = valueAt(itemAt(counts, from), random.below(itemAt(sizes, from)));
  change(counts, sizes, from, value, -1);
  change(counts, sizes, seat, value, itemAt(own, value) === 1 ? -1 : 1);
}

function change(counts: number[][], sizes: number[], seat: Seat, value: number, by: number): void {
  itemAt(counts, seat)[value]! += by;
  sizes[seat]! += by;
}

function valueAt(counts: readonly number[], card: number): number {
  let left = card;
  return counts.findIndex(count => {
    left -= count;
    return left < 0;
  });
}
