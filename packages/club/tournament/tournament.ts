/** A tournament is the fold of its log and nothing else. */

import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type TournamentPlan, teamSize } from './plan.ts';

export type Entrant = {
  readonly name: string;
  readonly member?: string;
  readonly team?: string;
  readonly device?: string;
  /** The number of rounds paired when they joined, and when they left. */
  readonly came: number;
  readonly left?: number;
};

/** The state of a table; `again` counts replays, `lost` lists who lost it by leaving. */
export type RoundTable = PairedTable & {
  readonly again: number;
  readonly lost: readonly Contestant[];
  readonly outcome?: Outcome;
};

export type TournamentRound = {
  readonly tables: readonly RoundTable[];
  readonly byes: readonly Bye[];
  readonly begun: number;
  readonly until?: number;
  readonly deal?: RoundDeal;
  readonly closed: boolean;
};

export type Tournament = {
  readonly plan: TournamentPlan;
  readonly phase: 'open' | 'running' | 'over';
  readonly entrants: readonly Entrant[];
  readonly order: readonly Contestant[];
  readonly teams: readonly (readonly (Contestant | null)[])[];
  readonly rounds: readonly TournamentRound[];
};

export function foldTournament(log: readonly TournamentLogEntry[]): Tournament {
  const first = log[0];
  if (first?.what !== 'made') throw new Error('internal error: a tournament must begin with its creation');
  const initial: Tournament = { plan: first.plan, phase: 'open', entrants: [], order: [], teams: [], rounds: [] };
  return log.slice(1).reduce(applyTournamentEntry, initial);
}

export function applyTournamentEntry(tournament: Tournament, entry: TournamentLogEntry): Tournament {
  switch (entry.what) {
    case 'made':
      throw new Error('internal error: a tournament is created twice');
    case 'joined':
      return addEntrant(tournament, entry);
    case 'left':
      return removeEntrant(tournament, entry.who);
    case 'begun':
      return { ...tournament, phase: 'running', order: entry.order, teams: entry.teams ?? [] };
    case 'paired':
      return { ...tournament, rounds: [...tournament.rounds, newRound(entry)] };
    case 'result':
      return changeTable(tournament, entry.table, table => ({ ...table, outcome: entry.outcome }));
    case 'again':
      return changeTable(tournament, entry.table, table => restartTable(table, entry.id));
    case 'closed':
      return changeLastRound(tournament, closeRound);
    case 'ended':
      return { ...tournament, phase: 'over' };
  }
}

type EntryOf<W extends TournamentLogEntry['what']> = Extract<TournamentLogEntry, { what: W }>;

/** Latecomers stand last in the order; in a team they replace a computer player. */
function addEntrant(tournament: Tournament, { name, member, team, device }: EntryOf<'joined'>): Tournament {
  const { entrants, order, phase, rounds, teams } = tournament;
  const entrant = {
    ...{ name, came: rounds.length, ...(member && { member }), ...(team && { team }) },
    ...(device && { device }),
  };
  const joined = { ...tournament, entrants: [...entrants, entrant] };
  if (phase === 'open') return joined;
  if (teams.length > 0) return { ...joined, teams: fillTeamGap(teams, entrants.length) };
  return { ...joined, order: [...order, entrants.length] };
}

function fillTeamGap(teams: Tournament['teams'], who: Contestant): Tournament['teams'] {
  const at = teams.findIndex(team => team.includes(null));
  return teams.map((team, i) => (i === at ? team.with(team.indexOf(null), who) : team));
}

function removeEntrant(tournament: Tournament, who: Contestant): Tournament {
  const { entrants, rounds, plan } = tournament;
  const withLeaver = entrants.with(who, { ...itemAt(entrants, who), left: rounds.length });
  const left = { ...tournament, entrants: withLeaver };
  if (plan.leavers === 'stand-in' || plan.entering === 'teams' || rounds.length === 0) return left;
  return changeLastRound(left, round => ({ ...round, tables: round.tables.map(table => markLost(table, who)) }));
}

const markLost = (table: RoundTable, who: Contestant): RoundTable =>
  table.outcome || !table.seats.includes(who) ? table : { ...table, lost: [...table.lost, who] };

const newRound = ({ tables, byes, until, deal, at }: EntryOf<'paired'>): TournamentRound => ({
  tables: tables.map(table => ({ ...table, again: 0, lost: [] })),
  byes,
  begun: at,
  closed: false,
  ...(until !== undefined && { until }),
  ...(deal && { deal }),
});

function changeLastRound(tournament: Tournament, change: (round: TournamentRound) => TournamentRound): Tournament {
  const { rounds } = tournament;
  return { ...tournament, rounds: rounds.with(-1, change(itemAt(rounds, rounds.length - 1))) };
}

const changeTable = (tournament: Tournament, id: string, change: (table: RoundTable) => RoundTable): Tournament =>
  changeLastRound(tournament, round => ({
    ...round,
    tables: round.tables.map(table => (table.id === id ? change(table) : table)),
  }));

function restartTable({ outcome: _, ...table }: RoundTable, id: string): RoundTable {
  return { ...table, id, again: table.again + 1 };
}

const UNPLAYED: Outcome = { winners: [], scores: null, why: 'unplayed' };

const closeRound = (round: TournamentRound): TournamentRound => ({
  ...round,
  closed: true,
  tables: round.tables.map(table => (table.outcome ? table : { ...table, outcome: UNPLAYED })),
});

/** The number of an entrant in order of entry from 0, or of a team. */
export type Contestant = number;

/** How a table ended. Scores are per side; null if none were counted. */
export type Outcome = {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[] | null;
  readonly why: 'played' | 'clock' | 'left' | 'unplayed';
};

/** A table of a round: who sits where, null for a computer player. `teams` says which side belongs to which team. */
export type PairedTable = {
  readonly id: string;
  readonly seats: readonly (Contestant | null)[];
  readonly teams?: readonly [Contestant, Contestant];
};

/** A contestant who does not play in a round and gets its points; `of` is the absent opponent of a walkover. */
export type Bye = { readonly who: Contestant; readonly of?: Contestant };

/** Deals shared by all tables of a round. The published commitment fixes them in advance. */
export type RoundDeal = { readonly secret: string; readonly commitment: string };

export type TournamentLogDraft =
  | { readonly what: 'made'; readonly plan: TournamentPlan }
  | {
      readonly what: 'joined';
      readonly name: string;
      readonly member?: string;
      readonly team?: string;
      /** A mark of the browser the entry came from, valid within this tournament only. */
      readonly device?: string;
    }
  | { readonly what: 'left'; readonly who: Contestant }
  /** The order is by known strength, strongest first; teams are lists of entrants. */
  | {
      readonly what: 'begun';
      readonly order: readonly Contestant[];
      readonly teams?: readonly (readonly (Contestant | null)[])[];
    }
  | {
      readonly what: 'paired';
      readonly tables: readonly PairedTable[];
      readonly byes: readonly Bye[];
      /** The round closes then, even if tables are still being played. */
      readonly until?: number;
      readonly deal?: RoundDeal;
    }
  | { readonly what: 'result'; readonly table: string; readonly outcome: Outcome }
  /** A tie that must be broken is replayed at a new table. */
  | { readonly what: 'again'; readonly table: string; readonly id: string }
  /** The clock has closed the round: tables without a result are unplayed. */
  | { readonly what: 'closed' }
  | { readonly what: 'ended' };

export type TournamentLogEntry = TournamentLogDraft & { readonly at: number };

export const isTeamTournament = ({ plan }: Pick<Tournament, 'plan'>): boolean => plan.entering === 'teams';

/** Strongest first, as far as known at the start. */
export function listContestants(tournament: Tournament): readonly Contestant[] {
  return isTeamTournament(tournament) ? tournament.teams.map((_, team) => team) : tournament.order;
}

/** A team is active while one member is; computer players replace the others. */
export function isActiveContestant(tournament: Tournament, who: Contestant): boolean {
  const { entrants, teams } = tournament;
  const isActive = (entrant: Contestant | null): boolean => entrant !== null && entrants[entrant]?.left === undefined;
  return isTeamTournament(tournament) ? itemAt(teams, who).some(isActive) : isActive(who);
}

export const activeContestants = (tournament: Tournament): Contestant[] =>
  listContestants(tournament).filter(who => isActiveContestant(tournament, who));

export function contestantName({ plan, entrants, teams }: Tournament, who: Contestant): string {
  if (plan.entering === 'single') return itemAt(entrants, who).name;
  const first = itemAt(teams, who).find(entrant => entrant !== null);
  const captain = itemAt(entrants, assertDefined(first));
  return captain.team ?? `Team of ${captain.name}`;
}

/** Groups entrants who named the same team; the rest fill up in order of entry, then computer players. */
export function formTeams({ plan, entrants }: Tournament): (Contestant | null)[][] {
  const size = teamSize(plan);
  const active = entrants.flatMap(({ left }, who) => (left === undefined ? [who] : []));
  const byTeamName = groupBy(active, who => itemAt(entrants, who).team?.trim().toLowerCase() ?? '');
  const alone = [...(byTeamName.get('') ?? [])];
  const teams: (Contestant | null)[][] = [];
  for (const [name, members] of byTeamName) {
    if (name === '') continue;
    teams.push(members.slice(0, size));
    alone.push(...members.slice(size));
  }
  for (const team of teams) while (team.length < size && alone.length > 0) team.push(assertDefined(alone.shift()));
  while (alone.length > 0) teams.push(alone.splice(0, size));
  return teams.map(team => [...team, ...Array.from({ length: size - team.length }, () => null)]);
}

/** Groups items by key, in the order in which the keys first appear. Map.groupBy needs Node 21. */
export function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
