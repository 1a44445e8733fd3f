/** What is known of a table elsewhere while one is there. */

import type { Client } from '@parlour/client/client';
import type { ClientState } from '@parlour/client/client-state';
import type { ReadFile } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import type { AwaySince } from './away.ts';
import type { Showing } from './keepsake.ts';
import type { KeptRemote, Store } from './store.ts';
import type { Proved, TableHandle, TableMessage } from './table-handle.ts';

export type RemoteTable = {
  readonly store: Store;
  readonly read: ReadFile;
  readonly hear: (told: TableMessage) => void;
  readonly client: Client;
  kept: KeptRemote;
  /** What the page asks through, once there is a game to ask about. */
  visit: TableHandle | undefined;
  opening: Promise<Game> | undefined;
  game: Game | undefined;
  /** Who is connected, as the server says; empty while we are not. */
  here: readonly boolean[];
  missing: AwaySince;
  away: AwaySince;
  /** Tells the page when the next person is called away. */
  awayTimer: ReturnType<typeof setTimeout> | undefined;
  /** How many sentences were told about who comes and goes. */
  comings: number;
  isConnected: boolean;
  /** What the page was told last, to tell apart what is new. */
  told: ClientState | undefined;
  /** What has come of the table since, while the page still shows the result that was told last. */
  passed: ClientState | undefined;
  /** The seal our cut was last shown for, and what came of the showing of cuts. */
  shownFor: string | undefined;
  showing: Showing['is'] | undefined;
  /** What the record of the last match came to, and whether that is being found out. */
  proved: Proved | undefined;
  isProving: boolean;
};

/** What is kept of the table by now, by this tab or another. */
export const keptOf = async ({ store, kept }: RemoteTable): Promise<KeptRemote> =>
  (await store.get('far', kept.id)) ?? kept;

type Change = (kept: KeptRemote) => Partial<KeptRemote>;

/** Another tab may be at the same table: what it has kept stays. What must not be lost is on the disk when it is done. */
export async function keepRemote(
  remote: RemoteTable,
  change: Change,
  durability: IDBTransactionDurability = 'default',
): Promise<KeptRemote> {
  const transaction = remote.store.transaction('far', 'readwrite', { durability });
  const row = (await transaction.store.get(remote.kept.id)) ?? remote.kept;
  remote.kept = { ...row, ...change(row) };
  await Promise.all([transaction.store.put(remote.kept), transaction.done]);
  return remote.kept;
}
