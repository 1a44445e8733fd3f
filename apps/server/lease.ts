/**
 * Holding a table: one server at a time sees to its computer players and clocks. The very write that makes a table move
 * by itself claims it; the claim is kept up as long as there is something to do, and lapses soon after its server dies.
 */
import { awaitsComputer } from '@parlour/table/needs-driver';
import { lastOf } from '@parlour/table/table';
import { inBites } from './bites.ts';
import type { LiveTable } from './live-table.ts';
import type { ServerContext } from './open-tables.ts';
import type { Renewal } from './store/port.ts';

/** So long after its server has died a table may be claimed by another. */
export const LEASE = 3000;

/** What is to be done sooner than this is waited for; what comes later is due for anybody a little before. */
const NEAR = 10_000;
const AHEAD = 5000;

/** Whether the claim need not be kept up yet. More than a lease is left only if somebody has set the clock back. */
export function isLeaseFresh({ leasedUntil: held, context }: LiveTable): boolean {
  const left = held === undefined ? 0 : held - context.clock.now();
  return left > LEASE / 2 && left <= LEASE;
}

/** This server has claimed the table just now. */
export function takeLease(live: LiveTable): void {
  live.leasedUntil = live.context.clock.now() + LEASE;
  live.runner.drive();
}

function drop(live: LiveTable): void {
  live.leasedUntil = undefined;
  live.runner.drive();
}

/** Whether there is something to do, and nobody else should have to look after it. */
function isBusy({ runner, wanted, subscribers: guests, context }: LiveTable): boolean {
  if (awaitsComputer(runner.table)) return true;
  return wanted !== null && (guests.size > 0 || wanted < context.clock.now() + NEAR);
}

function givenBack({ row, runner, wanted, context }: LiveTable): Renewal {
  const due = wanted === null ? null : Math.max(0, wanted - context.clock.now() - AHEAD);
  return { id: row.id, due, head: lastOf(runner.table).number };
}

/** What a claim and a giving back of one server come to depends on which the store did last: they take turns. */
const turns = new WeakMap<ServerContext, Promise<unknown>>();

function inTurn<T>(context: ServerContext, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(context) ?? Promise.resolve()).then(work);
  turns.set(
    context,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Tables that are due are this server's from now on; those that are open here already are taken up at once. */
export const claimTables = (context: ServerContext, most: number): Promise<readonly string[]> =>
  inTurn(context, async () => {
    const ids = await context.store.claim(LEASE, most);
    const opened = await Promise.all(ids.map(id => roomNow(context.tables.get(id))));
    for (const live of opened) if (live) takeLease(live);
    return ids;
  });

/** Keeps up the claims that are about to lapse, or gives them back, many in one write. */
export async function keepHolding(context: ServerContext): Promise<void> {
  const lapsing = [...context.live].filter(live => live.leasedUntil !== undefined && !isLeaseFresh(live));
  await inBites(context.clock, lapsing, bite => inTurn(context, () => renew(context, bite)));
}

/**
 * Only leases that are not fresh are given back: a play that is written meanwhile claims its table again. With a fresh lease
 * it would not, and a computer player after it would wait forever.
 */
async function renew(context: ServerContext, lapsing: readonly LiveTable[]): Promise<void> {
  const held = lapsing.filter(live => live.leasedUntil !== undefined && !live.isLeft && !isLeaseFresh(live));
  const started = context.clock.now();
  const before = held.map(live => live.leasedUntil);
  const renewals = held.map(live => (isBusy(live) ? { id: live.row.id, due: LEASE } : givenBack(live)));
  const outcomes = await context.store.renew(renewals);
  for (const [i, live] of held.entries()) {
    if (outcomes.get(live.row.id) === 'held') live.leasedUntil = started + LEASE;
    else if (live.leasedUntil === before[i]) drop(live);
  }
}

/** Gives back a table that is put away. */
export async function release(live: LiveTable): Promise<void> {
  if (live.leasedUntil === undefined) return;
  live.leasedUntil = undefined;
  await live.context.store.renew([givenBack(live)]);
}

/** The server closes: what there is to do is due for others at once. A play that is still being written claims its table again. */
export async function releaseAll({ store }: ServerContext, tables: readonly LiveTable[]): Promise<void> {
  const held = tables.filter(live => live.leasedUntil !== undefined);
  const renewals = held.map(live => (isBusy(live) ? { id: live.row.id, due: 0 } : givenBack(live)));
  for (const live of held) live.leasedUntil = undefined;
  await store.renew(renewals);
}

/** A room that is open; one that is just being opened is not waited for. */
const roomNow = (opening: Promise<LiveTable | undefined> | undefined): Promise<LiveTable | undefined> =>
  Promise.race([opening, undefined]).catch(() => undefined);
