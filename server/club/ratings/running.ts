/**
 * Rated matches from their beginning to when they are counted. That one is to be counted is written down before it begins,
 * so none is lost, whatever dies when; whoever has the table open when it ends counts it at once, and what was left is
 * found by the house.
 */
import { foldTable } from '@parlour/table/fold';
import type { Entry } from '@parlour/table/log';
import { ratedMatchOf } from '@parlour/table/rated';
import { nextNumber, type Table } from '@parlour/table/table';
import type { LiveTable, TableContext } from '../../live-table.ts';
import { openGame, type ServerContext } from '../../open-tables.ts';
import { fresh, type Kept } from '../kept.ts';
import { countMatch } from './counting.ts';
import { matchId, RUNNING, type RunningMatch, runningDocuments } from './documents.ts';

/** How long a match is left to those who have its table open, before the house looks at it. */
const LOOKED_AT = 5 * 60_000;
const BITE = 25;

const DAY = 24 * 60 * 60_000;
/** A match that has not ended by then never will: the longest clock gives thirty days a turn. */
const LASTS = 400 * DAY;

const dueAt = (due: number) => ({ places: [{ list: RUNNING, place: due }], lasts: LASTS });

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

/** Counts what nobody has counted. */
export async function countForgotten(context: ServerContext): Promise<void> {
  for (;;) {
    const span = { order: 'rising', limit: BITE } as const;
    const found = await runningDocuments.list(context.store.documents, RUNNING, span);
    const now = context.clock.now();
    const due = found.filter(({ value }) => isDue(value, now));
    for (const running of due) await seeTo(context, running).catch(error => putOff(context, running, error));
    if (due.length < BITE || context.isClosing) return;
  }
}

/** Clocks differ and are set: what is too far off was written by one that ran ahead. */
const isDue = ({ due }: RunningMatch, now: number): boolean => due <= now || due > now + LOOKED_AT;

/** Counts it, or leaves it for later. A match that cannot end any more is not counted. */
async function seeTo(context: ServerContext, running: Kept<RunningMatch>): Promise<void> {
  const { documents } = context.store;
  const table = await tableAfter(context, running.value);
  const match = table && ratedMatchOf(table);
  if (table && match?.number === running.value.match) {
    await countMatch(context, { table: running.value.table, game: table.game, match });
  } else if (!table || table.closed) {
    await documents.commit([runningDocuments.remove(running)]);
  } else {
    await later(context, running);
  }
}

/** What cannot be read now must not keep others from being counted. */
async function putOff(context: ServerContext, running: Kept<RunningMatch>, error: unknown): Promise<void> {
  context.report.fault(error, { table: running.value.table }, 'a rated match is not counted yet');
  await later(context, running);
}

async function later({ store, clock }: ServerContext, running: Kept<RunningMatch>): Promise<void> {
  const value = { ...running.value, due: clock.now() + LOOKED_AT };
  await store.documents.commit([runningDocuments.write(running, value, dueAt(value.due))]);
}

/** The table as it was when the match was over, or as it is now; undefined if it is there no more. */
async function tableAfter(context: ServerContext, { table: id, match }: RunningMatch): Promise<Table | undefined> {
  const log = await context.store.read(id, 1);
  if (log.length === 0) return undefined;
  const { game } = await openGame(context, log[0]);
  const next = log.filter(({ what }) => what === 'begin')[match];
  return foldTable(game, next ? log.slice(0, next.number - 1) : log);
}
