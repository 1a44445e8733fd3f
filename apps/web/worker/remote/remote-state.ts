/** State of an open remote table, and its stored row. */

import type { Client, ClientState } from '@parlour/client/client';
import type { ReadDataFile } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import type { Store, StoredRemoteTable } from '../store.ts';
import type { ProvedMatch, TableHandle, TableMessage } from '../table-handle.ts';
import type { AwaySince } from './remote-events.ts';
import type { RevealStep } from './remote-shuffle.ts';

export type RemoteTable = {
  readonly store: Store;
  readonly read: ReadDataFile;
  readonly onMessage: (message: TableMessage) => void;
  readonly client: Client;
  row: StoredRemoteTable;
  /** Created once the game is open. */
  handle: TableHandle | undefined;
  pendingGame: Promise<Game> | undefined;
  game: Game | undefined;
  /** Connected seats, as the server reports; empty while offline. */
  connected: readonly boolean[];
  /** Number of spectators. */
  watching: number;
  missingSince: AwaySince;
  awaySince: AwaySince;
  /** Fires when the next absence exceeds the grace period. */
  awayTimer: ReturnType<typeof setTimeout> | undefined;
  /** Number of sentences about presence, for unique event numbers. */
  presenceSentences: number;
  isConnected: boolean;
  /** The state the page was sent last, to find what is new. */
  shownState: ClientState | undefined;
  /** The latest state, while the page still shows a result. */
  heldBackState: ClientState | undefined;
  /** The seal for which our cut was revealed, and the outcome. */
  revealedSeal: string | undefined;
  revealStatus: RevealStep['is'] | undefined;
  /** The verified last match, and whether verification is running. */
  proved: ProvedMatch | undefined;
  isProving: boolean;
};

/** Another tab may have changed the row. */
export const readRemoteRow = async ({ store, row }: RemoteTable): Promise<StoredRemoteTable> =>
  (await store.get('far', row.id)) ?? row;

type RowChange = (row: StoredRemoteTable) => Partial<StoredRemoteTable>;

/** Keeps changes by another tab at the same table. With 'strict' the row is on disk when this resolves. */
export async function updateRemoteRow(
  remote: RemoteTable,
  change: RowChange,
  durability: IDBTransactionDurability = 'default',
): Promise<StoredRemoteTable> {
  const transaction = remote.store.transaction('far', 'readwrite', { durability });
  const row = (await transaction.store.get(remote.row.id)) ?? remote.row;
  remote.row = { ...row, ...change(row) };
  await Promise.all([transaction.store.put(remote.row), transaction.done]);
  return remote.row;
}
