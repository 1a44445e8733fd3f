/** A user's program that imports every entry point of the client. The types of zod, on which its own rest, use `URL`. */
import { answerError, type Client, type ClientState, createRemoteTable } from '@parlour/client';
import { type BotCredentials, runBot } from '@parlour/client/bot';
import { connectFromBrowser } from '@parlour/client/browser';
import { connectFromNode } from '@parlour/client/node';

/** Lost types would be `any`, which accepts everything. */
type IsAny<T> = 0 extends 1 & T ? true : false;
type Known<T> = IsAny<T> extends true ? never : T;
export const kept: readonly [Known<NonNullable<ClientState['scene']>['view']['scores']>] = [[0, 0]];

export async function play(address: string): Promise<readonly unknown[]> {
  const laid = await createRemoteTable(address, { game: 'monkey', seats: 3 });
  if ('error' in laid) return [laid.error.code];
  const credentials: BotCredentials = { name: 'Robin', code: laid.code };
  const client: Client = connectFromNode(
    address,
    { table: laid.table, host: laid.host },
    { onChange: () => undefined },
  );
  const sat = await client.ask({ ask: 'sit', name: 'Robin' });
  const ended: string = await runBot(address, credentials, ({ plays }) => plays[0]);
  return [sat.ok ? sat.token : answerError(sat)?.message, ended, connectFromBrowser];
}
