/** A tournament as everybody may see it. */
import { nameOf } from '@parlour/club/tournament/contestants';
import type { Round, Tournament } from '@parlour/club/tournament/fold';
import { isDealOver } from '@parlour/club/tournament/pair';
import { isDuel, roundsFor } from '@parlour/club/tournament/plan';
import { standingsOf } from '@parlour/club/tournament/standings';
import { TIE_BREAKS, tieBreaksOf } from '@parlour/club/tournament/tie-breaks';
import type { TournamentRoundView, TournamentView } from '@parlour/protocol/club/tournaments';
import type { KeptTournament } from './keeping.ts';

/** Asked for by everybody who follows it, and made once a version. */
const made = new WeakMap<KeptTournament, TournamentView>();

export function tournamentView(kept: KeptTournament): TournamentView {
  const seen = made.get(kept) ?? make(kept);
  made.set(kept, seen);
  return seen;
}

function make({ head, tournament }: KeptTournament): TournamentView {
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
    of: wholeOf(tournament),
    round: rounds.length > 0 ? roundView(tournament, rounds.length - 1) : null,
    standings: standingsOf(tournament).map(row => ({ ...row, name: nameOf(tournament, row.who) })),
    tieBreaks: tieBreaksOf(plan).map(tie => ({ ...TIE_BREAKS[tie] })),
  };
}

/** How many rounds there are to be; null where that shows as it goes. */
function wholeOf({ plan, order, teams, entrants }: Tournament): number | null {
  const contestants = plan.entering === 'teams' ? teams.length : order.length;
  if (plan.kind === 'knock-out' || contestants === 0) return plan.rounds;
  if (plan.kind !== 'round robin' || !isDuel(plan)) return roundsFor(plan, contestants);
  return entrants.every(({ came }) => came === 0) ? contestants - 1 + (contestants % 2) : null;
}

/** The secret of its deals is told once nobody plays them any more. */
export function roundView(tournament: Tournament, number: number): TournamentRoundView | null {
  const round = tournament.rounds[number];
  if (!round) return null;
  const { byes, until, deal } = round;
  return {
    tables: tablesSeen(round),
    byes,
    ...(until !== undefined && { until }),
    ...(deal && {
      deal: { commitment: deal.commitment, ...(isDealOver(tournament, number) && { secret: deal.secret }) },
    }),
  };
}

const tablesSeen = ({ tables }: Round): TournamentRoundView['tables'] =>
  tables.map(({ id, seats, teams, again, outcome }) => ({
    ...{ table: id, seats, again },
    ...(teams && { teams }),
    ...(outcome && { outcome }),
  }));
