/** A quarter of an hour of people who look for somebody to play with: how long they wait, and how even it is. */
import { nth } from '@parlour/kernel/must';
import { type Random, seeded } from '@parlour/kernel/random';
import { type Meeting, meetingsAt, type Ticket } from './matching.ts';

export type Crowd = {
  readonly people: number;
  readonly minutes: number;
  readonly seats: number;
  /** Milliseconds that somebody waits at most. */
  readonly patience: number;
  readonly seed: string;
};

export type Queueing = {
  /** Of all people, how many met a person. */
  readonly met: number;
  /** Seconds waited: of one in two, of nine in ten, and of whoever waited longest. */
  readonly waited: readonly [half: number, most: number, all: number];
  /** Points between two at a table: of one pair in two, of nine in ten. */
  readonly apart: readonly [half: number, most: number];
};

/** How good people are spreads like this round the middle, and this is how well it is known. */
const SPREAD = 250;
const KNOWN = 60;
const TICK = 1000;

export function queueUp({ people, minutes, seats, patience, seed }: Crowd): Queueing {
  const random = seeded(seed);
  const span = minutes * 60_000;
  const coming = Array.from({ length: people }, (_, n) => comer(random, n, random.below(span), { seats, patience }));
  const waits: number[] = [];
  const meetings: Meeting[] = [];
  let waiting: Ticket[] = [];
  for (let now = 0; now <= span + patience + TICK; now += TICK) {
    waiting.push(...coming.filter(({ since }) => since > now - TICK && since <= now));
    const made = meetingsAt(waiting, now);
    const gone = new Set(made.flatMap(({ tickets }) => tickets));
    waits.push(...[...gone].map(({ since }) => (now - since) / 1000));
    meetings.push(...made);
    waiting = waiting.filter(ticket => !gone.has(ticket));
  }
  return summed(people, waits, meetings);
}

type Seeking = Pick<Crowd, 'seats' | 'patience'>;

function comer(random: Random, number: number, since: number, { seats, patience }: Seeking): Ticket {
  const strength = { mu: 1500 + SPREAD * bell(random), sigma: KNOWN };
  const id = String(number).padStart(6, '0');
  return {
    id,
    who: id,
    wishes: [{ game: 'any', seats, strength }],
    rated: false,
    since,
    until: since + patience,
    avoids: [],
  };
}

/** Near enough to a bell: twelve dice together. */
const bell = (random: Random): number =>
  Array.from({ length: 12 }, () => random.below(1000) / 1000).reduce((sum, die) => sum + die, -6);

function summed(people: number, waits: readonly number[], meetings: readonly Meeting[]): Queueing {
  const groups = meetings.filter(({ tickets }) => tickets.length > 1).map(({ tickets }) => tickets.map(strengthOf));
  const met = groups.reduce((sum, group) => sum + group.length, 0);
  const apart = groups.flatMap(group => group.flatMap((a, i) => group.slice(i + 1).map(b => Math.abs(a - b))));
  return {
    met: met / people,
    waited: [partOf(waits, 0.5), partOf(waits, 0.9), partOf(waits, 1)],
    apart: [partOf(apart, 0.5), partOf(apart, 0.9)],
  };
}

const strengthOf = ({ wishes }: Ticket): number => nth(wishes, 0).strength?.mu ?? 0;

function partOf(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
