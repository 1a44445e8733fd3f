/** What a table on this device needs of whatever keeps it: the store of the browser, or the memory of an embedded table. */
import type { Happening, MatchResult } from '@parlour/kernel/game';
import type { Entry } from '@parlour/table/log';
import { appendEntries, type KeptRecord, type KeptTable, readEntries, type Store } from './store.ts';

export type LocalKeeping = {
  /** The entries of the table from this number on. */
  read(number: number): Promise<Entry[]>;
  /** Somebody else may have written first: two entries never have one number. */
  append(entries: readonly Entry[]): Promise<'kept' | 'behind'>;
  /** What a list of tables shows of it. */
  note(row: KeptTable): Promise<unknown>;
  record(id: string): Promise<KeptRecord | undefined>;
  /** Keeps a finished game; answers the titles of feats that are new with it. */
  keep(record: KeptRecord, happenings: readonly Happening[]): Promise<string[]>;
  /** The attempt at the deal of a day has ended. */
  finishDay(day: string, result: MatchResult): Promise<void>;
};

export const keepingOf = (store: Store, { id, game }: Pick<KeptTable, 'id' | 'game'>): LocalKeeping => ({
  read: number => readEntries(store, id, number),
  append: entries => appendEntries(store, id, entries),
  note: row => store.put('tables', row),
  record: name => store.get('records', name),
  keep: async (record, happenings) => (await import('./earning.ts')).keepEarned(store, record, happenings),
  finishDay: async (day, result) => (await import('./days.ts')).finishDay({ game, day }, id, result),
});
