/** Feats are looked for when a match is over, and kept with its record. */
import type { Feat } from '@parlour/games/shelf/feat';
import { openMatch } from '@parlour/games/shelf/open-record';
import { type ReadFile, shelf } from '@parlour/games/shelf/shelf';
import type { Happening } from '@parlour/kernel/game';
import { statusOf } from '@parlour/kernel/match';
import { earnedOf, feltIn, newWith } from '../feats.ts';
import { ownSeat } from '../statistics.ts';
import type { KeptRecord, Store } from './store.ts';

const allFeats = async (): Promise<Feat[]> =>
  (await Promise.all(shelf.map(async box => (await box.feats?.()) ?? []))).flat();

/** Keeps a record with the feats that were seen in it; answers the titles of those that are new. */
export async function keepEarned(
  store: Store,
  record: KeptRecord,
  happenings: readonly Happening[],
): Promise<string[]> {
  const feats = await allFeats();
  await store.put('records', { ...record, feats: seenBy(feats, record, happenings) });
  return newWith(feats, await store.getAll('records'), record.id).map(({ title }) => title);
}

function seenBy(feats: readonly Feat[], record: KeptRecord, happenings: readonly Happening[]): string[] {
  const seat = ownSeat(record);
  if (seat === undefined) return [];
  const { winners, scores } = record;
  return feltIn(feats, record.game, { seat, happenings, result: { winners, scores } });
}

export type Earned = {
  readonly box: string;
  readonly feats: readonly (Pick<Feat, 'id' | 'title' | 'says'> & { readonly isEarned: boolean })[];
};

/** Every feat by box. Records that were kept before there were feats are looked through first. */
export async function featsByBox(store: Store, read: ReadFile): Promise<Earned[]> {
  const feats = await allFeats();
  for (const record of await store.getAll('records')) if (!record.feats) await lookThrough(store, read, feats, record);
  const earned = new Set(earnedOf(feats, await store.getAll('records')).map(({ id }) => id));
  return Promise.all(
    shelf.map(async box => ({
      box: box.id,
      feats: ((await box.feats?.()) ?? []).map(({ id, title, says }) => ({
        id,
        title,
        says,
        isEarned: earned.has(id),
      })),
    })),
  );
}

/** A record that cannot be played through has shown nothing. */
async function lookThrough(store: Store, read: ReadFile, feats: readonly Feat[], record: KeptRecord): Promise<void> {
  const opened = await openMatch(record.text, read);
  const happenings = opened.ok && statusOf(opened.value).is === 'over' ? opened.value.happenings : [];
  await store.put('records', { ...record, feats: seenBy(feats, record, happenings) });
}
