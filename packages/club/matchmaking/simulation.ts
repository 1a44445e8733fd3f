/** Simulates a matchmaking queue: how long players wait, and how even the tables are. */

import { type Random, seededRandom } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { type MatchedGroup, matchTickets, type QueueTicket } from './matchmaking.ts';

export type QueueScenario = {
  readonly people: number;
  readonly minutes: number;
  readonly seats: number;
  readonly maxWaitMs: number;
  readonly seed: string;
};

export type QueueStatistics = {
  /** The share of players who were matched with a person. */
  readonly matchedShare: number;
  /** The median, the 90th percentile and the maximum. */
  readonly waitSeconds: readonly [half: number, most: number, all: number];
  /** Strength gaps at a table: the median and the 90th percentile. */
  readonly gapPoints: readonly [half: number, most: number];
};

const STRENGTH_SPREAD = 250;
const STRENGTH_SIGMA = 60;
const TICK_MS = 1000;

export function simulateQueue({ people, minutes, seats, maxWaitMs, seed }: QueueScenario): QueueStatistics {
  const random = seededRandom(seed);
  const durationMs = minutes * 60_000;
  const arrivals = Array.from({ length: people }, (_, n) =>
    newArrival(random, n, random.below(durationMs), { seats, maxWaitMs }),
  );
  const waits: number[] = [];
  const matchedGroups: MatchedGroup[] = [];
  let waiting: QueueTicket[] = [];
  for (let now = 0; now <= durationMs + maxWaitMs + TICK_MS; now += TICK_MS) {
    waiting.push(...arrivals.filter(({ since }) => since > now - TICK_MS && since <= now));
    const groupsNow = matchTickets(waiting, now);
    const matchedTickets = new Set(groupsNow.flatMap(({ tickets }) => tickets));
    waits.push(...[...matchedTickets].map(({ since }) => (now - since) / 1000));
    matchedGroups.push(...groupsNow);
    waiting = waiting.filter(ticket => !matchedTickets.has(ticket));
  }
  return summarize(people, waits, matchedGroups);
}

type ArrivalOptions = Pick<QueueScenario, 'seats' | 'maxWaitMs'>;

function newArrival(random: Random, number: number, since: number, { seats, maxWaitMs }: ArrivalOptions): QueueTicket {
  const strength = { mu: 1500 + STRENGTH_SPREAD * approximateNormal(random), sigma: STRENGTH_SIGMA };
  const id = String(number).padStart(6, '0');
  return {
    id,
    who: id,
    wishes: [{ game: 'any', seats, strength }],
    rated: false,
    since,
    until: since + maxWaitMs,
    avoids: [],
  };
}

const approximateNormal = (random: Random): number =>
  Array.from({ length: 12 }, () => random.below(1000) / 1000).reduce((sum, die) => sum + die, -6);

function summarize(people: number, waits: readonly number[], matchedGroups: readonly MatchedGroup[]): QueueStatistics {
  const groups = matchedGroups
    .filter(({ tickets }) => tickets.length > 1)
    .map(({ tickets }) => tickets.map(ticketStrength));
  const matched = groups.reduce((sum, group) => sum + group.length, 0);
  const gaps = groups.flatMap(group => group.flatMap((a, i) => group.slice(i + 1).map(b => Math.abs(a - b))));
  return {
    matchedShare: matched / people,
    waitSeconds: [quantile(waits, 0.5), quantile(waits, 0.9), quantile(waits, 1)],
    gapPoints: [quantile(gaps, 0.5), quantile(gaps, 0.9)],
  };
}

const ticketStrength = ({ wishes }: QueueTicket): number => itemAt(wishes, 0).strength?.mu ?? 0;

function quantile(numbers: readonly number[], fraction: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(fraction * sorted.length))] ?? 0;
}
