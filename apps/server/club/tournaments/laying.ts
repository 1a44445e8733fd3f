/** The tables of a round: laid under names that were settled before, so that laying them again does no harm. */
import type { Round, RoundTable } from '@parlour/club/tournament/fold';
import { must, nth } from '@parlour/kernel/must';
import { FAIR, type TableSettings } from '@parlour/table/log';
import type { ServerContext } from '../../open-tables.ts';
import { laySeated, type Seated, type SeatedLaying } from '../seated-table.ts';
import { noteSeat } from '../seats.ts';
import { type KeptTournament, noteDeal, type TournamentHead } from './keeping.ts';

/** Tables that are laid at the same time. */
const AT_ONCE = 8;

export async function layTables(
  context: ServerContext,
  kept: KeptTournament,
  tables: readonly RoundTable[],
): Promise<void> {
  const round = must(kept.tournament.rounds.at(-1));
  for (let at = 0; at < tables.length; at += AT_ONCE) {
    await Promise.all(tables.slice(at, at + AT_ONCE).map(table => layOne(context, kept, round, table)));
  }
}

async function layOne(context: ServerContext, kept: KeptTournament, round: Round, table: RoundTable): Promise<void> {
  const { game, options } = kept.head;
  const laying = { id: table.id, game, options, settings: settingsOf(kept.head, round), ...givenBy(round) };
  if (round.deal) await noteDeal(context, table.id, kept);
  const laid = await laySeated(context, laying, occupantsOf(kept, table));
  if (!laid.ok) throw new Error(`a table of the tournament ${kept.id} cannot be laid: ${laid.fault}`);
  await noteMembers(context, kept, round, table);
}

/** So that members find the table among what waits for them. */
async function noteMembers(
  context: ServerContext,
  kept: KeptTournament,
  round: Round,
  table: RoundTable,
): Promise<void> {
  for (const [seat, who] of table.seats.entries()) {
    const member = who === null ? undefined : kept.tournament.entrants[who]?.member;
    const grant = grantOf(round, table, seat);
    if (member !== undefined) await noteSeat(context, { table: table.id, seat, grant, member, game: kept.head.game });
  }
}

/** Who takes a seat sees what was seen from it, so tables with the deals of a round take in no one else. */
const givenBy = ({ deal }: Round): Pick<SeatedLaying, 'given' | 'locked'> =>
  deal ? { given: { seed: deal.secret }, locked: true } : {};

/** Seconds until a match begins without those who have not come. */
const WAITS = 60;

/** Nobody looks on where the same deals are played elsewhere. */
const settingsOf = ({ clock, level }: TournamentHead, { deal }: Round): TableSettings => ({
  ...FAIR,
  clock,
  undo: 'none',
  standIn: level,
  waits: WAITS,
  onlookers: deal ? 'none' : 'open',
});

/** Whoever has left since is seated all the same: the table is the one that was paired. */
function occupantsOf({ tournament, head }: KeptTournament, { seats }: RoundTable): Seated[] {
  return seats.map((who): Seated => {
    if (who === null) return { level: head.level };
    const { name, member } = nth(tournament.entrants, who);
    return { name, ...(member !== undefined && { member }) };
  });
}

/** Those who sit there were written down in the order of their seats, after what a table opens with. */
function grantOf({ deal }: Round, { seats }: RoundTable, seat: number): number {
  const opening = deal ? 1 : 2;
  return opening + seats.slice(0, seat).filter(who => who !== null).length + 1;
}

export const seatToken = ({ tokens }: ServerContext, round: Round, table: RoundTable, seat: number): string =>
  tokens.seat(table.id, seat, grantOf(round, table, seat));
