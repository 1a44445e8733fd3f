import { isRoundDealOver } from '@parlour/club/tournament/next-round';
import { isTwoPlayerPlan, roundCount } from '@parlour/club/tournament/plan';
import { computeStandings, describeTieBreak, tieBreakOrder } from '@parlour/club/tournament/standings';
import type { Tournament, TournamentRound } from '@parlour/club/tournament/tournament';
import { contestantName } from '@parlour/club/tournament/tournament';
import type { TournamentRoundView, TournamentView } from '@parlour/protocol/club/tournaments';
import type { StoredTournament } from './repository.ts';

/** All followers poll for it, so it is built once per version. */
const viewCache = new WeakMap<StoredTournament, TournamentView>();

export function tournamentView(stored: StoredTournament): TournamentView {
  const view = viewCache.get(stored) ?? buildView(stored);
  viewCache.set(stored, view);
  return view;
}

function buildView({ head, tournament }: StoredTournament): TournamentView {
  const { title, game, clock, minutes, organiser } = head;
  const { plan, phase, teams, rounds } = tournament;
  const { kind, entering, seats, sides, odd, leavers, entry = 'shared' } = plan;
  return {
    ...{
      title,
      game,
      kind,
      entering,
      seats,
      sides,
      odd,
      leavers,
      entry,
      minutes,
      clock,
      phase,
      made: head.made,
      teams,
    },
    ...(organiser !== undefined && { organiser }),
    entrants: tournament.entrants.map(({ name, member, team, left }) => ({
      ...{ name, ...(member !== undefined && { member }), ...(team !== undefined && { team }) },
      ...(left !== undefined && { left: true as const }),
    })),
    rounds: rounds.length,
    of: totalRounds(tournament),
    round: rounds.length > 0 ? roundView(tournament, rounds.length - 1) : null,
    standings: computeStandings(tournament).map(row => ({ ...row, name: contestantName(tournament, row.who) })),
    tieBreaks: tieBreakOrder(plan).map(describeTieBreak),
  };
}

/** Null if it is not known in advance. */
function totalRounds({ plan, order, teams, entrants }: Tournament): number | null {
  const contestants = plan.entering === 'teams' ? teams.length : order.length;
  if (plan.kind === 'knock-out' || contestants === 0) return plan.rounds;
  if (plan.kind !== 'round robin' || !isTwoPlayerPlan(plan)) return roundCount(plan, contestants);
  return entrants.every(({ came }) => came === 0) ? contestants - 1 + (contestants % 2) : null;
}

/** The secret of the deals is revealed once they can no longer be played. */
export function roundView(tournament: Tournament, number: number): TournamentRoundView | null {
  const round = tournament.rounds[number];
  if (!round) return null;
  const { byes, until, deal } = round;
  return {
    tables: tableViews(round),
    byes,
    ...(until !== undefined && { until }),
    ...(deal && {
      deal: { commitment: deal.commitment, ...(isRoundDealOver(tournament, number) && { secret: deal.secret }) },
    }),
  };
}

const tableViews = ({ tables }: TournamentRound): TournamentRoundView['tables'] =>
  tables.map(({ id, seats, teams, again, outcome }) => ({
    ...{ table: id, seats, again },
    ...(teams && { teams }),
    ...(outcome && { outcome }),
  }));
