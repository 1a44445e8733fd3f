/** Tables elsewhere before one sits at them: laying one on the server, finding one by its code, listing the open ones. */
import * as http from '@parlour/client/http';
import { failure, type Result, success } from '@parlour/kernel/result';
import type { HttpFailed, ListedTables } from '@parlour/protocol/http';
import type { TableSettings } from '@parlour/table/log';
import type { Store } from './store.ts';
import type { TableCompany } from './worker-api.ts';

/** A page asks the server it came from. */
const HERE = '';

/** What the server answers, or its sentence; where there is no server, that is said. */
async function fromServer<T extends object>(asked: Promise<T | HttpFailed>): Promise<Result<T>> {
  try {
    const answer = await asked;
    return http.isFailed(answer) ? failure(answer.error.message) : success(answer);
  } catch {
    return failure('No server is within reach. Tables on this device need none.');
  }
}

/** Lays a table on the server, and answers its name: whoever knows that, or its code, can come. */
export async function layRemote(
  store: Store,
  { game, options, count }: TableCompany,
  door: 'private' | 'listed',
  settings: TableSettings,
): Promise<Result<string>> {
  const laid = await fromServer(http.layTable(HERE, { game, options, door, seats: count, settings }));
  if (!laid.ok) return laid;
  const { table: id, host } = laid.value;
  await store.put('far', { id, host, touched: Date.now() });
  return success(id);
}

export const findCode = (code: string): Promise<Result<{ readonly table: string }>> =>
  fromServer(http.findTable(HERE, code));

export const listed = (): Promise<Result<ListedTables>> => fromServer(http.listTables(HERE));
