/** Who sits where at a table, so that over the rounds every seat and every partner comes round. */
import { nth } from '@parlour/kernel/must';
import type { Contestant } from './log.ts';
import type { PastRounds } from './past.ts';
import { partnersOf, type TournamentPlan } from './plan.ts';

type Sitter = Contestant | null;

/** A group, filled up by computer players, in seats. The group is told the strongest first. */
export function seatGroup(plan: TournamentPlan, group: readonly Contestant[], past: PastRounds): Sitter[] {
  const { seats, sides } = plan;
  const all: Sitter[] = [...group, ...Array.from({ length: seats - group.length }, () => null)];
  if (sides === seats) return fewestFirst(all, past, 0);
  const teams = sides === 2 ? bestSplit(all, partnersOf(plan), past) : dealtOut(all, sides);
  return Array.from({ length: seats }, (_, seat) => sitterAt(teams, seat % sides, Math.floor(seat / sides)));
}

const sitterAt = (teams: readonly (readonly Sitter[])[], side: number, at: number): Sitter =>
  nth(teams, side)[at] ?? null;

/** Each seat in turn goes to whoever has sat there least often. */
function fewestFirst(left: readonly Sitter[], past: PastRounds, seat: number): Sitter[] {
  if (left.length === 0) return [];
  const had = left.map(who => (who === null ? 0 : past.sat(who, seat)));
  const at = had.indexOf(Math.min(...had));
  return [nthOf(left, at), ...fewestFirst(left.toSpliced(at, 1), past, seat + 1)];
}

const nthOf = (list: readonly Sitter[], at: number): Sitter => list[at] ?? null;

/** To and fro, so that the strongest sits with the weakest. */
function dealtOut(all: readonly Sitter[], sides: number): Sitter[][] {
  const turn = (i: number): number => (Math.floor(i / sides) % 2 === 0 ? i % sides : sides - 1 - (i % sides));
  return Array.from({ length: sides }, (_, side) => all.filter((_, i) => turn(i) === side));
}

/** New partners first, then sides as even as can be. The side that sits first changes about. */
function bestSplit(all: readonly Sitter[], partners: number, past: PastRounds): Sitter[][] {
  const splits = subsets(all.length, partners).map(first => {
    const rest = all.map((_, i) => i).filter(i => !first.includes(i));
    return { sides: [first, rest], cost: splitCost(all, [first, rest], past) };
  });
  splits.sort((a, b) => a.cost - b.cost);
  return nth(splits, 0).sides.map(side => side.map(i => nthOf(all, i)));
}

const AGAIN = 1000;
const UNEVEN = 4;

function splitCost(all: readonly Sitter[], sides: readonly (readonly number[])[], past: PastRounds): number {
  const again = sides.reduce(
    (sum, side) =>
      sum +
      together(
        side.map(i => nthOf(all, i)),
        past,
      ),
    0,
  );
  const [first = [], second = []] = sides;
  const weight = (side: readonly number[]): number => side.reduce((sum, i) => sum + i, 0);
  const satFirst = first.reduce((sum, i) => sum + firsts(nthOf(all, i), past), 0);
  return again * AGAIN + Math.abs(weight(first) - weight(second)) * UNEVEN + satFirst;
}

const firsts = (who: Sitter, past: PastRounds): number => (who === null ? 0 : past.sat(who, 0));

function together(side: readonly Sitter[], past: PastRounds): number {
  let sum = 0;
  for (const [i, a] of side.entries()) {
    for (const b of side.slice(i + 1)) if (a !== null && b !== null) sum += past.partnered(a, b);
  }
  return sum;
}

/** Every choice of so many out of so many places. */
function subsets(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: count - from }, (_, i) => from + i).flatMap(first =>
    subsets(count, size - 1, first + 1).map(rest => [first, ...rest]),
  );
}
