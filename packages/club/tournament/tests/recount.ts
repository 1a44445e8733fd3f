/** Counts the points directly from the log: an oracle for the standings. */
import { assertDefined } from '@parlour/kernel/result';
import type { TournamentPlan } from '../plan.ts';
import type { Outcome, PairedTable, TournamentLogEntry } from '../tournament.ts';

type PlayedTable = { table: PairedTable; round: number; outcome: Outcome; lost: number[] };

export function recount(log: readonly TournamentLogEntry[]): Map<number, number> {
  const made = log[0];
  if (made?.what !== 'made') throw new Error('no plan');
  const { plan } = made;
  const { finished, byes, fields } = readTables(log, plan);
  const points = new Map<number, number>();
  const add = (who: number, more: number) => points.set(who, (points.get(who) ?? 0) + more);
  if (plan.kind === 'knock-out') return survived(log, plan, finished, fields);
  for (const who of byes) add(who, 2 * (plan.sides - 1));
  if (plan.entering === 'teams') countTeams(plan, finished, add);
  else if (plan.kind === 'duplicate') countSameDeals(plan, finished, add);
  else for (const one of finished) countTable(plan, one, add);
  return points;
}

function readTables(log: readonly TournamentLogEntry[], plan: TournamentPlan) {
  const open = new Map<string, { table: PairedTable; round: number; lost: number[] }>();
  const [finished, byes, fields]: [PlayedTable[], number[], number[][]] = [[], [], []];
  for (const entry of log) {
    if (entry.what === 'paired') {
      for (const table of entry.tables) open.set(table.id, { table, round: fields.length, lost: [] });
      byes.push(...entry.byes.map(({ who }) => who));
      fields.push([
        ...entry.byes.map(({ who }) => who),
        ...entry.tables.flatMap(({ seats }) => seats.filter(s => s !== null)),
      ]);
    }
    if (entry.what === 'left' && plan.leavers === 'lost' && plan.entering === 'single') {
      for (const { table, lost } of open.values()) if (table.seats.includes(entry.who)) lost.push(entry.who);
    }
    if (entry.what === 'result') {
      finished.push({ ...assertDefined(open.get(entry.table)), outcome: entry.outcome });
      open.delete(entry.table);
    }
    if (entry.what === 'again') {
      const at = finished.findIndex(({ table }) => table.id === entry.table);
      const [{ table, round, lost }] = finished.splice(at, 1) as [PlayedTable];
      open.set(entry.id, { table: { ...table, id: entry.id }, round, lost });
    }
    if (entry.what === 'closed') open.clear();
  }
  return { finished, byes, fields };
}

const good = ({ better }: TournamentPlan, { scores }: Outcome, side: number): number =>
  scores === null ? 0 : (better === 'high' ? 1 : -1) * (scores[side] ?? 0);

/** In the simulations the winners have the best score, or are on the side that stayed. */
function sideWorth(plan: TournamentPlan, outcome: Outcome, side: number): number {
  return outcome.winners.some(seat => seat % plan.sides === side) ? 1e9 : good(plan, outcome, side);
}

function countTable(
  plan: TournamentPlan,
  { table, outcome, lost }: PlayedTable,
  add: (who: number, more: number) => unknown,
) {
  table.seats.forEach((who, seat) => {
    if (who === null || lost.includes(who) || outcome.why === 'unplayed') return;
    for (let side = 0; side < plan.sides; side++) {
      const [mine, theirs] = [sideWorth(plan, outcome, seat % plan.sides), sideWorth(plan, outcome, side)];
      if (side !== seat % plan.sides) add(who, mine > theirs ? 2 : mine === theirs ? 1 : 0);
    }
  });
}

function ahead(plan: TournamentPlan, outcome: Outcome, side: number): number {
  const sides = Array.from({ length: plan.sides }, (_, other) => other).filter(other => other !== side);
  return (
    good(plan, outcome, side) - (sides.length === 0 ? 0 : Math.max(...sides.map(other => good(plan, outcome, other))))
  );
}

function countSameDeals(
  plan: TournamentPlan,
  finished: readonly PlayedTable[],
  add: (who: number, more: number) => unknown,
) {
  for (const one of finished) {
    for (const other of finished) {
      if (one === other || one.round !== other.round || one.lost.length + other.lost.length > 0) continue;
      if (one.outcome.why === 'unplayed' || other.outcome.why === 'unplayed') continue;
      const seat = one.table.seats.findIndex(who => who !== null);
      const [mine, theirs] = [one, other].map(({ outcome }) => ahead(plan, outcome, seat % plan.sides));
      add(
        assertDefined(one.table.seats[seat]),
        assertDefined(mine) > assertDefined(theirs) ? 2 : mine === theirs ? 1 : 0,
      );
    }
  }
}

function countTeams(
  plan: TournamentPlan,
  finished: readonly PlayedTable[],
  add: (who: number, more: number) => unknown,
) {
  const totals = new Map<string, number>();
  for (const { table, round, outcome } of finished) {
    const [a, b] = assertDefined(table.teams);
    totals.set(`${round} ${a} ${b}`, ahead(plan, outcome, 0));
  }
  for (const [key, first] of totals) {
    const [round, a, b] = key.split(' ').map(Number) as [number, number, number];
    const both = totals.get(`${round} ${b} ${a}`);
    const isClosed = both === undefined;
    const total = first - (both ?? 0);
    if (isClosed || a < b) {
      add(a, total > 0 ? 2 : total === 0 ? 1 : 0);
      add(b, total < 0 ? 2 : total === 0 ? 1 : 0);
    }
  }
}

/** A contestant in the next round advanced. At the last table, points and then the order decide. */
function survived(
  log: readonly TournamentLogEntry[],
  plan: TournamentPlan,
  finished: readonly PlayedTable[],
  fields: readonly number[][],
): Map<number, number> {
  const points = new Map<number, number>();
  fields.slice(1).forEach((field, i) => {
    for (const who of field) points.set(who, i + 1);
  });
  const left = new Set(log.flatMap(entry => (entry.what === 'left' ? [entry.who] : [])));
  const order = assertDefined(log.find(entry => entry.what === 'begun')).order;
  const final = fields.length - 1;
  const through = assertDefined(fields[final]).filter(who => !left.has(who) && !seatedIn(log, who));
  for (const { table, outcome, lost } of lastTables(log, finished, final)) {
    const worth = new Map<number, number>();
    countTable(plan, { table, outcome, lost, round: final }, (who, more) =>
      worth.set(who, (worth.get(who) ?? 0) + more),
    );
    const here = table.seats.filter(who => who !== null && !left.has(who) && !lost.includes(who)) as number[];
    here.sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0) || order.indexOf(a) - order.indexOf(b));
    through.push(...here.slice(0, plan.seats / plan.sides));
  }
  for (const who of through) points.set(who, final + 1);
  return points;
}

const lastPaired = (log: readonly TournamentLogEntry[]) =>
  assertDefined(log.findLast(entry => entry.what === 'paired'));
const seatedIn = (log: readonly TournamentLogEntry[], who: number): boolean =>
  lastPaired(log).tables.some(({ seats }) => seats.includes(who));

function lastTables(
  log: readonly TournamentLogEntry[],
  finished: readonly PlayedTable[],
  final: number,
): PlayedTable[] {
  const played = finished.filter(({ round }) => round === final);
  const isPlayed = (table: PairedTable) => played.some(one => one.table.seats.join() === table.seats.join());
  const none: Outcome = { winners: [], scores: null, why: 'unplayed' };
  const rest = lastPaired(log).tables.filter(table => !isPlayed(table));
  return [...played, ...rest.map(table => ({ table, outcome: none, lost: [], round: final }))];
}
