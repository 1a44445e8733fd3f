/** Records of finished matches, from a table's log or from its archive. */

import { setImmediate as breathe } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Game } from '@parlour/kernel/game';
import { matchStatus } from '@parlour/kernel/match';
import type { Caller } from '@parlour/table/commands';
import { applyEntry, foldTable } from '@parlour/table/fold';
import { type LogEntry, SPECTATOR_VIEWS } from '@parlour/table/log';
import { writeTableRecord } from '@parlour/table/match-record';
import { isSeatedCaller, type Table, type TableMatch } from '@parlour/table/table';
import { z } from 'zod';
import type { ServerContext } from '../context.ts';
import type { LiveTable } from './live-table.ts';

export type NoRecordReason = 'not-seated' | 'no-match' | 'match-running' | 'round-running';

/** Returns the record of a finished match if the bearer of the token may have it. */
export async function findMatchRecord(
  context: ServerContext,
  id: string,
  match: number,
  bearer: string | undefined,
  openLive: () => Promise<LiveTable>,
): Promise<{ readonly text: string } | NoRecordReason> {
  const bytes = context.tables.has(id) ? undefined : await context.store.readArchive(id);
  const caller = bearer === undefined ? undefined : callerOf(context, id, bearer);
  const record = bytes
    ? recordFromArchive(await unpackArchive(bytes), match, caller)
    : recordFromTable((await openLive()).runner.table, match, caller);
  return typeof record !== 'string' && (await context.hooks.isDealOpen(context, id)) ? 'round-running' : record;
}

const callerOf = ({ tokens }: ServerContext, id: string, bearer: string): Caller | undefined =>
  tokens.verify(id, { seat: bearer }) ?? tokens.verify(id, { host: bearer });

function recordFromArchive(
  archive: TableArchive,
  match: number,
  caller: Caller | undefined,
): { readonly text: string } | NoRecordReason {
  const { onlookers, grants, records } = archive;
  const isSeated = caller?.seat != null && grants[caller.seat] === caller.grant;
  if (onlookers === 'none' && !isSeated && !caller?.host) return 'not-seated';
  const text = records[match - 1];
  return text ? { text } : 'no-match';
}

function recordFromTable(
  table: Table,
  match: number,
  caller: Caller | undefined,
): { readonly text: string } | NoRecordReason {
  const isInside = caller !== undefined && (caller.host || isSeatedCaller(table, caller));
  if (table.opened.settings.onlookers === 'none' && !isInside) return 'not-seated';
  const sitting = sittingOf(table, match);
  if (!sitting) return 'no-match';
  return matchStatus(sitting.match).is === 'over' ? { text: writeTableRecord(sitting) } : 'match-running';
}

/** Folds the log up to the start of the next match. */
function sittingOf(table: Table, match: number): TableMatch | undefined {
  if (match === table.current?.number) return table.current;
  const begins = table.log.filter(entry => entry.what === 'begin');
  const next = begins[match];
  return match >= 1 && next ? foldTable(table.game, table.log.slice(0, next.number - 1)).current : undefined;
}

/** What remains of a table when its log is deleted. Contains no names. */

const archiveSchema = z.object({
  onlookers: z.enum(SPECTATOR_VIEWS),
  /** The entry that seated each seat's last player, which their token names. */
  grants: z.array(z.number().nullable()).readonly(),
  /** Null for a match that was not finished. */
  records: z.array(z.string().nullable()).readonly(),
});

export type TableArchive = Readonly<z.infer<typeof archiveSchema>>;

export type ReplayedLog = { readonly table: Table; readonly archive: TableArchive };

/** Other work gets a turn in between. */
const ENTRIES_PER_TURN = 200;

export async function replayLog(game: Game, log: readonly LogEntry[]): Promise<ReplayedLog> {
  const table = foldTable(game, log.slice(0, 1));
  const records: (string | null)[] = [];
  for (const entry of log.slice(1)) {
    if (entry.what === 'begin' && table.current) records.push(recordIfFinished(table.current));
    applyEntry(table, entry);
    if (entry.number % ENTRIES_PER_TURN === 0) await breathe();
  }
  if (table.current) records.push(recordIfFinished(table.current));
  const grants = table.seats.map(sits => (sits.is === 'person' ? sits.grant : null));
  return { table, archive: { onlookers: table.opened.settings.onlookers, grants, records } };
}

const recordIfFinished = (sitting: TableMatch): string | null =>
  matchStatus(sitting.match).is === 'over' ? writeTableRecord(sitting) : null;

export const packArchive = (archive: TableArchive): Promise<Uint8Array> =>
  promisify(deflateRaw)(JSON.stringify(archive));

export async function unpackArchive(bytes: Uint8Array): Promise<TableArchive> {
  return archiveSchema.parse(JSON.parse((await promisify(inflateRaw)(bytes)).toString()));
}
