/** Grouping and seating: who plays at which table of three and more, and in which seat. */
import { itemAt } from '@parlour/kernel/result';
import type { PairingHistory } from './history.ts';
import { playersPerSide, type TournamentPlan } from './plan.ts';
import type { RankedContestant } from './standings.ts';
import type { Contestant } from './tournament.ts';

type SeatOccupant = Contestant | null;

/**
 * Seats a group, strongest first, so that seats and partners alternate over the rounds. Computer players fill it up.
 */
export function seatGroup(plan: TournamentPlan, group: readonly Contestant[], history: PairingHistory): SeatOccupant[] {
  const { seats, sides } = plan;
  const occupants: SeatOccupant[] = [...group, ...Array.from({ length: seats - group.length }, () => null)];
  if (sides === seats) return rotateSeats(occupants, history, 0);
  const teams =
    sides === 2 ? bestSideSplit(occupants, playersPerSide(plan), history) : snakeIntoSides(occupants, sides);
  return Array.from({ length: seats }, (_, seat) => occupantOfSide(teams, seat % sides, Math.floor(seat / sides)));
}

const occupantOfSide = (teams: readonly (readonly SeatOccupant[])[], side: number, at: number): SeatOccupant =>
  itemAt(teams, side)[at] ?? null;

function rotateSeats(remaining: readonly SeatOccupant[], history: PairingHistory, seat: number): SeatOccupant[] {
  if (remaining.length === 0) return [];
  const timesSat = remaining.map(who => (who === null ? 0 : history.timesInSeat(who, seat)));
  const at = timesSat.indexOf(Math.min(...timesSat));
  return [occupantAt(remaining, at), ...rotateSeats(remaining.toSpliced(at, 1), history, seat + 1)];
}

const occupantAt = (list: readonly SeatOccupant[], at: number): SeatOccupant => list[at] ?? null;

/** Deals contestants out in a snake, so that the strongest partners the weakest. */
function snakeIntoSides(occupants: readonly SeatOccupant[], sides: number): SeatOccupant[][] {
  const sideAt = (i: number): number => (Math.floor(i / sides) % 2 === 0 ? i % sides : sides - 1 - (i % sides));
  return Array.from({ length: sides }, (_, side) => occupants.filter((_, i) => sideAt(i) === side));
}

/** Prefers new partners, then even sides, then the side that sat first less often. */
function bestSideSplit(
  occupants: readonly SeatOccupant[],
  partners: number,
  history: PairingHistory,
): SeatOccupant[][] {
  const splits = combinations(occupants.length, partners).map(first => {
    const rest = occupants.map((_, i) => i).filter(i => !first.includes(i));
    return { sides: [first, rest], cost: splitCost(occupants, [first, rest], history) };
  });
  splits.sort((a, b) => a.cost - b.cost);
  return itemAt(splits, 0).sides.map(side => side.map(i => occupantAt(occupants, i)));
}

const REPEATED_PARTNER_COST = 1000;
const UNEVEN_SIDES_COST = 4;

function splitCost(
  occupants: readonly SeatOccupant[],
  sides: readonly (readonly number[])[],
  history: PairingHistory,
): number {
  const partnerings = sides.reduce(
    (sum, side) =>
      sum +
      countPartnerings(
        side.map(i => occupantAt(occupants, i)),
        history,
      ),
    0,
  );
  const [first = [], second = []] = sides;
  const weight = (side: readonly number[]): number => side.reduce((sum, i) => sum + i, 0);
  const satFirst = first.reduce((sum, i) => sum + timesFirst(occupantAt(occupants, i), history), 0);
  return partnerings * REPEATED_PARTNER_COST + Math.abs(weight(first) - weight(second)) * UNEVEN_SIDES_COST + satFirst;
}

const timesFirst = (who: SeatOccupant, history: PairingHistory): number =>
  who === null ? 0 : history.timesInSeat(who, 0);

function countPartnerings(side: readonly SeatOccupant[], history: PairingHistory): number {
  let sum = 0;
  for (const [i, a] of side.entries()) {
    for (const b of side.slice(i + 1)) if (a !== null && b !== null) sum += history.timesPartnered(a, b);
  }
  return sum;
}

function combinations(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: count - from }, (_, i) => from + i).flatMap(first =>
    combinations(count, size - 1, first + 1).map(rest => [first, ...rest]),
  );
}

/** As even as possible, larger ones first. */
export function tableSizes(contestants: number, seats: number): number[] {
  const tables = Math.ceil(contestants / seats);
  const minSize = Math.floor(contestants / tables);
  return Array.from({ length: tables }, (_, table) => minSize + Number(table < contestants % tables));
}

export type GroupingOptions = {
  readonly seats: number;
  /** 0 where points do not count. */
  readonly pointsWeight: 0 | 1;
};

const REMATCH_COST = 100;
const REPEATED_COMPUTER_COST = 30;
const MAX_PASSES = 8;

/**
 * Starts in ranking order and swaps pairs while that lowers the cost of rematches and, where points count, of
 * differing points.
 */
export function formGroups(
  ranked: readonly RankedContestant[],
  history: PairingHistory,
  grouping: GroupingOptions,
): Contestant[][] {
  const groups = splitBySizes(ranked, tableSizes(ranked.length, grouping.seats));
  const cost = (group: readonly RankedContestant[]): number => groupCost(group, history, grouping);
  for (let pass = 0; pass < MAX_PASSES && improveGroups(groups, cost, grouping); pass++);
  return groups.map(group => group.map(({ who }) => who));
}

function splitBySizes(ranked: readonly RankedContestant[], sizes: readonly number[]): RankedContestant[][] {
  const starts = sizes.map((_, i) => sizes.slice(0, i).reduce((sum, size) => sum + size, 0));
  return sizes.map((size, i) => ranked.slice(itemAt(starts, i), itemAt(starts, i) + size));
}

/** Where points count, a contestant moves at most this many tables. */
const MAX_TABLES_MOVED = 3;

function improveGroups(
  groups: RankedContestant[][],
  cost: (group: readonly RankedContestant[]) => number,
  { pointsWeight }: GroupingOptions,
): boolean {
  const reach = pointsWeight === 0 ? groups.length : MAX_TABLES_MOVED;
  let isBetter = false;
  for (let a = 0; a < groups.length; a++) {
    for (let b = a + 1; b < Math.min(groups.length, a + 1 + reach); b++) {
      if (swapBestMembers(groups, [a, b], cost)) isBetter = true;
    }
  }
  return isBetter;
}

function swapBestMembers(
  groups: RankedContestant[][],
  [a, b]: readonly [number, number],
  cost: (group: readonly RankedContestant[]) => number,
): boolean {
  let [one, two] = [itemAt(groups, a), itemAt(groups, b)];
  const before = cost(one) + cost(two);
  let best = before;
  for (const [i, x] of itemAt(groups, a).entries()) {
    for (const [j, y] of itemAt(groups, b).entries()) {
      const swapped = [itemAt(groups, a).with(i, y), itemAt(groups, b).with(j, x)] as const;
      const after = cost(swapped[0]) + cost(swapped[1]);
      if (after < best) [best, one, two] = [after, ...swapped];
    }
  }
  [groups[a], groups[b]] = [one, two];
  return best < before;
}

/** Meetings count squared, so a second rematch costs more than any gain elsewhere. */
function groupCost(
  group: readonly RankedContestant[],
  history: PairingHistory,
  { seats, pointsWeight }: GroupingOptions,
): number {
  let cost = 0;
  for (const [i, a] of group.entries()) {
    if (group.length < seats) cost += REPEATED_COMPUTER_COST * history.timesAdvantaged(a.who);
    for (const b of group.slice(i + 1)) {
      const meetings = history.timesMet(a.who, b.who);
      cost += REMATCH_COST * meetings * meetings + pointsWeight * (a.points - b.points) ** 2;
    }
  }
  return cost;
}
