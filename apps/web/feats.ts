/** Which feats the kept games come to. */
import type { Deed, Feat, Played } from '@parlour/games/shelf/feat';
import type { KeptRecord } from './host/store.ts';
import { ownSeat } from './statistics.ts';

type Finished = Pick<KeptRecord, 'id' | 'game' | 'mine' | 'winners' | 'ended' | 'feats'>;

const isWon = (record: Finished): boolean => record.winners.includes(ownSeat(record) ?? -1);

/** Games of others are nobody's feats. */
const ownOf = (records: readonly Finished[], games: readonly string[]): Finished[] =>
  records.filter(record => games.includes(record.game) && ownSeat(record) !== undefined);

export const earnedOf = (feats: readonly Feat[], records: readonly Finished[]): Feat[] =>
  feats.filter(({ id, deed }) => isDone(id, deed, records));

function isDone(id: string, deed: Deed, records: readonly Finished[]): boolean {
  switch (deed.is) {
    case 'won':
      return deed.games.every(game => ownOf(records, [game]).some(isWon));
    case 'in a row':
      return longestRun(ownOf(records, [deed.game])) >= deed.times;
    case 'seen':
      return ownOf(records, deed.games).some(({ feats }) => feats?.includes(id));
  }
}

function longestRun(records: readonly Finished[]): number {
  let [run, longest] = [0, 0];
  for (const record of records.toSorted((a, b) => a.ended - b.ended)) {
    run = isWon(record) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** What was seen in one match, by id: kept with its record. */
export const feltIn = (feats: readonly Feat[], game: string, played: Played): string[] =>
  feats.flatMap(({ id, deed }) => (deed.is === 'seen' && deed.games.includes(game) && deed.seen(played) ? [id] : []));

/** What one record has added to the others. */
export function newWith(feats: readonly Feat[], records: readonly Finished[], id: string): Feat[] {
  const before = earnedOf(
    feats,
    records.filter(record => record.id !== id),
  );
  return earnedOf(feats, records).filter(feat => !before.includes(feat));
}
