/**
 * Background job: rates matches that ended while no server could count them, because a server died or its store
 * failed.
 */

import { foldTable } from '@parlour/table/fold';
import { finishedRatedMatch } from '@parlour/table/rated-match';
import type { Table } from '@parlour/table/table';
import type { ServerContext } from '../../context.ts';
import { readUndamagedLog } from '../../tables/close-table.ts';
import { openGameOfLog } from '../../tables/open-table.ts';
import type { Stored } from '../document-collection.ts';
import { PENDING_LIST, type PendingMatch, pendingDocuments } from './documents.ts';
import { PENDING_CHECK_MS, pendingIndex, rateFinishedMatch } from './rate-match.ts';

const MATCHES_PER_PAGE = 25;

export async function rateOverdueMatches(context: ServerContext): Promise<void> {
  for (;;) {
    const span = { order: 'rising', limit: MATCHES_PER_PAGE } as const;
    const page = await pendingDocuments.list(context.store.documents, PENDING_LIST, span);
    const now = context.clock.now();
    const due = page.filter(({ value }) => isDue(value, now));
    for (const pending of due)
      await rateOrPostpone(context, pending).catch(error => postponeAfterError(context, pending, error));
    if (due.length < MATCHES_PER_PAGE || context.isClosing) return;
  }
}

/** Server clocks differ and are adjusted: a time too far ahead was written by a fast clock. */
const isDue = ({ due }: PendingMatch, now: number): boolean => due <= now || due > now + PENDING_CHECK_MS;

/** A match that can no longer end is removed without being counted. */
async function rateOrPostpone(context: ServerContext, pending: Stored<PendingMatch>): Promise<void> {
  const { documents } = context.store;
  const table = await readTableAfterMatch(context, pending.value);
  const match = table && finishedRatedMatch(table);
  if (table && match?.number === pending.value.match) {
    await rateFinishedMatch(context, { table: pending.value.table, game: table.game, match });
  } else if (!table || table.closed) {
    await documents.commit([pendingDocuments.remove(pending)]);
  } else {
    await postpone(context, pending);
  }
}

/** An unreadable table must not keep other matches from being counted. */
async function postponeAfterError(
  context: ServerContext,
  pending: Stored<PendingMatch>,
  error: unknown,
): Promise<void> {
  context.telemetry.logError(error, { table: pending.value.table }, 'a rated match is not rated yet; will retry');
  await postpone(context, pending);
}

async function postpone({ store, clock }: ServerContext, pending: Stored<PendingMatch>): Promise<void> {
  const value = { ...pending.value, due: clock.now() + PENDING_CHECK_MS };
  await store.documents.commit([pendingDocuments.write(pending, value, pendingIndex(value.due))]);
}

/** As of the end of the match, or as it is now; undefined if it is gone or damaged. */
async function readTableAfterMatch(
  context: ServerContext,
  { table: id, match }: PendingMatch,
): Promise<Table | undefined> {
  const log = await readUndamagedLog(context.store, id);
  if (!log || log.length === 0) return undefined;
  const { game } = await openGameOfLog(context, log[0]);
  const next = log.filter(({ what }) => what === 'begin')[match];
  return foldTable(game, next ? log.slice(0, next.number - 1) : log);
}
