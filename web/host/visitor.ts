/** What is known of a table elsewhere while one is there. */

import type { Client } from '@parlour/client/client';
import type { ClientState } from '@parlour/client/client-state';
import type { ReadFile } from '@parlour/games/shelf';
import type { Game } from '@parlour/kernel/game';
import type { AwaySince } from './away.ts';
import type { Showing } from './keepsake.ts';
import type { FarTable, Store } from './store.ts';
import type { Proved, Told, Visit } from './visit.ts';

export type Visitor = {
  readonly store: Store;
  readonly read: ReadFile;
  readonly hear: (told: Told) => void;
  readonly guest: Client;
  kept: FarTable;
  /** What the page asks through, once there is a game to ask about. */
  visit: Visit | undefined;
  game: Game | undefined;
  here: readonly boolean[];
  away: AwaySince;
  isConnected: boolean;
  /** What the page was told last, to tell apart what is new. */
  told: ClientState | undefined;
  /** The seal our cut was last shown for, and what came of the showing of cuts. */
  shownFor: string | undefined;
  showing: Showing['is'] | undefined;
  /** What the record of the last match came to, and whether that is being found out. */
  proved: Proved | undefined;
  isProving: boolean;
};

/** What is kept of the table by now, by this tab or another. */
export const keptOf = async ({ store, kept }: Visitor): Promise<FarTable> => (await store.get('far', kept.id)) ?? kept;

type Change = (kept: FarTable) => Partial<FarTable>;

/** Another tab may be at the same table: what it has kept stays. What must not be lost is on the disk when it is done. */
export async function keepFar(
  visitor: Visitor,
  change: Change,
  durability: IDBTransactionDurability = 'default',
): Promise<FarTable> {
  const transaction = visitor.store.transaction('far', 'readwrite', { durability });
  const row = (await transaction.store.get(visitor.kept.id)) ?? visitor.kept;
  visitor.kept = { ...row, ...change(row) };
  await Promise.all([transaction.store.put(visitor.kept), transaction.done]);
  return visitor.kept;
}
