/** What is asked of a server before one sits down: laying a table, and finding one. */
import type { CreateTableRequest, HttpFailed, LaidTable, ListedTables } from '@parlour/protocol/http';
import { isFound, isHttpFailed, isLaid, isListed, isPublicSnapshot } from '@parlour/protocol/read';
import type { PublicSnapshot } from '@parlour/protocol/server-frames';

/** Whether it is an error and no answer. */
export const isFailed = (answer: object): answer is HttpFailed => isHttpFailed(answer);

const NONSENSE: HttpFailed = { error: { code: 'our-fault', message: 'The server does not answer as it should.' } };

/** Rejects where no server is within reach. The address may be empty on a page of the server's own. */
async function asked<T>(url: string, is: (json: unknown) => json is T, body?: object): Promise<T | HttpFailed> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {});
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok && is(json)) return json;
  return isHttpFailed(json) ? json : NONSENSE;
}

/** Lays a table. Whoever holds the `host` token of the answer may close it. */
export const layTable = (address: string, request: CreateTableRequest): Promise<LaidTable | HttpFailed> =>
  asked(`${address}/api/tables`, isLaid, request);

/** The table of a code, as people read it out to each other. */
export const findTable = (address: string, code: string): Promise<{ readonly table: string } | HttpFailed> =>
  asked(`${address}/api/codes/${encodeURIComponent(code)}`, isFound);

/** What everybody may know of a table. */
export const tableFacts = (address: string, table: string): Promise<PublicSnapshot | HttpFailed> =>
  asked(`${address}/api/tables/${encodeURIComponent(table)}`, isPublicSnapshot);

/** The tables that are listed. */
export const listTables = (address: string): Promise<ListedTables | HttpFailed> =>
  asked(`${address}/api/tables`, isListed);
