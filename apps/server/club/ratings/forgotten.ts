/** Rated matches that ended while nobody could count them: a server has died, or its store had failed. */
import { foldTable } from '@parlour/table/fold';
import { ratedMatchOf } from '@parlour/table/rated';
import type { Table } from '@parlour/table/table';
import { soundLog } from '../../closing.ts';
import { openGame, type ServerContext } from '../../open-tables.ts';
import type { Kept } from '../kept.ts';
import { countMatch } from './counting.ts';
import { RUNNING, type RunningMatch, runningDocuments } from './documents.ts';
import { dueAt, LOOKED_AT } from './running.ts';

const BITE = 25;

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

/** The table as it was when the match was over, or as it is now; undefined if it is there no more or damaged. */
async function tableAfter(context: ServerContext, { table: id, match }: RunningMatch): Promise<Table | undefined> {
  const log = await soundLog(context.store, id);
  if (!log || log.length === 0) return undefined;
  const { game } = await openGame(context, log[0]);
  const next = log.filter(({ what }) => what === 'begin')[match];
  return foldTable(game, next ? log.slice(0, next.number - 1) : log);
}
