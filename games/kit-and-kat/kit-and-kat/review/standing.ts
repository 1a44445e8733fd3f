/**
 * How everybody stands with all cards open: the share of the win each can hope for if every 10 that is still in the packets
 * comes to anybody with equal chance. Reckoned exactly: in how many ways the tens to come can fall so that nobody has more.
 */
import { allSeats } from '@parlour/kernel/authoring/cards';
import { itemAt } from '@parlour/kernel/result';
import type { SeatValues } from '@parlour/players/search/evaluation';
import type { State } from '../rules/state.ts';
import { booksSure, tensToCome } from './books.ts';

export function standingIn(state: State): SeatValues {
  const seats = allSeats(state.count);
  if (!state.dealt) return seats.map(() => 1 / state.count);
  return sharesOf(
    seats.map(seat => booksSure(state, seat)),
    tensToCome(state),
  );
}

/** By seat its share of the win, with so many books sure and so many tens to fall. */
export function sharesOf(sure: readonly number[], tens: number): SeatValues {
  const all = sure.length ** tens;
  return sure.map((mine, seat) => {
    const others = sure.toSpliced(seat, 1);
    let share = 0;
    for (let more = 0; more <= tens; more++) share += choose(tens, more) * waysBehind(others, mine + more, tens - more);
    return share / all;
  });
}

/** Ways for the tens to fall to the others so that none has more than the most; with as many, the win is shared. */
function waysBehind(others: readonly number[], most: number, tens: number): number {
  let ways: Ways = new Map([[0, [1]]]);
  for (const sure of others) ways = withSeat(ways, sure, most, tens);
  return (ways.get(tens) ?? []).reduce((sum, count, ties) => sum + count / (ties + 1), 0);
}

/** By tens that have fallen: in how many ways, by how many are as good as the most. */
type Ways = Map<number, readonly number[]>;

function withSeat(ways: Ways, sure: number, most: number, tens: number): Ways {
  const after = new Map<number, number[]>();
  for (const [fallen, byTies] of ways)
    for (let more = 0; more <= Math.min(tens - fallen, most - sure); more++) {
      const sums = after.get(fallen + more) ?? [];
      after.set(fallen + more, sums);
      const tie = sure + more === most ? 1 : 0;
      for (const [ties, count] of byTies.entries())
        sums[ties + tie] = (sums[ties + tie] ?? 0) + count * choose(tens - fallen, more);
      for (let i = 0; i < sums.length; i++) sums[i] ??= 0;
    }
  return after;
}

/** Pascal's triangle, as far as a pack of fourteen books asks for it. */
const TRIANGLE: readonly (readonly number[])[] = Array.from({ length: 15 }).reduce<number[][]>(
  rows => [...rows, [1, ...(rows.at(-1) ?? []).map((n, i, row) => n + (row[i + 1] ?? 0))]],
  [],
);

const choose = (of: number, some: number): number => itemAt(itemAt(TRIANGLE, of), some);
