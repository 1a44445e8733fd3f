/** The record of a match that is over: from the log, or from what was kept of it when the table was put away. */
import { statusOf } from '@parlour/kernel/match';
import { foldTable } from '@parlour/table/fold';
import { recordOf } from '@parlour/table/recording';
import { type Sitting, sitsHere, type Table } from '@parlour/table/table';
import type { Asker } from '@parlour/table/verbs';
import { type Archive, unpack } from './archive.ts';
import { isDealRunning } from './club/tournaments/keeping.ts';
import type { LiveTable } from './live-table.ts';
import type { ServerContext } from './open-tables.ts';

/** Why there is no record for somebody. */
export type NoRecord = 'not-seated' | 'no-match' | 'match-running' | 'round-running';

export async function findRecord(
  context: ServerContext,
  id: string,
  match: number,
  bearer: string | undefined,
  openRoom: () => Promise<LiveTable>,
): Promise<{ readonly text: string } | NoRecord> {
  const bytes = context.tables.has(id) ? undefined : await context.store.archived(id);
  const asker = bearer === undefined ? undefined : askerOf(context, id, bearer);
  const found = bytes
    ? fromArchive(await unpack(bytes), match, asker)
    : fromTable((await openRoom()).runner.table, match, asker);
  return typeof found !== 'string' && (await isDealRunning(context, id)) ? 'round-running' : found;
}

const askerOf = ({ tokens }: ServerContext, id: string, bearer: string): Asker | undefined =>
  tokens.read(id, { seat: bearer }) ?? tokens.read(id, { host: bearer });

function fromArchive(archive: Archive, match: number, asker: Asker | undefined): { readonly text: string } | NoRecord {
  const { onlookers, grants, records } = archive;
  const isSeated = asker?.seat != null && grants[asker.seat] === asker.grant;
  if (onlookers === 'none' && !isSeated && !asker?.host) return 'not-seated';
  const text = records[match - 1];
  return text ? { text } : 'no-match';
}

function fromTable(table: Table, match: number, asker: Asker | undefined): { readonly text: string } | NoRecord {
  const isInside = asker !== undefined && (asker.host || sitsHere(table, asker));
  if (table.opened.settings.onlookers === 'none' && !isInside) return 'not-seated';
  const sitting = sittingOf(table, match);
  if (!sitting) return 'no-match';
  return statusOf(sitting.match).is === 'over' ? { text: recordOf(sitting) } : 'match-running';
}

/** Earlier matches are in the log, up to the beginning of the next. */
function sittingOf(table: Table, match: number): Sitting | undefined {
  if (match === table.sitting?.number) return table.sitting;
  const begins = table.log.filter(entry => entry.what === 'begin');
  const next = begins[match];
  return match >= 1 && next ? foldTable(table.game, table.log.slice(0, next.number - 1)).sitting : undefined;
}
