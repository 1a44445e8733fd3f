/** Finds the feats in finished games and stores them with the records. */
import type { Feat, FeatCondition, FinishedMatch } from '@parlour/games/shelf/feats';
import { replayOpenedRecord } from '@parlour/games/shelf/open-record';
import { type ReadDataFile, shelf } from '@parlour/games/shelf/shelf';
import type { GameEvent } from '@parlour/kernel/game';
import { matchStatus } from '@parlour/kernel/match';
import { ownerSeat } from '../../history/match-statistics.ts';
import type { Store, StoredRecord } from '../store.ts';

const allFeats = async (): Promise<Feat[]> =>
  (await Promise.all(shelf.map(async box => (await box.feats?.()) ?? []))).flat();

/** Returns the titles of the new ones. */
export async function saveRecordWithFeats(
  store: Store,
  record: StoredRecord,
  events: readonly GameEvent[],
): Promise<string[]> {
  const feats = await allFeats();
  await store.put('records', { ...record, feats: observedFeatsOf(feats, record, events) });
  return newFeatsWith(feats, await store.getAll('records'), record.id).map(({ title }) => title);
}

function observedFeatsOf(feats: readonly Feat[], record: StoredRecord, events: readonly GameEvent[]): string[] {
  const seat = ownerSeat(record);
  if (seat === undefined) return [];
  const { winners, scores } = record;
  return observedFeatIds(feats, record.game, { seat, events, result: { winners, scores } });
}

export type FeatsOfBox = {
  readonly box: string;
  readonly feats: readonly FeatState[];
};

export type FeatState = Pick<Feat, 'id' | 'title' | 'says' | 'picture'> & {
  readonly isEarned: boolean;
  /** How far it is, for feats that take several games. */
  readonly progress?: { readonly value: number; readonly max: number };
};

/** Replays records from before there were feats. */
export async function featsByBox(store: Store, read: ReadDataFile): Promise<FeatsOfBox[]> {
  const feats = await allFeats();
  for (const record of await store.getAll('records'))
    if (!record.feats) await replayForFeats(store, read, feats, record);
  const records = await store.getAll('records');
  const earned = new Set(earnedFeats(feats, records).map(({ id }) => id));
  return Promise.all(
    shelf.map(async box => ({
      box: box.id,
      feats: ((await box.feats?.()) ?? []).map(({ id, title, says, picture, condition }) => {
        const progress = progressTowards(condition, records);
        return {
          ...{ id, title, says, isEarned: earned.has(id) },
          ...(picture !== undefined && { picture }),
          ...(progress && { progress }),
        };
      }),
    })),
  );
}

/** A record that cannot be replayed has no feats. */
async function replayForFeats(
  store: Store,
  read: ReadDataFile,
  feats: readonly Feat[],
  record: StoredRecord,
): Promise<void> {
  const opened = await replayOpenedRecord(record.text, read);
  const events = opened.ok && matchStatus(opened.value).is === 'over' ? opened.value.events : [];
  await store.put('records', { ...record, feats: observedFeatsOf(feats, record, events) });
}

type FinishedRecord = Pick<StoredRecord, 'id' | 'game' | 'mine' | 'winners' | 'ended' | 'feats'>;

const hasOwnerWon = (record: FinishedRecord): boolean => record.winners.includes(ownerSeat(record) ?? -1);

const ownerRecordsOf = (records: readonly FinishedRecord[], games: readonly string[]): FinishedRecord[] =>
  records.filter(record => games.includes(record.game) && ownerSeat(record) !== undefined);

export const earnedFeats = (feats: readonly Feat[], records: readonly FinishedRecord[]): Feat[] =>
  feats.filter(({ id, condition: deed }) => isEarned(id, deed, records));

function isEarned(id: string, deed: FeatCondition, records: readonly FinishedRecord[]): boolean {
  switch (deed.is) {
    case 'won':
      return deed.games.every(game => ownerRecordsOf(records, [game]).some(hasOwnerWon));
    case 'in a row':
      return longestWinningStreak(ownerRecordsOf(records, [deed.game])) >= deed.times;
    case 'seen':
      return ownerRecordsOf(records, deed.games).some(({ feats }) => feats?.includes(id));
  }
}

/** Undefined for feats of a single game. */
export function progressTowards(
  condition: FeatCondition,
  records: readonly FinishedRecord[],
): FeatState['progress'] | undefined {
  if (condition.is === 'in a row') {
    const value = longestWinningStreak(ownerRecordsOf(records, [condition.game]));
    return { value: Math.min(value, condition.times), max: condition.times };
  }
  if (condition.is !== 'won' || condition.games.length < 2) return undefined;
  const won = condition.games.filter(game => ownerRecordsOf(records, [game]).some(hasOwnerWon));
  return { value: won.length, max: condition.games.length };
}

function longestWinningStreak(records: readonly FinishedRecord[]): number {
  let [run, longest] = [0, 0];
  for (const record of records.toSorted((a, b) => a.ended - b.ended)) {
    run = hasOwnerWon(record) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Stored with the record. */
export const observedFeatIds = (feats: readonly Feat[], game: string, played: FinishedMatch): string[] =>
  feats.flatMap(({ id, condition: deed }) =>
    deed.is === 'seen' && deed.games.includes(game) && deed.isAchievedIn(played) ? [id] : [],
  );

/** Feats that only this record completes. */
export function newFeatsWith(feats: readonly Feat[], records: readonly FinishedRecord[], id: string): Feat[] {
  const before = earnedFeats(
    feats,
    records.filter(record => record.id !== id),
  );
  return earnedFeats(feats, records).filter(feat => !before.includes(feat));
}
