/** Creates, finds and lists tables on the server. */
import * as http from '@parlour/client/transport';
import { failure, type Result, success } from '@parlour/kernel/result';
import type { HttpErrorBody, ListedTables } from '@parlour/protocol/http';
import type { TableSettings } from '@parlour/table/log';
import type { Store } from '../store.ts';
import type { NewTable } from '../worker-api.ts';
import { workerText } from '../worker-text.ts';

const SAME_ORIGIN = '';

/** Turns HTTP errors and a missing server into messages. */
async function toResult<T extends object>(request: Promise<T | HttpErrorBody>): Promise<Result<T>> {
  try {
    const answer = await request;
    return http.isHttpError(answer) ? failure(answer.error.message) : success(answer);
  } catch {
    return failure(workerText('serverUnreachable'));
  }
}

/** Returns the id; a player with that id or the table's code can join. */
export async function createTableOnServer(
  store: Store,
  { game, options, count }: NewTable,
  visibility: 'private' | 'listed',
  settings: TableSettings,
): Promise<Result<string>> {
  const created = await toResult(
    http.createRemoteTable(SAME_ORIGIN, { game, options, door: visibility, seats: count, settings }),
  );
  if (!created.ok) return created;
  const { table: id, host } = created.value;
  await store.put('far', { id, host, touched: Date.now() });
  return success(id);
}

export const findTableByCode = (code: string): Promise<Result<{ readonly table: string }>> =>
  toResult(http.requestTableByCode(SAME_ORIGIN, code));

export const fetchOpenTables = (): Promise<Result<ListedTables>> => toResult(http.fetchListedTables(SAME_ORIGIN));
