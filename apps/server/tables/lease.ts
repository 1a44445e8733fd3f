/**
 * Leases: one server at a time drives a table's computer players and clocks. The write that gives a table something
 * to do also takes the lease. It is renewed while there is something to do, and expires soon after its server dies.
 */
import { awaitsComputer } from '@parlour/table/computer/moves';
import { lastEntryMark } from '@parlour/table/table';
import { forEachChunkYielding } from '../clock.ts';
import type { ServerContext } from '../context.ts';
import type { LeaseRenewal } from '../store/types.ts';
import type { LiveTable } from './live-table.ts';

/** After the death of its server a table is free this long later. */
export const LEASE_MS = 3000;

/** The lease is kept for what is due within 10 s. Later work is released and becomes due for any server 5 s early. */
const KEEP_LEASE_IF_DUE_WITHIN_MS = 10_000;
const DUE_EARLY_MS = 5000;

/** More than LEASE_MS is left only if the clock was set back. */
export function isLeaseFresh({ leasedUntil: leased, context }: LiveTable): boolean {
  const left = leased === undefined ? 0 : leased - context.clock.now();
  return left > LEASE_MS / 2 && left <= LEASE_MS;
}

export function takeLease(live: LiveTable): void {
  live.leasedUntil = live.context.clock.now() + LEASE_MS;
  live.runner.updateDriving();
}

function dropLease(live: LiveTable): void {
  live.leasedUntil = undefined;
  live.runner.updateDriving();
}

function needsLease({ runner, wakeAt, subscribers, context }: LiveTable): boolean {
  if (awaitsComputer(runner.table)) return true;
  return wakeAt !== null && (subscribers.size > 0 || wakeAt < context.clock.now() + KEEP_LEASE_IF_DUE_WITHIN_MS);
}

function returnedLease({ row, runner, wakeAt, context }: LiveTable): LeaseRenewal {
  const due = wakeAt === null ? null : Math.max(0, wakeAt - context.clock.now() - DUE_EARLY_MS);
  return { id: row.id, due, head: lastEntryMark(runner.table).number };
}

/** Claims and releases of one server must not overlap: the store's last write decides. */
const leaseQueues = new WeakMap<ServerContext, Promise<unknown>>();

function inLeaseQueue<T>(context: ServerContext, work: () => Promise<T>): Promise<T> {
  const turn = (leaseQueues.get(context) ?? Promise.resolve()).then(work);
  leaseQueues.set(
    context,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Tables that are open here are taken over at once. */
export const claimTables = (context: ServerContext, max: number): Promise<readonly string[]> =>
  inLeaseQueue(context, async () => {
    const ids = await context.store.claim(LEASE_MS, max);
    const opened = await Promise.all(ids.map(id => ifOpen(context.tables.get(id))));
    for (const live of opened) if (live) takeLease(live);
    return ids;
  });

/** Many in one write. */
export async function renewLeases(context: ServerContext): Promise<void> {
  const lapsing = [...context.liveTables].filter(live => live.leasedUntil !== undefined && !isLeaseFresh(live));
  await forEachChunkYielding(context.clock, lapsing, chunk => inLeaseQueue(context, () => renewChunk(context, chunk)));
}

/**
 * Releases only leases that are not fresh: a play written meanwhile claims its table again. With a fresh lease it
 * would not, and the next computer player would wait forever.
 */
async function renewChunk(context: ServerContext, lapsing: readonly LiveTable[]): Promise<void> {
  const leased = lapsing.filter(live => live.leasedUntil !== undefined && !live.isUnloaded && !isLeaseFresh(live));
  const started = context.clock.now();
  const before = leased.map(live => live.leasedUntil);
  const renewals = leased.map(live => (needsLease(live) ? { id: live.row.id, due: LEASE_MS } : returnedLease(live)));
  const outcomes = await context.store.renew(renewals);
  for (const [i, live] of leased.entries()) {
    if (outcomes.get(live.row.id) === 'held') live.leasedUntil = started + LEASE_MS;
    else if (live.leasedUntil === before[i]) dropLease(live);
  }
}

export async function releaseLease(live: LiveTable): Promise<void> {
  if (live.leasedUntil === undefined) return;
  live.leasedUntil = undefined;
  await live.context.store.renew([returnedLease(live)]);
}

/** Pending work is due for other servers at once. A play still being written claims its table again. */
export async function releaseAllLeases({ store }: ServerContext, tables: readonly LiveTable[]): Promise<void> {
  const leased = tables.filter(live => live.leasedUntil !== undefined);
  const renewals = leased.map(live => (needsLease(live) ? { id: live.row.id, due: 0 } : returnedLease(live)));
  for (const live of leased) live.leasedUntil = undefined;
  await store.renew(renewals);
}

/** Does not wait for a table that is being opened. */
const ifOpen = (opening: Promise<LiveTable | undefined> | undefined): Promise<LiveTable | undefined> =>
  Promise.race([opening, undefined]).catch(() => undefined);
