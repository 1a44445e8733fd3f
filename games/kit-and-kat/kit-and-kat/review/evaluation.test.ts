/** Compares the evaluation with finished matches and with every way the tens may fall. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import { seededRandom } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { simulatePacketsTaken } from '../players/packet-race.ts';
import { apply, draw } from '../rules/apply.ts';
import { plays } from '../rules/judge.ts';
import { begin, isOver, type KitState } from '../rules/state.ts';
import { dealScene, lateScene } from '../testing/scene.ts';
import {
  certainBooks,
  expectedBooks,
  meanCertainBooks,
  outcomesOf,
  tensInPackets,
  winShares,
  winSharesFrom,
} from './evaluation.ts';

/** A match without mistakes. */
function* rightMatch(count: number, seed: string): Generator<KitState> {
  const random = seededRandom(seed);
  let state = begin({ mistakes: 'called', falseShout: 'silence', pack: '' }, { count });
  state = apply(state, { by: 'chance', drew: draw(state, random) }).state;
  while (!isOver(state)) {
    yield state;
    const deeds = plays(state, state.turn).filter(({ do: what }) => what !== 'shout');
    const goes = deeds.filter(({ do: what }) => what === 'play');
    const from = goes.length > 0 ? goes : deeds;
    state = apply(state, { by: state.turn, play: from[random.below(from.length)]! }).state;
  }
  yield state;
}

describe('[KK-7] books that are sure', () => {
  it.each([2, 3, 5])('are those one ends with, once the packets are gone and nobody is wrong (%i seats)', count => {
    const states = [...rightMatch(count, `sure ${count}`)].filter(({ packets }) => packets.length === 0);
    const scores = states.at(-1)!.books.map(books => books.length);
    expect(states.length).toBeGreaterThan(20);
    for (const state of states) expect(allSeats(count).map(seat => certainBooks(state, seat))).toEqual(scores);
  });

  it('and tens in the packets are all there are', () => {
    for (const state of [...rightMatch(3, 'all')].filter((_, i) => i % 20 === 0))
      expect(allSeats(3).reduce((sum, seat) => sum + certainBooks(state, seat), tensInPackets(state))).toBe(14);
  });
});

describe('the race for packets', () => {
  it.each([2, 4, 8])('gives away all of them, and nobody’s share of tens twice (%i seats)', count => {
    for (const state of [...rightMatch(count, 'race')].filter((_, i) => i % 25 === 0)) {
      const { taken } = simulatePacketsTaken(state);
      expect(taken.reduce((sum, packets) => sum + packets, 0)).toBe(state.packets.length);
      const books = allSeats(count).reduce((sum, seat) => sum + expectedBooks(state, seat), 0);
      expect(books).toBeCloseTo(tensInPackets(state), 9);
    }
  });

  it('is won by whoever has fewer cards to get rid of', () => {
    const few = {
      state: {
        ...dealScene(['C5 C6 C7 C8 C9', 'B5 B6 B7 B8 B9']).state,
        hands: [['C5'], ['B5', 'B6', 'B7', 'B8', 'B9']],
      },
    };
    const [mine, theirs] = simulatePacketsTaken({
      ...few.state,
      packets: few.state.packets.slice(0, 1),
      turn: 1,
    }).taken;
    expect([mine, theirs]).toEqual([1, 0]);
  });
});

describe('a choice with all cards open', () => {
  it('[KK-8] a mistake that is noticed costs what may be drawn: one ten among two cards is half a book', () => {
    const { state } = lateScene(['N9', 'A10 B5'], ['A9 B4']);
    expect(meanCertainBooks(outcomesOf(state, 1, { do: 'lay', card: 'B5', on: null }), 1)).toBe(1);
    expect(meanCertainBooks(outcomesOf(state, 1, { do: 'play', card: 'B5' }), 1)).toBe(0.5);
  });

  it('[KK-20r] a false shout costs nothing, or what may be drawn', () => {
    const { state } = lateScene(['N10 A9', 'B5 B6'], ['B4'], { falseShout: 'card' });
    const laid = apply(state, { by: 1, play: { do: 'lay', card: 'B6', on: null } }).state;
    const sure = certainBooks(laid, 0);
    expect(meanCertainBooks(outcomesOf(laid, 0, { do: 'shout', at: 1 }), 0)).toBe(sure - 0.5);
    const silent = outcomesOf({ ...laid, falseShout: 'silence' }, 0, { do: 'shout', at: 1 });
    expect(meanCertainBooks(silent, 0)).toBe(sure);
  });
});

/** By enumeration. */
function sharesByTrying(sure: readonly number[], tens: number): number[] {
  if (tens === 0) {
    const most = Math.max(...sure);
    const winners = sure.filter(books => books === most).length;
    return sure.map(books => (books === most ? 1 / winners : 0));
  }
  const ways = sure.map((books, seat) => sharesByTrying(sure.with(seat, books + 1), tens - 1));
  return sure.map((_, seat) => ways.reduce((sum, way) => sum + way[seat]!, 0) / sure.length);
}

describe('[KK-22r] how everybody stands', () => {
  it.each([
    [[0, 0], 5],
    [[3, 1], 4],
    [[2, 2, 1], 4],
    [[0, 1, 3, 0], 5],
    [[4, 4, 4], 0],
  ])('with %j sure and %i tens to fall', (sure, tens) => {
    const shares = winSharesFrom(sure, tens);
    for (const [seat, share] of sharesByTrying(sure, tens).entries()) expect(shares[seat]).toBeCloseTo(share, 9);
  });

  it('adds up to one win all along a match, and ends with the winners', () => {
    const states = [...rightMatch(3, 'stands')];
    for (const state of states) expect(winShares(state).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    const scores = states.at(-1)!.books.map(books => books.length);
    const most = Math.max(...scores);
    expect(winShares(states.at(-1)!).map(share => share > 0)).toEqual(scores.map(books => books === most));
  });
});
