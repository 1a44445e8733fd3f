/**
 * What the house does by itself: takes up tables that are due, reads what others have written, puts tables away, and tidies
 * up what nobody comes to any more.
 */
import { lastOf } from '@parlour/table/table';
import { inBites } from './bites.ts';
import { NOTED, noteCompany } from './club/company.ts';
import { renewLooks } from './club/members.ts';
import { finishErasures } from './club/membership/erasing.ts';
import { countForgotten } from './club/ratings/forgotten.ts';
import { tendTournaments } from './club/tournaments/tending.ts';
import { tellDevices } from './club/waiting/telling.ts';
import { claimTables, keepHolding, release, takeLease } from './lease.ts';
import { dropTable, isIdle, type LiveTable, putAway } from './live-table.ts';
import { openTable, type ServerContext } from './open-tables.ts';
import { REPEAT, refreshPresence } from './presence.ts';
import { noteTablesInUse, tidyUp } from './tidying.ts';
import { DamagedLog, TableTrouble } from './trouble.ts';

const EVERY = 1000;
const SWEEP = 30_000;
const TIDY = 60_000;
const COUNT = 10_000;
const TEND = 2000;
const TELL = 10_000;
const RENEW = 3_600_000;

/** How often the store is asked what others have written: now and then, and often while the bus is away. */
const POLL = 5000;
const POLL_ALONE = 500;

/** Small bites, so that what a dead server leaves is spread over those that live. */
const BITE = 25;

/** So many documents are forgotten in one go. */
const FORGOTTEN = 500;

type Chore = (context: ServerContext) => Promise<void>;

/** The answer stops it. */
export function runBackground(context: ServerContext): () => void {
  const alone = [
    repeat(context, () => EVERY, keepHolding),
    repeat(context, () => EVERY, claimDue),
    repeat(context, () => SWEEP, putIdleAway),
    repeat(context, () => TIDY, noteTablesInUse),
    repeat(context, () => TIDY, tidyUp),
    repeat(context, () => COUNT, countForgotten),
    repeat(context, () => TIDY, finishErasures),
    repeat(context, () => TELL, tellDevices),
    repeat(context, () => TIDY, forgetOld),
    repeat(context, () => RENEW, renewLooks),
    repeat(context, pollingOf(context), readOn),
    repeat(context, () => TEND, tendTournaments),
    repeat(context, () => NOTED, noteCompany),
  ];
  const shared = context.bus.isShared
    ? [repeat(context, () => REPEAT, sayWhoIsHere), repeat(context, () => EVERY, context.shareLimits)]
    : [];
  return () => {
    for (const stop of [...alone, ...shared]) stop();
  };
}

function repeat(context: ServerContext, every: () => number, chore: Chore): () => void {
  let stop = (): void => undefined;
  let stopped = false;
  const next = (): void => {
    stop = context.clock.later(every(), () => {
      chore(context)
        .catch(error => context.report.fault(error, {}, 'a chore was left undone'))
        .finally(() => stopped || next());
    });
  };
  next();
  return () => {
    stopped = true;
    stop();
  };
}

/** Once more soon after the bus is back, for what was said while it was not. */
function pollingOf({ bus }: ServerContext): () => number {
  let wasUp = false;
  return () => {
    const isSure = wasUp && bus.isUp();
    wasUp = bus.isUp();
    return isSure ? POLL : POLL_ALONE;
  };
}

/** A table may be due because another server died, because this one was restarted, or because its day has come. */
async function claimDue(context: ServerContext): Promise<void> {
  for (;;) {
    const ids = await claimTables(context, BITE);
    await Promise.all(ids.map(id => takeUp(context, id)));
    if (ids.length < BITE || context.isClosing) return;
  }
}

async function takeUp(context: ServerContext, id: string): Promise<void> {
  context.report.count('claims');
  const live = await openTable(context, id).catch(error => giveUp(context, id, error));
  if (live && live.leasedUntil === undefined) takeLease(live);
}

/** A table that cannot be opened any more is left alone; one that could not be read just now will be due again. */
async function giveUp({ report, store }: ServerContext, id: string, error: unknown): Promise<undefined> {
  if (!(error instanceof DamagedLog)) report.fault(error, { table: id }, 'a table that is due cannot be opened');
  if (!(error instanceof TableTrouble)) return;
  const head = (await store.heads([id])).get(id) ?? 0;
  await store.renew([{ id, due: null, head }]);
}

async function putIdleAway(context: ServerContext): Promise<void> {
  for (const live of [...context.live].filter(isIdle)) {
    context.tables.delete(live.row.id);
    await release(live);
    putAway(live);
  }
}

/**
 * A message may be lost, another server may have died before it could say what it had written, and an operator may have
 * closed or deleted a table.
 */
async function readOn(context: ServerContext): Promise<void> {
  const watched = [...context.live].filter(live => live.subscribers.size > 0 || live.leasedUntil !== undefined);
  await inBites(context.clock, watched, bite => readOnAt(context, bite));
}

async function readOnAt(context: ServerContext, watched: readonly LiveTable[]): Promise<void> {
  const heads = await context.store.heads(watched.map(({ row }) => row.id));
  for (const live of watched) if (!heads.has(live.row.id)) dropTable(live);
  const isBehind = ({ row, runner }: LiveTable): boolean => (heads.get(row.id) ?? 0) > lastOf(runner.table).number;
  await Promise.all(
    watched.filter(isBehind).map(live => {
      context.report.count('gaps');
      return live.runner.catchUp().catch(error => {
        if (!(error instanceof DamagedLog)) throw error;
      });
    }),
  );
}

/** What has had its time is there for nobody, and soon not on the disk either. */
async function forgetOld({ store }: ServerContext): Promise<void> {
  while ((await store.documents.expire(FORGOTTEN)) === FORGOTTEN);
}

const sayWhoIsHere = ({ live, clock }: ServerContext): Promise<void> =>
  inBites(clock, live, bite => bite.forEach(refreshPresence));
