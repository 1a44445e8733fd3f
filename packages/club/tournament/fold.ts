/** A tournament as its log tells it. */
import { nth } from '@parlour/kernel/must';
import type { Bye, Contestant, Outcome, PairedTable, RoundDeal, TournamentEntry } from './log.ts';
import type { TournamentPlan } from './plan.ts';

export type Entrant = {
  readonly name: string;
  readonly member?: string;
  readonly team?: string;
  readonly device?: string;
  /** How many rounds had been paired when they came, and when they left. */
  readonly came: number;
  readonly left?: number;
};

/** A table of a round as it stands: how often it was played again, who has lost it by leaving, how it ended. */
export type RoundTable = PairedTable & {
  readonly again: number;
  readonly lost: readonly Contestant[];
  readonly outcome?: Outcome;
};

export type Round = {
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
  readonly rounds: readonly Round[];
};

export function foldTournament(log: readonly TournamentEntry[]): Tournament {
  const made = log[0];
  if (made?.what !== 'made') throw new Error('a defect: a tournament begins by being made');
  const fresh: Tournament = { plan: made.plan, phase: 'open', entrants: [], order: [], teams: [], rounds: [] };
  return log.slice(1).reduce(happen, fresh);
}

/** One entry more. */
export function happen(tournament: Tournament, entry: TournamentEntry): Tournament {
  switch (entry.what) {
    case 'made':
      throw new Error('a defect: a tournament is made once');
    case 'joined':
      return join(tournament, entry);
    case 'left':
      return leave(tournament, entry.who);
    case 'begun':
      return { ...tournament, phase: 'running', order: entry.order, teams: entry.teams ?? [] };
    case 'paired':
      return { ...tournament, rounds: [...tournament.rounds, roundOf(entry)] };
    case 'result':
      return atTable(tournament, entry.table, table => ({ ...table, outcome: entry.outcome }));
    case 'again':
      return atTable(tournament, entry.table, table => replayed(table, entry.id));
    case 'closed':
      return lastRound(tournament, closeRound);
    case 'ended':
      return { ...tournament, phase: 'over' };
  }
}

type EntryOf<W extends TournamentEntry['what']> = Extract<TournamentEntry, { what: W }>;

/** Whoever comes when it has begun stands last in its order. In teams they take the place of a computer player. */
function join(tournament: Tournament, { name, member, team, device }: EntryOf<'joined'>): Tournament {
  const { entrants, order, phase, rounds, teams } = tournament;
  const entrant = {
    ...{ name, came: rounds.length, ...(member && { member }), ...(team && { team }) },
    ...(device && { device }),
  };
  const joined = { ...tournament, entrants: [...entrants, entrant] };
  if (phase === 'open') return joined;
  if (teams.length > 0) return { ...joined, teams: takeGap(teams, entrants.length) };
  return { ...joined, order: [...order, entrants.length] };
}

function takeGap(teams: Tournament['teams'], who: Contestant): Tournament['teams'] {
  const at = teams.findIndex(team => team.includes(null));
  return teams.map((team, i) => (i === at ? team.with(team.indexOf(null), who) : team));
}

function leave(tournament: Tournament, who: Contestant): Tournament {
  const { entrants, rounds, plan } = tournament;
  const gone = entrants.with(who, { ...nth(entrants, who), left: rounds.length });
  const left = { ...tournament, entrants: gone };
  if (plan.leavers === 'stand-in' || plan.entering === 'teams' || rounds.length === 0) return left;
  return lastRound(left, round => ({ ...round, tables: round.tables.map(table => loses(table, who)) }));
}

const loses = (table: RoundTable, who: Contestant): RoundTable =>
  table.outcome || !table.seats.includes(who) ? table : { ...table, lost: [...table.lost, who] };

const roundOf = ({ tables, byes, until, deal, at }: EntryOf<'paired'>): Round => ({
  tables: tables.map(table => ({ ...table, again: 0, lost: [] })),
  byes,
  begun: at,
  closed: false,
  ...(until !== undefined && { until }),
  ...(deal && { deal }),
});

function lastRound(tournament: Tournament, change: (round: Round) => Round): Tournament {
  const { rounds } = tournament;
  return { ...tournament, rounds: rounds.with(-1, change(nth(rounds, rounds.length - 1))) };
}

const atTable = (tournament: Tournament, id: string, change: (table: RoundTable) => RoundTable): Tournament =>
  lastRound(tournament, round => ({
    ...round,
    tables: round.tables.map(table => (table.id === id ? change(table) : table)),
  }));

function replayed({ outcome: _, ...table }: RoundTable, id: string): RoundTable {
  return { ...table, id, again: table.again + 1 };
}

const UNPLAYED: Outcome = { winners: [], scores: null, why: 'unplayed' };

const closeRound = (round: Round): Round => ({
  ...round,
  closed: true,
  tables: round.tables.map(table => (table.outcome ? table : { ...table, outcome: UNPLAYED })),
});
