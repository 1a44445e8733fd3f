/** Operator access by key, and what operators do with tables. Without a valid key, the routes answer 404. */

import { createHash, timingSafeEqual } from 'node:crypto';
import { assertDefined } from '@parlour/kernel/result';
import type { AdminTableView } from '@parlour/protocol/club/moderation';
import type { RouteSpec } from '@parlour/protocol/http';
import type { ServerContext } from '../../context.ts';
import { NO_TABLE_MESSAGE } from '../../errors.ts';
import { HttpError } from '../../http/errors.ts';
import { defineRoute, type Route, type RouteAnswer, type ValidatedRequest } from '../../http/route.ts';
import { parseListing } from '../../store/listing.ts';
import type { TableState } from '../../store/types.ts';
import { closeTable, isLogClosed, readUndamagedLog } from '../../tables/close-table.ts';
import { dropTable } from '../../tables/live-table.ts';
import { findMatchRecord } from '../../tables/match-records.ts';
import { openLiveTable } from '../../tables/open-table.ts';

/** Hashes both keys first, so that the comparison takes constant time for any length. */
export function isOperator(
  { operatorKey }: Pick<ServerContext, 'operatorKey'>,
  presentedKey: string | undefined,
): boolean {
  if (operatorKey === undefined || presentedKey === undefined) return false;
  return timingSafeEqual(sha256(presentedKey), sha256(operatorKey));
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Wrong keys are rate-limited by address. */
export const operatorRoute = <P, B, A>(
  spec: RouteSpec<P, B, A>,
  answer: (context: ServerContext, request: ValidatedRequest<P, B>) => Promise<A>,
): Route => {
  const publicRoute = defineRoute(
    spec,
    async (context, request): Promise<RouteAnswer<A>> => ({ answer: await answer(context, request) }),
  );
  return {
    ...publicRoute,
    // Checks the key before reading the rest of the request.
    handle: async (context, request) => {
      requireOperatorKey(context, request.bearer, request.from);
      return publicRoute.handle(context, request);
    },
  };
};

/**
 * The right key works after any number of wrong ones from the same address; otherwise others there could lock the
 * operator out. A key has at least 20 letters, so the rate limit is enough against guessing.
 */
function requireOperatorKey(context: ServerContext, presentedKey: string | undefined, from: string): void {
  if (isOperator(context, presentedKey)) return;
  if (context.operatorKey !== undefined && presentedKey !== undefined && !context.limits.tryConsume('keys', from)) {
    throw new HttpError(429, 'too-fast', 'Too many wrong keys from your address. Try again in an hour.');
  }
  throw new HttpError(404, 'not-found', 'Not found.');
}

const throwNoTable = (): never => {
  throw new HttpError(404, 'no-table', NO_TABLE_MESSAGE);
};

export async function listTablesForOperator(
  { store }: ServerContext,
  state: TableState | undefined,
  limit: number,
): Promise<AdminTableView[]> {
  return (await store.listTables({ state, limit })).map(({ id, card, ...listing }) => {
    const { code, state, door, laid, seen, entries, bytes } = listing;
    const { game } = parseListing(card);
    return { table: id, code: state === 'open' ? code : '', state, door, game, laid, seen, entries, bytes };
  });
}

/** Retries when a play was logged first. */
export async function closeTableByOperator(context: ServerContext, id: string): Promise<void> {
  const { store, clock, bus, tables } = context;
  for (;;) {
    const log = await readUndamagedLog(store, id);
    if (log?.length === 0) return throwNoTable();
    if (!log || isLogClosed(log)) return store.updateNotes(id, { closed: true });
    const entry = await closeTable(store, id, assertDefined(log.at(-1)), clock.now());
    if (!entry) continue;
    bus.publish(id, { tells: 'moved', number: entry.number, entries: [entry] });
    await (await tables.get(id))?.runner.receiveEntries([entry]);
    return;
  }
}

export async function deleteTableByOperator({ store, tables }: ServerContext, id: string): Promise<void> {
  if (!(await store.remove(id))) return throwNoTable();
  const live = await tables.get(id)?.catch(() => undefined);
  if (live) dropTable(live);
}

/** Uses a host token, which the server can always create. */
export async function readRecordForOperator(context: ServerContext, id: string, match: number): Promise<string> {
  const found = await findMatchRecord(context, id, match, context.tokens.host(id), async () =>
    assertDefined((await openLiveTable(context, id)) ?? throwNoTable()),
  );
  if (typeof found !== 'string') return found.text;
  if (found === 'round-running')
    throw new HttpError(
      409,
      found,
      'Others are still playing this deal. You can read the record when the round is over.',
    );
  throw new HttpError(404, found, 'There is no record of this match, or the match is not over.');
}
