/**
 * The tables of a round: creates them under ids chosen earlier, so that creation is idempotent, and reads how they
 * ended, from tables open on this server or from the store once they are quiet.
 */

import type { Outcome, RoundTable, TournamentRound } from '@parlour/club/tournament/tournament';
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { foldTable } from '@parlour/table/fold';
import { FAIR_SETTINGS, type TableSettings } from '@parlour/table/log';
import { type Table, tableSeats } from '@parlour/table/table';
import type { ServerContext } from '../../context.ts';
import { DamagedLogError } from '../../errors.ts';
import { readTableLog } from '../../tables/open-table.ts';
import { createSeatedTable, type SeatedTableSetup, type TableOccupant } from '../seated-table.ts';
import { recordSeat } from '../seats.ts';
import { recordDealTable, type StoredTournament, type TournamentHead } from './repository.ts';

const TABLES_AT_ONCE = 8;

export async function createRoundTables(
  context: ServerContext,
  stored: StoredTournament,
  tables: readonly RoundTable[],
): Promise<void> {
  const round = assertDefined(stored.tournament.rounds.at(-1));
  for (let at = 0; at < tables.length; at += TABLES_AT_ONCE) {
    await Promise.all(
      tables.slice(at, at + TABLES_AT_ONCE).map(table => createRoundTable(context, stored, round, table)),
    );
  }
}

async function createRoundTable(
  context: ServerContext,
  stored: StoredTournament,
  round: TournamentRound,
  table: RoundTable,
): Promise<void> {
  const { game, options } = stored.head;
  const setup = { id: table.id, game, options, settings: roundTableSettings(stored.head, round), ...givenDeal(round) };
  if (round.deal) await recordDealTable(context, table.id, stored);
  const created = await createSeatedTable(context, setup, roundTableOccupants(stored, table));
  if (!created.ok) throw new Error(`cannot create a table of tournament ${stored.id}: ${created.fault}`);
  await recordRoundSeats(context, stored, round, table);
}

/** So that members find the table among their pending turns. */
async function recordRoundSeats(
  context: ServerContext,
  stored: StoredTournament,
  round: TournamentRound,
  table: RoundTable,
): Promise<void> {
  for (const [seat, who] of table.seats.entries()) {
    const member = who === null ? undefined : stored.tournament.entrants[who]?.member;
    const grant = grantOfSeat(round, table, seat);
    if (member !== undefined)
      await recordSeat(context, { table: table.id, seat, grant, member, game: stored.head.game });
  }
}

/** Tables with shared deals are locked, because a new player would see what the seat has seen. */
const givenDeal = ({ deal }: TournamentRound): Pick<SeatedTableSetup, 'given' | 'locked'> =>
  deal ? { given: { seed: deal.secret }, locked: true } : {};

const START_WAIT_SECONDS = 60;

/** No spectators where the same deals are played elsewhere. */
const roundTableSettings = ({ clock, level }: TournamentHead, { deal }: TournamentRound): TableSettings => ({
  ...FAIR_SETTINGS,
  clock,
  undo: 'none',
  standIn: level,
  waits: START_WAIT_SECONDS,
  onlookers: deal ? 'none' : 'open',
});

/** Seats players who have left meanwhile too, so that the table matches the pairing. */
function roundTableOccupants({ tournament, head }: StoredTournament, { seats }: RoundTable): TableOccupant[] {
  return seats.map((who): TableOccupant => {
    if (who === null) return { level: head.level };
    const { name, member } = itemAt(tournament.entrants, who);
    return { name, ...(member !== undefined && { member }) };
  });
}

/** Sit entries follow the opening entries of the log, in seat order. */
function grantOfSeat({ deal }: TournamentRound, { seats }: RoundTable, seat: number): number {
  const opening = deal ? 1 : 2;
  return opening + seats.slice(0, seat).filter(who => who !== null).length + 1;
}

export const roundSeatToken = (
  { tokens }: ServerContext,
  round: TournamentRound,
  table: RoundTable,
  seat: number,
): string => tokens.seat(table.id, seat, grantOfSeat(round, table, seat));

export type EndedTable = { readonly table: string; readonly outcome: Outcome; readonly absent: readonly Seat[] };

export type RoundProgress = { readonly ended: readonly EndedTable[]; readonly uncreated: readonly RoundTable[] };

export async function readOutcomes(context: ServerContext, { tables }: TournamentRound): Promise<RoundProgress> {
  const open = tables.filter(({ outcome }) => !outcome);
  const heads = await context.store.heads(open.map(({ id }) => id));
  const missing = open.filter(({ id }) => !heads.has(id));
  const found = await Promise.all(
    open.map(async ({ id }) => {
      const table = await readIfQuiet(context, id, heads.get(id)).catch(toDamaged);
      if (table === 'damaged') return [{ table: id, outcome: UNPLAYED, absent: [] }];
      const outcome = table && outcomeOfFirstMatch(table);
      return outcome ? [{ table: id, outcome, absent: absentSeats(table) }] : [];
    }),
  );
  const unplayed = await archivedUnplayed(context, missing);
  const uncreated = missing.filter(({ id }) => !unplayed.some(({ table }) => table === id));
  return { ended: [...found.flat(), ...unplayed], uncreated };
}

/** Archived tables without a log were not played. A table that now exists is just being created. */
async function archivedUnplayed({ store }: ServerContext, missing: readonly RoundTable[]): Promise<EndedTable[]> {
  const rows = await Promise.all(missing.map(({ id }) => store.find({ id })));
  return rows.flatMap(row => (row?.archived ? [{ table: row.id, outcome: UNPLAYED, absent: [] }] : []));
}

/** Players who neither cut nor played were never present. */
export function absentSeats({ log }: Table): Seat[] {
  const present = new Set(
    log.flatMap(entry =>
      entry.what === 'input'
        ? [entry.input.by]
        : PRESENCE_ENTRIES.has(entry.what) && 'seat' in entry
          ? [entry.seat]
          : [],
    ),
  );
  return log.flatMap(entry => (entry.what === 'sit' && !present.has(entry.seat) ? [entry.seat] : []));
}

const PRESENCE_ENTRIES: ReadonlySet<string> = new Set(['commit', 'cut', 'back', 'leave']);

const UNPLAYED: Outcome = { winners: [], scores: null, why: 'unplayed' };

type TableProgress = { readonly head: number; readHead: number };

const progressCache = new WeakMap<ServerContext, Map<string, TableProgress>>();
const MAX_CACHED_PROGRESS = 20_000;

/**
 * Reads a table of another server once its log has not grown between two checks, and again only after it has grown.
 */
async function readIfQuiet(context: ServerContext, id: string, head: number | undefined): Promise<Table | undefined> {
  if (head === undefined) return undefined;
  const live = await context.tables.get(id)?.catch(() => undefined);
  if (live) return live.runner.table;
  const cache = progressCache.get(context) ?? new Map<string, TableProgress>();
  progressCache.set(context, cache);
  const before = cache.get(id);
  if (cache.size > MAX_CACHED_PROGRESS) cache.clear();
  cache.set(id, { head, readHead: before?.readHead ?? 0 });
  if (before?.head !== head || before.readHead === head) return undefined;
  cache.set(id, { head, readHead: head });
  return (await readTableLog(context, id)).table;
}

/** An unreadable table counts as unplayed, so that it does not block the round. */
function toDamaged(error: unknown): 'damaged' {
  if (error instanceof DamagedLogError && error.damage !== 'unknown') return 'damaged';
  throw error;
}

/** Only the first match at a table counts; players may continue. */
function outcomeOfFirstMatch(table: Table): Outcome | undefined {
  const first = tableAfterFirstMatch(table);
  if (first.status?.is === 'over') {
    const { winners, scores } = first.status.result;
    return { winners, scores, why: 'played' };
  }
  return table.closed ? UNPLAYED : undefined;
}

function tableAfterFirstMatch(table: Table): Table {
  const second = table.log.filter(({ what }) => what === 'begin')[1];
  return second ? foldTable(table.game, table.log.slice(0, second.number - 1)) : table;
}

/** Undefined if the table was never created. */
export async function readTableAtClose(context: ServerContext, id: string): Promise<EndedTable | undefined> {
  const live = await context.tables.get(id)?.catch(() => undefined);
  const table = live ? live.runner.table : await readTableOrDamaged(context, id);
  if (table === 'damaged') return { table: id, outcome: UNPLAYED, absent: [] };
  return table && { table: id, outcome: outcomeAtClose(table), absent: absentSeats(table) };
}

const readTableOrDamaged = (context: ServerContext, id: string): Promise<Table | 'damaged' | undefined> =>
  readTableLog(context, id)
    .then(({ table }) => table)
    .catch(toDamaged)
    .catch(() => undefined);

function outcomeAtClose(table: Table): Outcome {
  const { current: sitting, game } = table;
  if (!sitting) return UNPLAYED;
  const { scores } = game.view(sitting.match.state, null);
  const sides = game.sides(table.opened.count);
  const signedScores = scores.map(score => (game.better === 'high' ? score : -score));
  const best = Math.max(...signedScores.slice(0, sides));
  const winners = tableSeats(table).filter(seat => itemAt(signedScores, seat % sides) === best);
  return { winners, scores, why: 'clock' };
}
