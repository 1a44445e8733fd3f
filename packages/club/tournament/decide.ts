/** Commands to a tournament. Each returns the log entries to write, or a sentence why not. */

import { type Random, shuffle } from '@parlour/kernel/random';
import { failure, type Result, success } from '@parlour/kernel/result';
import { sayClub } from '../club-sentences.ts';
import { advancingPerTable } from './knock-out.ts';
import { isRoundOver, pairNextRound, tiedTables } from './next-round.ts';
import { maxEntrants } from './plan.ts';
import { walkoverOutcome } from './scoring.ts';
import type { Contestant, Outcome, RoundDeal, TournamentLogDraft } from './tournament.ts';
import { applyTournamentEntry, type Entrant, formTeams, type RoundTable, type Tournament } from './tournament.ts';

type Decision = Result<readonly TournamentLogDraft[]>;

export type NewEntrant = {
  readonly name: string;
  readonly member?: string;
  readonly team?: string;
  readonly device?: string;
};

/** Latecomers join with the next round; a running knock-out takes none. */
export function decideJoin(tournament: Tournament, entrant: NewEntrant): Decision {
  const { phase, entrants, plan, teams } = tournament;
  const active = entrants.filter(({ left }) => left === undefined);
  if (phase === 'over') return failure(sayClub('tournamentOver'));
  if (phase === 'running' && plan.kind === 'knock-out') return failure(sayClub('knockOutBegun'));
  if (phase === 'running' && plan.entering === 'teams' && !teams.some(team => team.includes(null)))
    return failure(sayClub('teamsFull'));
  if (active.length >= maxEntrants(plan)) return failure(sayClub('tournamentFull', { max: maxEntrants(plan) }));
  if (entrants.length >= 2 * maxEntrants(plan)) return failure(sayClub('noMoreEntries'));
  if (entrant.member !== undefined && active.some(({ member }) => member === entrant.member))
    return failure(sayClub('alreadyEntered'));
  const reason = plan.entry === 'members' ? secondEntryReason(active, entrant) : undefined;
  return reason === undefined ? success([{ what: 'joined', ...entrant }]) : failure(reason);
}

/**
 * Returns why this may be one person under a second name, who would play deals they have seen; undefined if there is
 * no sign of it.
 */
function secondEntryReason(active: readonly Entrant[], { member, device }: NewEntrant): string | undefined {
  if (member === undefined) return sayClub('duplicateMembersOnly');
  const before = active.find(each => device !== undefined && each.device === device);
  return before && sayClub('duplicateDeviceUsed', { name: before.name });
}

/** Depending on the plan, the leaver loses the open match. It ends if no opponent is left. */
export function decideWithdrawal(tournament: Tournament, who: Contestant): Decision {
  const entrant = tournament.entrants[who];
  if (!entrant) return failure(sayClub('noSuchEntrant'));
  if (entrant.left !== undefined) return failure(sayClub('alreadyWithdrawn'));
  if (tournament.phase === 'over') return failure(sayClub('tournamentOver'));
  const left: TournamentLogDraft = { what: 'left', who };
  const after = applyTournamentEntry(tournament, { ...left, at: 0 });
  const settled = (after.rounds.at(-1)?.tables ?? []).flatMap(table => settleTable(after, table));
  return success([left, ...settled]);
}

function settleTable({ plan }: Tournament, table: RoundTable): TournamentLogDraft[] {
  if (table.outcome || table.lost.length === 0) return [];
  const outcome = walkoverOutcome(plan, table);
  return outcome ? [{ what: 'result', table: table.id, outcome }] : [];
}

/** Supplied by the caller: table ids, the end of the round, and the deals of a duplicate. */
export type RoundInputs = {
  readonly at: number;
  newId(): string;
  readonly until?: number;
  readonly deal?: RoundDeal;
};

/** Seeds by known strength; entrants without one are drawn by lot. */
export function decideBegin(
  tournament: Tournament,
  {
    random,
    strength,
    ...inputs
  }: RoundInputs & { readonly random: Random; strength?(who: Contestant): number | undefined },
): Decision {
  const { phase, entrants, plan } = tournament;
  const active = entrants.flatMap(({ left }, who) => (left === undefined ? [who] : []));
  if (phase !== 'open') return failure(sayClub('tournamentBegun'));
  const reason = tooFewReason(tournament, active.length);
  if (reason !== undefined) return failure(reason);
  const strengthOf = (who: Contestant): number => strength?.(who) ?? Number.NEGATIVE_INFINITY;
  const order = shuffle(random, active).sort((a, b) =>
    strengthOf(a) === strengthOf(b) ? 0 : strengthOf(b) - strengthOf(a),
  );
  const begun: TournamentLogDraft = {
    ...{ what: 'begun', order },
    ...(plan.entering === 'teams' && { teams: shuffle(random, formTeams(tournament)) }),
  };
  const after = applyTournamentEntry(tournament, { ...begun, at: inputs.at });
  return success([begun, ...decideNext(after, inputs)]);
}

function tooFewReason(tournament: Tournament, active: number): string | undefined {
  const { plan } = tournament;
  const minEntrants = plan.kind === 'knock-out' ? advancingPerTable(plan) + 1 : 2;
  if (active < minEntrants) return sayClub('tooFewEntrants', { min: minEntrants });
  return plan.entering === 'teams' && formTeams(tournament).length < 2 ? sayClub('tooFewTeams') : undefined;
}

/** None if already known, or not of this round. */
export function decideResult(tournament: Tournament, table: string, outcome: Outcome): readonly TournamentLogDraft[] {
  const playedTable = tournament.rounds.at(-1)?.tables.find(({ id }) => id === table);
  if (tournament.phase !== 'running' || !playedTable || playedTable.outcome) return [];
  return [{ what: 'result', table, outcome }];
}

/** Ties come first; nothing while a table is still playing. */
export function decideNext(tournament: Tournament, inputs: RoundInputs): readonly TournamentLogDraft[] {
  if (tournament.phase !== 'running') return [];
  const tied = tiedTables(tournament);
  if (tied.length > 0) return tied.map(table => ({ what: 'again', table, id: inputs.newId() }));
  if (!isRoundOver(tournament)) return [];
  const next = pairNextRound(tournament);
  if (!next) return [{ what: 'ended' }];
  const tables = next.tables.map(table => ({ id: inputs.newId(), ...table }));
  const { until, deal } = inputs;
  return [{ what: 'paired', tables, byes: next.byes, ...(until !== undefined && { until }), ...(deal && { deal }) }];
}

export function isRoundOverdue({ phase, rounds }: Tournament, now: number): boolean {
  const until = rounds.at(-1)?.until;
  return phase === 'running' && until !== undefined && now >= until;
}

/** Undefined if there is none, or it is finished. */
export function currentTableOf({ rounds, phase }: Tournament, who: Contestant): RoundTable | undefined {
  const round = phase === 'running' ? rounds.at(-1) : undefined;
  return round?.tables.find(table => table.seats.includes(who) && !table.outcome);
}
