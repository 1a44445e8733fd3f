/**
 * Periodic jobs: claim tables that are due, catch up with other servers, unload idle tables, delete what has expired,
 * and the jobs of the hooks.
 */

import { lastEntryMark } from '@parlour/table/table';
import { forEachChunkYielding } from './clock.ts';
import type { ServerContext } from './context.ts';
import { DamagedLogError, TableError } from './errors.ts';
import type { BackgroundJob } from './hooks.ts';
import { claimTables, releaseLease, renewLeases, takeLease } from './tables/lease.ts';
import { dropTable, isTableIdle, type LiveTable, unloadTable } from './tables/live-table.ts';
import { openLiveTable } from './tables/open-table.ts';
import { PRESENCE_REPEAT_MS, refreshPresence } from './tables/presence.ts';
import { maintainTables, markTablesInUse } from './tables/retention.ts';

const LEASE_INTERVAL_MS = 1000;
const UNLOAD_INTERVAL_MS = 30_000;
const RETENTION_INTERVAL_MS = 60_000;

/** Rarely while the bus is up, often while it is down. */
const POLL_INTERVAL_MS = 5000;
const POLL_WITHOUT_BUS_MS = 500;

/** Small batches, so that the tables of a dead server spread over the living ones. */
const CLAIM_BATCH = 25;

const EXPIRE_BATCH = 500;

/** The returned function stops all jobs. */
export function startBackgroundJobs(context: ServerContext): () => void {
  const ownJobs = [
    repeat(context, () => LEASE_INTERVAL_MS, renewLeases),
    repeat(context, () => LEASE_INTERVAL_MS, claimDueTables),
    repeat(context, () => UNLOAD_INTERVAL_MS, unloadIdleTables),
    repeat(context, () => RETENTION_INTERVAL_MS, markTablesInUse),
    repeat(context, () => RETENTION_INTERVAL_MS, maintainTables),
    repeat(context, () => RETENTION_INTERVAL_MS, expireDocuments),
    repeat(context, pollInterval(context), catchUpTables),
    ...context.hooks.backgroundJobs.map(({ intervalMs, run }) => repeat(context, () => intervalMs, run)),
  ];
  const sharedJobs = context.bus.isShared
    ? [
        repeat(context, () => PRESENCE_REPEAT_MS, refreshAllPresence),
        repeat(context, () => LEASE_INTERVAL_MS, context.syncLimits),
      ]
    : [];
  return () => {
    for (const stop of [...ownJobs, ...sharedJobs]) stop();
  };
}

function repeat(context: ServerContext, intervalMs: () => number, job: BackgroundJob): () => void {
  let stop = (): void => undefined;
  let isStopped = false;
  const next = (): void => {
    stop = context.clock.later(intervalMs(), () => {
      job(context)
        .catch(error => context.telemetry.logError(error, {}, 'background job failed'))
        .finally(() => isStopped || next());
    });
  };
  next();
  return () => {
    isStopped = true;
    stop();
  };
}

/** Polls right after the bus is back, for messages lost meanwhile. */
function pollInterval({ bus }: ServerContext): () => number {
  let wasUp = false;
  return () => {
    const isReliable = wasUp && bus.isUp();
    wasUp = bus.isUp();
    return isReliable ? POLL_INTERVAL_MS : POLL_WITHOUT_BUS_MS;
  };
}

/** Due because another server died, this one restarted, or a deadline has come. */
async function claimDueTables(context: ServerContext): Promise<void> {
  for (;;) {
    const ids = await claimTables(context, CLAIM_BATCH);
    await Promise.all(ids.map(id => openClaimedTable(context, id)));
    if (ids.length < CLAIM_BATCH || context.isClosing) return;
  }
}

async function openClaimedTable(context: ServerContext, id: string): Promise<void> {
  context.telemetry.count('claims');
  const live = await openLiveTable(context, id).catch(error => handleOpenError(context, id, error));
  if (live && live.leasedUntil === undefined) takeLease(live);
}

/** A table that can't be opened for good is released without a due time. After a temporary error it is due again. */
async function handleOpenError({ telemetry, store }: ServerContext, id: string, error: unknown): Promise<undefined> {
  if (!(error instanceof DamagedLogError))
    telemetry.logError(error, { table: id }, 'cannot open a table with a due timer');
  if (!(error instanceof TableError)) return;
  const head = (await store.heads([id])).get(id) ?? 0;
  await store.renew([{ id, due: null, head }]);
}

async function unloadIdleTables(context: ServerContext): Promise<void> {
  for (const live of [...context.liveTables].filter(isTableIdle)) {
    context.tables.delete(live.row.id);
    await releaseLease(live);
    unloadTable(live);
  }
}

/**
 * A bus message may be lost, another server may have died before publishing, or an operator may have closed or
 * deleted a table.
 */
async function catchUpTables(context: ServerContext): Promise<void> {
  const watched = [...context.liveTables].filter(live => live.subscribers.size > 0 || live.leasedUntil !== undefined);
  await forEachChunkYielding(context.clock, watched, chunk => catchUpChunk(context, chunk));
}

async function catchUpChunk(context: ServerContext, watched: readonly LiveTable[]): Promise<void> {
  const heads = await context.store.heads(watched.map(({ row }) => row.id));
  for (const live of watched) if (!heads.has(live.row.id)) dropTable(live);
  const isBehind = ({ row, runner }: LiveTable): boolean =>
    (heads.get(row.id) ?? 0) > lastEntryMark(runner.table).number;
  await Promise.all(
    watched.filter(isBehind).map(live => {
      context.telemetry.count('gaps');
      return live.runner.catchUp().catch(error => {
        if (!(error instanceof DamagedLogError)) throw error;
      });
    }),
  );
}

/** They are already invisible. */
async function expireDocuments({ store }: ServerContext): Promise<void> {
  while ((await store.documents.expire(EXPIRE_BATCH)) === EXPIRE_BATCH);
}

const refreshAllPresence = ({ liveTables: live, clock }: ServerContext): Promise<void> =>
  forEachChunkYielding(clock, live, chunk => chunk.forEach(refreshPresence));
