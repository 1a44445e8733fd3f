import { pick, type Random, seededRandom, shuffle } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import {
  allowedGapAt,
  type GamePreference,
  type MatchedGroup,
  matchTickets,
  nearestLevel,
  type QueueTicket,
  strengthGap,
} from './matchmaking.ts';

const TIME = 20_000;
let names = 0;

const ticket = (more: Partial<QueueTicket> & { mu?: number } = {}): QueueTicket => {
  const { mu, ...given } = more;
  const id = `t${String(++names).padStart(3, '0')}`;
  const strength = mu === undefined ? {} : { strength: { mu, sigma: 20 } };
  const wishes: GamePreference[] = [{ game: 'whist', seats: 2, ...strength }];
  const since = given.since ?? 0;
  return { id, who: id, wishes, rated: false, since, until: since + TIME, avoids: [], ...given };
};

const idsOf = (meetings: readonly MatchedGroup[]): string[][] =>
  meetings.map(({ tickets }) => tickets.map(({ id }) => id));

describe('who is put together', () => {
  it('two who are about as good, at once', () => {
    const [a, b] = [ticket({ mu: 1500 }), ticket({ mu: 1560 })];
    expect(idsOf(matchTickets([b, a], 0))).toEqual([[a.id, b.id]]);
  });

  it('two who are far apart only when one has waited, and those who are too far apart never', () => {
    const [a, b] = [ticket({ mu: 1300 }), ticket({ mu: 1700 })];
    expect(matchTickets([a, b], 5000)).toEqual([]);
    expect(idsOf(matchTickets([a, b], 18_000))).toEqual([[a.id, b.id]]);
    const best = ticket({ mu: 2600 });
    expect(idsOf(matchTickets([a, best], TIME))).toEqual([[a.id], [best.id]]);
  });

  it('whoever has waited long with somebody who has just come', () => {
    const [a, b] = [ticket({ mu: 1300 }), ticket({ mu: 1700, since: 18_000 })];
    expect(idsOf(matchTickets([a, b], 18_500))).toEqual([[a.id, b.id]]);
  });

  it('the most even pairs first, and of even ones those who wait longest', () => {
    const [a, b, c] = [ticket({ mu: 1500 }), ticket({ mu: 1590 }), ticket({ mu: 1580 })];
    expect(idsOf(matchTickets([a, b, c], 0))).toEqual([[b.id, c.id]]);
    const [late, early, other] = [ticket({ since: 5 }), ticket({ since: 1 }), ticket({ since: 9 })];
    expect(idsOf(matchTickets([late, early, other], 10))).toEqual([[early.id, late.id]]);
  });

  it('as many as a table has seats, or those who are there when somebody’s time is up', () => {
    const four = Array.from({ length: 5 }, () => ticket({ wishes: [{ game: 'bridge', seats: 4 }] }));
    expect(matchTickets(four.slice(0, 3), 1000)).toEqual([]);
    expect(itemAt(matchTickets(four, 1000), 0).tickets).toHaveLength(4);
    const [meeting] = matchTickets(four.slice(0, 3), TIME);
    expect(meeting).toMatchObject({ game: 'bridge', seats: 4 });
    expect(meeting!.tickets).toHaveLength(3);
  });

  it('nobody with somebody they avoid, in either direction, nor with themselves', () => {
    const a = ticket();
    const b = ticket({ avoids: [a.who] });
    expect(matchTickets([a, b], 1000)).toEqual([]);
    expect(idsOf(matchTickets([a, b], TIME))).toEqual([[a.id], [b.id]]);
    expect(matchTickets([a, { ...ticket(), who: a.who }], 1000)).toEqual([]);
  });

  it('by any game both would play; rated with rated', () => {
    const any = ticket({ wishes: ['whist', 'snap'].map(game => ({ game, seats: 2 })) });
    const snap = ticket({ wishes: [{ game: 'snap', seats: 2 }] });
    expect(matchTickets([any, snap], 0)).toMatchObject([{ game: 'snap' }]);
    expect(matchTickets([any, { ...snap, rated: true }], 0)).toEqual([]);
  });

  it('with the same clock, where none means normal', () => {
    const [none, normal, fast] = [ticket(), ticket({ clock: 'normal' }), ticket({ clock: 'fast' })];
    expect(matchTickets([none, fast], 0)).toEqual([]);
    expect(matchTickets([none, normal], 0)).toMatchObject([{ clock: 'normal' }]);
    expect(matchTickets([fast, { ...fast, id: 'x', who: 'x' }], 0)).toMatchObject([{ clock: 'fast' }]);
  });
});

it('the span widens with waiting and never narrows', () => {
  const spans = Array.from({ length: 30 }, (_, second) => allowedGapAt({ since: 0, until: TIME }, 1000 * second));
  expect(spans).toEqual(spans.toSorted((a, b) => a - b));
  expect(spans[0]).toBeLessThan(spans.at(-1)!);
});

it('a computer player of about the same strength', () => {
  const points = { easy: 1200, normal: 1500, strong: 1700, expert: 1900 };
  const near = (mu: number) => nearestLevel(points, { mu, sigma: 50 });
  expect([800, 1340, 1360, 1650, 2500].map(near)).toEqual(['easy', 'easy', 'normal', 'strong', 'expert']);
  expect(nearestLevel(points)).toBe('normal');
});

const GAMES: readonly GamePreference[] = [
  { game: 'whist', seats: 2 },
  { game: 'snap', seats: 3 },
  { game: 'bridge', seats: 4 },
];

function anyTicket(random: Random, number: number): QueueTicket {
  const since = random.below(30_000);
  const strength = { mu: 1000 + random.below(1000), sigma: 20 + random.below(230) };
  const wishes = shuffle(random, GAMES).slice(0, 1 + random.below(3));
  return {
    id: `r${number}`,
    who: `p${random.below(40)}`,
    wishes: wishes.map(wish => (random.below(4) === 0 ? wish : { ...wish, strength })),
    rated: random.below(3) === 0,
    since,
    until: since + 5000 + random.below(20_000),
    avoids: Array.from({ length: random.below(4) }, () => `p${random.below(40)}`),
  };
}

const wishOf = (one: QueueTicket, game: string, seats: number): GamePreference | undefined =>
  one.wishes.find(wish => wish.game === game && wish.seats === seats);

const isAvoided = (a: QueueTicket, b: QueueTicket): boolean =>
  a.who === b.who || a.avoids.includes(b.who) || b.avoids.includes(a.who);

const pairsOf = <T>(all: readonly T[]): [T, T][] => all.flatMap((a, i) => all.slice(i + 1).map((b): [T, T] => [a, b]));

describe('laws over random queues', () => {
  const queues = Array.from({ length: 200 }, (_, n) => {
    const random = seededRandom(`queue ${n}`);
    const tickets = Array.from({ length: random.below(40) }, (_, number) => anyTicket(random, number));
    return { random, tickets, now: random.below(50_000) };
  });
  const each = (law: (queue: (typeof queues)[number], meetings: MatchedGroup[]) => void): void => {
    for (const queue of queues) law(queue, matchTickets(queue.tickets, queue.now));
  };

  it('nobody is put at two tables, and everybody gets what they wished for', () =>
    each(({ tickets }, meetings) => {
      const met = meetings.flatMap(meeting => meeting.tickets);
      expect(new Set(met).size).toBe(met.length);
      for (const one of met) expect(tickets).toContain(one);
      for (const { game, seats, rated, tickets: group } of meetings) {
        expect(group.length).toBeGreaterThan(0);
        expect(group.length).toBeLessThanOrEqual(seats);
        for (const one of group) expect([one.rated, wishOf(one, game, seats)]).toEqual([rated, expect.anything()]);
      }
    }));

  it('nobody meets whom they avoid, nor somebody further away than one at the table would go', () =>
    each(({ now }, meetings) => {
      for (const { game, seats, tickets: group } of meetings) {
        for (const [a, b] of pairsOf(group)) expect(isAvoided(a, b)).toBe(false);
        const isNear = (a: QueueTicket, b: QueueTicket): boolean =>
          strengthGap(wishOf(a, game, seats)?.strength, wishOf(b, game, seats)?.strength) <=
          Math.max(allowedGapAt(a, now), allowedGapAt(b, now));
        expect(group.some(one => group.every(other => isNear(one, other)))).toBe(true);
      }
    }));

  it('nobody whose time is up is left, and computer players come only then', () =>
    each(({ tickets, now }, meetings) => {
      const met = new Set(meetings.flatMap(meeting => meeting.tickets));
      for (const one of tickets) if (now >= one.until) expect(met.has(one)).toBe(true);
      for (const { seats, tickets: group } of meetings) {
        if (group.length < seats) expect(group.some(one => now >= one.until)).toBe(true);
      }
    }));

  it('nobody is left who could have met', () =>
    each(({ tickets, now }, meetings) => {
      const met = new Set(meetings.flatMap(meeting => meeting.tickets));
      for (const [a, b] of pairsOf(tickets.filter(one => !met.has(one)))) expect(matchTickets([a, b], now)).toEqual([]);
    }));

  it('the order in which tickets are read does not matter', () =>
    each(({ random, tickets, now }, meetings) => {
      expect(matchTickets(shuffle(random, tickets), now)).toEqual(meetings);
      if (tickets.length > 0) expect(tickets).toContain(pick(random, tickets));
    }));
});
