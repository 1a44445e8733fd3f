/** What is known of a table elsewhere while one is there. */
import type { ReadFile } from '@parlour/games/shelf';
import type { Game } from '@parlour/kernel/game';
import type { Guest } from '@parlour/table/guest';
import type { Seen } from '@parlour/table/seen';
import type { FarTable, Store } from './store.ts';
import type { Told } from './visit.ts';

export type Visitor = {
  readonly store: Store;
  readonly read: ReadFile;
  readonly hear: (told: Told) => void;
  readonly guest: Guest;
  /** Names of requests that are to be sent again. */
  readonly names: string[];
  kept: FarTable;
  game: Game | undefined;
  here: readonly boolean[];
  isConnected: boolean;
  /** What the page was told last, to tell apart what is new. */
  told: Seen | undefined;
};

export async function keepFar(visitor: Visitor, changed: Partial<FarTable>): Promise<void> {
  visitor.kept = { ...visitor.kept, ...changed };
  await visitor.store.put('far', visitor.kept);
}
