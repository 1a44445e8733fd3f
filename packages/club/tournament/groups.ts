/** Tables of three and more: groups in which as few as can be meet again, of like points where points count. */
import { nth } from '@parlour/kernel/must';
import type { Contestant } from './log.ts';
import type { PastRounds } from './past.ts';
import type { RankedContestant } from './standings.ts';

/** As even as can be, the larger tables first; what is missing at a table is filled up. */
export function tableSizes(persons: number, seats: number): number[] {
  const tables = Math.ceil(persons / seats);
  const least = Math.floor(persons / tables);
  return Array.from({ length: tables }, (_, table) => least + Number(table < persons % tables));
}

export type Grouping = {
  readonly seats: number;
  /** How much a difference of points weighs against meeting again; 0 where points do not count. */
  readonly points: 0 | 1;
};

const MEETING = 100;
const FILLED = 30;
const PASSES = 8;

/** Begins with groups in the order given and swaps two as long as that makes it better. */
export function groupUp(ranked: readonly RankedContestant[], past: PastRounds, grouping: Grouping): Contestant[][] {
  const groups = cut(ranked, tableSizes(ranked.length, grouping.seats));
  const cost = (group: readonly RankedContestant[]): number => costOf(group, past, grouping);
  for (let pass = 0; pass < PASSES && improve(groups, cost, grouping); pass++);
  return groups.map(group => group.map(({ who }) => who));
}

function cut(ranked: readonly RankedContestant[], sizes: readonly number[]): RankedContestant[][] {
  const starts = sizes.map((_, i) => sizes.slice(0, i).reduce((sum, size) => sum + size, 0));
  return sizes.map((size, i) => ranked.slice(nth(starts, i), nth(starts, i) + size));
}

/** Where points count, nobody is moved further than a few tables. */
const NEAR = 3;

function improve(
  groups: RankedContestant[][],
  cost: (group: readonly RankedContestant[]) => number,
  { points }: Grouping,
): boolean {
  const reach = points === 0 ? groups.length : NEAR;
  let isBetter = false;
  for (let a = 0; a < groups.length; a++) {
    for (let b = a + 1; b < Math.min(groups.length, a + 1 + reach); b++) {
      if (swapBetween(groups, [a, b], cost)) isBetter = true;
    }
  }
  return isBetter;
}

function swapBetween(
  groups: RankedContestant[][],
  [a, b]: readonly [number, number],
  cost: (group: readonly RankedContestant[]) => number,
): boolean {
  let [one, two] = [nth(groups, a), nth(groups, b)];
  const before = cost(one) + cost(two);
  let best = before;
  for (const [i, x] of nth(groups, a).entries()) {
    for (const [j, y] of nth(groups, b).entries()) {
      const swapped = [nth(groups, a).with(i, y), nth(groups, b).with(j, x)] as const;
      const after = cost(swapped[0]) + cost(swapped[1]);
      if (after < best) [best, one, two] = [after, ...swapped];
    }
  }
  [groups[a], groups[b]] = [one, two];
  return best < before;
}

/** Meeting a second time is worse than a first time by more than one could gain elsewhere. */
function costOf(group: readonly RankedContestant[], past: PastRounds, { seats, points }: Grouping): number {
  let cost = 0;
  for (const [i, a] of group.entries()) {
    if (group.length < seats) cost += FILLED * past.favoured(a.who);
    for (const b of group.slice(i + 1)) {
      const met = past.met(a.who, b.who);
      cost += MEETING * met * met + points * (a.points - b.points) ** 2;
    }
  }
  return cost;
}
