/** Opens tables: each is loaded from its log once per server. */

import type { Game } from '@parlour/kernel/game';
import { applyEntry, foldTable } from '@parlour/table/fold';
import type { LogEntry } from '@parlour/table/log';
import type { Table } from '@parlour/table/table';
import type { ServerContext } from '../context.ts';
import { ARCHIVED_MESSAGE, DamagedLogError, TableError } from '../errors.ts';
import type { OpenedGame } from '../game-registry.ts';
import { type CpuLedger, measureGame } from '../limits/cpu-budget.ts';
import type { TableRow } from '../store/types.ts';
import { handleDamagedLog } from './close-table.ts';
import { createLiveTable, type LiveTable, type LiveTableParts } from './live-table.ts';

/** Loads the log if necessary; undefined if there is no such table. */
export function openLiveTable(context: ServerContext, id: string): Promise<LiveTable | undefined> {
  const existing = context.tables.get(id);
  if (existing) return existing;
  const opening = reopenTable(context, id);
  context.tables.set(id, opening);
  opening.then(
    live => live === undefined && context.tables.delete(id),
    () => context.tables.delete(id),
  );
  return opening;
}

type TableLog = { readonly opened: OpenedGame; readonly table: Table; readonly cpuLedger: CpuLedger };

/** Does not open the table. */
export async function readTableLog(context: ServerContext, id: string): Promise<TableLog> {
  const log = await context.store.read(id, 1);
  const opened = await openGameOfLog(context, log[0]);
  const cpuLedger: CpuLedger = { unchargedMs: 0 };
  return { opened, cpuLedger, table: foldLog(measureGame(opened.game, cpuLedger), log, id) };
}

async function reopenTable(context: ServerContext, id: string): Promise<LiveTable | undefined> {
  const row = await context.store.find({ id });
  if (!row) return undefined;
  if (row.archived) throw new TableError(ARCHIVED_MESSAGE);
  const { opened, table, cpuLedger } = await readTableLog(context, id).catch(async error => {
    if (error instanceof DamagedLogError) await handleDamagedLog(context, error);
    throw error;
  });
  return startLiveTable(context, row, opened, { table, cpuLedger, origin: 'resumed', payer: id });
}

export function startLiveTable(
  context: ServerContext,
  row: TableRow,
  opened: OpenedGame,
  given: LiveTableStart,
): LiveTable {
  const { workers, telemetry } = context;
  telemetry.count('tables');
  return createLiveTable(context, row, {
    ...given,
    personas: opened.people,
    thinkServiceFor: payer => workers.thinkServiceFor(opened, row.id, payer),
    hintServiceFor: from => workers.hintServiceFor(opened, row.id, from),
  });
}

type LiveTableStart = Pick<LiveTableParts, 'table' | 'origin' | 'cpuLedger' | 'payer'>;

/** With the options and rules version of the first entry. */
export async function openGameOfLog({ games }: ServerContext, first: LogEntry | undefined): Promise<OpenedGame> {
  if (first?.what !== 'open') throw new TableError('The log of this table is damaged.');
  const opened = await games.open(first.game, first.options, first.rules);
  if (!opened.ok) throw new TableError(opened.fault);
  return opened.value;
}

/** Throws DamagedLogError at the first impossible entry. */
function foldLog(game: Game, log: readonly LogEntry[], id: string): Table {
  let number = 1;
  try {
    const table = foldTable(game, log.slice(0, 1));
    for (const entry of log.slice(1)) {
      number = entry.number;
      if ('seat' in entry && entry.seat >= table.seats.length) throw new Error(`there is no seat ${entry.seat}`);
      applyEntry(table, entry);
    }
    return table;
  } catch (cause) {
    throw new DamagedLogError(id, number, 'impossible', { cause });
  }
}
