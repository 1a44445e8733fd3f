/** What can be asked of a tournament: each answers with what is to be written in its log, or a sentence why not. */

import { type Random, shuffle } from '@parlour/kernel/random';
import { failure, type Result, success } from '@parlour/kernel/result';
import { teamsOf } from './contestants.ts';
import { type Entrant, happen, type RoundTable, type Tournament } from './fold.ts';
import { goThrough } from './knock-out.ts';
import type { Contestant, Outcome, RoundDeal, TournamentWhat } from './log.ts';
import { settledBy } from './outcome.ts';
import { isRoundOver, nextRound, tiedTables } from './pair.ts';
import { mostEntrants } from './plan.ts';

type Decided = Result<readonly TournamentWhat[]>;

export type NewEntrant = {
  readonly name: string;
  readonly member?: string;
  readonly team?: string;
  readonly device?: string;
};

/** Late comers come in with the next round; a knock-out that has begun has no place for them. */
export function decideJoin(tournament: Tournament, entrant: NewEntrant): Decided {
  const { phase, entrants, plan, teams } = tournament;
  const here = entrants.filter(({ left }) => left === undefined);
  if (phase === 'over') return failure('This tournament is over.');
  if (phase === 'running' && plan.kind === 'knock-out')
    return failure('This knock-out has begun; nobody can come in now.');
  if (phase === 'running' && plan.entering === 'teams' && !teams.some(team => team.includes(null)))
    return failure('Every team is full.');
  if (here.length >= mostEntrants(plan)) return failure(`At most ${mostEntrants(plan)} can play in this tournament.`);
  if (entrants.length >= 2 * mostEntrants(plan)) return failure('Enough people have come and gone here.');
  if (entrant.member !== undefined && here.some(({ member }) => member === entrant.member))
    return failure('You are in this tournament already.');
  const fault = plan.entry === 'members' ? secondNameFault(here, entrant) : undefined;
  return fault === undefined ? success([{ what: 'joined', ...entrant }]) : failure(fault);
}

/** Why this may be one person under a second name, who would play deals they have seen; undefined if nothing says so. */
function secondNameFault(here: readonly Entrant[], { member, device }: NewEntrant): string | undefined {
  if (member === undefined) return 'Only members can enter this duplicate. Sign in and enter under your own name.';
  const before = here.find(each => device !== undefined && each.device === device);
  return before && `This device has already entered this duplicate as ${before.name}. It takes one entry per device.`;
}

/** What is left to be played of theirs is lost, if it was agreed so, and over if nobody is left to play against. */
export function decideLeave(tournament: Tournament, who: Contestant): Decided {
  const entrant = tournament.entrants[who];
  if (!entrant) return failure('Nobody of that number is in this tournament.');
  if (entrant.left !== undefined) return failure('They have left already.');
  if (tournament.phase === 'over') return failure('This tournament is over.');
  const left: TournamentWhat = { what: 'left', who };
  const after = happen(tournament, { ...left, at: 0 });
  const settled = (after.rounds.at(-1)?.tables ?? []).flatMap(table => settle(after, table));
  return success([left, ...settled]);
}

function settle({ plan }: Tournament, table: RoundTable): TournamentWhat[] {
  if (table.outcome || table.lost.length === 0) return [];
  const outcome = settledBy(plan, table);
  return outcome ? [{ what: 'result', table: table.id, outcome }] : [];
}

/** What a round is made with from outside: names of tables, its end, and the deals where everybody has the same. */
export type RoundParts = {
  readonly at: number;
  newId(): string;
  readonly until?: number;
  readonly deal?: RoundDeal;
};

/** Whoever is known to be stronger stands before; the rest are drawn. */
export function decideBegin(
  tournament: Tournament,
  {
    random,
    strength,
    ...parts
  }: RoundParts & { readonly random: Random; strength?(who: Contestant): number | undefined },
): Decided {
  const { phase, entrants, plan } = tournament;
  const here = entrants.flatMap(({ left }, who) => (left === undefined ? [who] : []));
  if (phase !== 'open') return failure('This tournament has begun.');
  const fault = tooFew(tournament, here.length);
  if (fault !== undefined) return failure(fault);
  const worth = (who: Contestant): number => strength?.(who) ?? Number.NEGATIVE_INFINITY;
  const order = shuffle(random, here).sort((a, b) => (worth(a) === worth(b) ? 0 : worth(b) - worth(a)));
  const begun: TournamentWhat = {
    ...{ what: 'begun', order },
    ...(plan.entering === 'teams' && { teams: shuffle(random, teamsOf(tournament)) }),
  };
  const after = happen(tournament, { ...begun, at: parts.at });
  return success([begun, ...decideNext(after, parts)]);
}

function tooFew(tournament: Tournament, here: number): string | undefined {
  const { plan } = tournament;
  const least = plan.kind === 'knock-out' ? goThrough(plan) + 1 : 2;
  if (here < least) return `This tournament needs at least ${least} who play.`;
  return plan.entering === 'teams' && teamsOf(tournament).length < 2 ? 'This tournament needs two teams.' : undefined;
}

/** What the end of a table is told with; nothing, if that is known or the table is none of this round. */
export function decideResult(tournament: Tournament, table: string, outcome: Outcome): readonly TournamentWhat[] {
  const found = tournament.rounds.at(-1)?.tables.find(({ id }) => id === table);
  if (tournament.phase !== 'running' || !found || found.outcome) return [];
  return [{ what: 'result', table, outcome }];
}

/** Ties to be played again, the next round, the end; nothing while somebody still plays. */
export function decideNext(tournament: Tournament, parts: RoundParts): readonly TournamentWhat[] {
  if (tournament.phase !== 'running') return [];
  const tied = tiedTables(tournament);
  if (tied.length > 0) return tied.map(table => ({ what: 'again', table, id: parts.newId() }));
  if (!isRoundOver(tournament)) return [];
  const next = nextRound(tournament);
  if (!next) return [{ what: 'ended' }];
  const tables = next.tables.map(table => ({ id: parts.newId(), ...table }));
  const { until, deal } = parts;
  return [{ what: 'paired', tables, byes: next.byes, ...(until !== undefined && { until }), ...(deal && { deal }) }];
}

/** Whether the clock has closed the last round. */
export function isOverdue({ phase, rounds }: Tournament, now: number): boolean {
  const until = rounds.at(-1)?.until;
  return phase === 'running' && until !== undefined && now >= until;
}

/** The table somebody is to sit at now; undefined if they have none, or have played it. */
export function tableOf({ rounds, phase }: Tournament, who: Contestant): RoundTable | undefined {
  const round = phase === 'running' ? rounds.at(-1) : undefined;
  return round?.tables.find(table => table.seats.includes(who) && !table.outcome);
}
