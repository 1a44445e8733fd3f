/**
 * Rated matches from their beginning to when they are counted. That one is to be counted is written down before it begins,
 * so none is lost, whatever dies when; whoever has the table open when it ends counts it at once, and what was left is
 * found by the house.
 */
import type { Entry } from '@parlour/table/log';
import { ratedMatchOf } from '@parlour/table/rated';
import { nextNumber, type Table } from '@parlour/table/table';
import type { LiveTable, TableContext } from '../../live-table.ts';
import { fresh } from '../kept.ts';
import { countMatch } from './counting.ts';
import { matchId, RUNNING, runningDocuments } from './documents.ts';

/** How long a match is left to those who have its table open, before the house looks at it. */
export const LOOKED_AT = 5 * 60_000;

const DAY = 24 * 60 * 60_000;
/** A match that has not ended by then never will: the longest clock gives thirty days a turn. */
const LASTS = 400 * DAY;

export const dueAt = (due: number) => ({ places: [{ list: RUNNING, place: due }], lasts: LASTS });

/** Before the entries are written that begin a match; that it is written down already is as good. */
export async function noteRunning(
  { store, clock }: TableContext,
  id: string,
  table: Table,
  entries: readonly Entry[],
): Promise<void> {
  if (!table.opened.settings.rated || !entries.some(({ what }) => what === 'begin')) return;
  const running = { table: id, match: nextNumber(table), due: clock.now() + LOOKED_AT };
  const spot = fresh(matchId(id, running.match));
  await store.documents.commit([runningDocuments.write(spot, running, dueAt(running.due))]);
}

/** Called whenever a table has moved. What fails is tried again by the house. */
export function countIfOver(live: LiveTable): void {
  const { context, row, runner } = live;
  const match = ratedMatchOf(runner.table);
  if (!match || live.counted === match.number) return;
  live.counted = match.number;
  void countMatch(context, { table: row.id, game: runner.table.game, match }).catch(error => {
    live.counted = 0;
    context.report.fault(error, { table: row.id }, 'a rated match is not counted yet');
  });
}
