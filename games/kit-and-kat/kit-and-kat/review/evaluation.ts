/** Evaluates positions with all cards open. */

import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { SeatValues } from '@parlour/players/search/evaluation';
import { simulatePacketsTaken } from '../players/packet-race.ts';
import { apply } from '../rules/apply.ts';
import { BOOKS, CARDS_PER_BOOK, type Card, rankOf } from '../rules/cards.ts';
import { imagine } from '../rules/imagine.ts';
import { type KitPlay, mistake, seatsThatMayShout } from '../rules/judge.ts';
import { judgeShout } from '../rules/shout.ts';
import { isOver, type KitState } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';

const isTen = (card: Card): boolean => rankOf(card) === CARDS_PER_BOOK;

/** Taken books, and those whose 10 the seat has played or holds (KK-7). */
export function certainBooks({ books, tens, hands, kittens }: KitState, seat: Seat): number {
  const taken = books.flat();
  const played = tens.filter((by, book) => by === seat && !taken.includes(itemAt(BOOKS, book))).length;
  const held = [...itemAt(hands, seat), ...itemAt(kittens, seat).flat()].filter(isTen).length;
  return itemAt(books, seat).length + played + held;
}

export const tensIn = (cards: readonly Card[]): Card[] => cards.filter(isTen);

export const tensInPackets = ({ packets }: KitState): number => tensIn(packets.flat()).length;

/** From the packets the seat will take, at the average number of tens. */
export function expectedBooks(state: KitState, seat: Seat, lots?: Random): number {
  if (state.packets.length === 0) return 0;
  return (itemAt(simulatePacketsTaken(state, lots).taken, seat) * tensInPackets(state)) / state.packets.length;
}

/** The states are equally likely. */
export const meanCertainBooks = (states: readonly KitState[], seat: Seat): number =>
  states.reduce((sum, state) => sum + certainBooks(state, seat), 0) / states.length;

/** One equally likely state per card that may be drawn. Mistakes count as noticed. Undefined: do nothing. */
export function outcomesOf(state: KitState, seat: Seat, choice: KitPlay | undefined): readonly KitState[] {
  if (choice === undefined) return [state];
  const after = apply(state, { by: seat, play: choice }).state;
  return mistake(state, seat, choice) === undefined ? afterDraw(after) : afterShout(after, seat);
}

function afterShout(state: KitState, at: Seat): readonly KitState[] {
  const by = [state.turn, ...seatsThatMayShout(state)].find(other => other !== at && !state.silent.includes(other));
  if (isOver(state) || by === undefined || state.window?.seat !== at) return [state];
  return afterDraw(apply(state, { by, play: { do: 'shout', at } }).state);
}

function afterDraw(state: KitState): readonly KitState[] {
  if (state.drawing === null) return [state];
  const cards = itemAt(state.hands, state.drawing.from);
  return cards.map(card => apply(state, { by: 'chance', drew: { of: 'draw', card } }).state);
}

/** Worlds with a mistake are sampled this much less often. */
const TURNS_PER_MISTAKE = 25;
const MAX_TRIES = 100;

export function likelyWorld(view: KitView, random: Random): KitState {
  let world = imagine(view, random);
  for (let tries = 0; tries < MAX_TRIES && isLastTurnWrong(world) && random.below(TURNS_PER_MISTAKE) > 0; tries++)
    world = imagine(view, random);
  return world;
}

export const isLastTurnWrong = (world: KitState): boolean =>
  judgeShout(world, assertDefined(world.window)).is !== 'false';

/** Each 10 in the packets falls to any seat with equal chance. Computed exactly, by counting the ways. */
export function winShares(state: KitState): SeatValues {
  const seats = allSeats(state.count);
  if (!state.dealt) return seats.map(() => 1 / state.count);
  return winSharesFrom(
    seats.map(seat => certainBooks(state, seat)),
    tensInPackets(state),
  );
}

/** `sure`: certain books by seat. */
export function winSharesFrom(sure: readonly number[], tens: number): SeatValues {
  const all = sure.length ** tens;
  return sure.map((mine, seat) => {
    const others = sure.toSpliced(seat, 1);
    let share = 0;
    for (let more = 0; more <= tens; more++)
      share += binomial(tens, more) * waysBehind(others, mine + more, tens - more);
    return share / all;
  });
}

/** Ways in which the tens fall to the others and none exceeds `most`; ties share the win. */
function waysBehind(others: readonly number[], most: number, tens: number): number {
  let ways: WaysByTens = new Map([[0, [1]]]);
  for (const sure of others) ways = withSeat(ways, sure, most, tens);
  return (ways.get(tens) ?? []).reduce((sum, count, ties) => sum + count / (ties + 1), 0);
}

/** By tens fallen: ways by number of ties. */
type WaysByTens = Map<number, readonly number[]>;

function withSeat(ways: WaysByTens, sure: number, most: number, tens: number): WaysByTens {
  const after = new Map<number, number[]>();
  for (const [fallen, byTies] of ways)
    for (let more = 0; more <= Math.min(tens - fallen, most - sure); more++) {
      const sums = after.get(fallen + more) ?? [];
      after.set(fallen + more, sums);
      const tie = sure + more === most ? 1 : 0;
      for (const [ties, count] of byTies.entries())
        sums[ties + tie] = (sums[ties + tie] ?? 0) + count * binomial(tens - fallen, more);
      for (let i = 0; i < sums.length; i++) sums[i] ??= 0;
    }
  return after;
}

/** Up to fourteen books. */
const PASCAL_TRIANGLE: readonly (readonly number[])[] = Array.from({ length: 15 }).reduce<number[][]>(
  rows => [...rows, [1, ...(rows.at(-1) ?? []).map((n, i, row) => n + (row[i + 1] ?? 0))]],
  [],
);

const binomial = (of: number, some: number): number => itemAt(itemAt(PASCAL_TRIANGLE, of), some);
