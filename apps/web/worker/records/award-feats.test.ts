import type { Feat } from '@parlour/games/shelf/feats';
import { expect, it } from 'vitest';
import { earnedFeats, newFeatsWith, observedFeatIds } from './award-feats.ts';

const feats: readonly Feat[] = [
  { id: 'all', title: 'All', says: 'Win all.', condition: { is: 'won', games: ['a', 'b'] } },
  { id: 'row', title: 'Row', says: 'Win three in a row.', condition: { is: 'in a row', game: 'a', times: 3 } },
  {
    ...{ id: 'ten', title: 'Ten', says: 'Score ten.' },
    condition: { is: 'seen', games: ['a'], isAchievedIn: ({ seat, result }) => (result.scores[seat] ?? 0) >= 10 },
  },
];
const finished = (game: string, ended: number, winners: number[], more = {}) => ({
  ...{ id: `${game}${ended}`, game, ended, winners, mine: [0] },
  ...more,
});
const ids = (list: readonly Feat[]): string[] => list.map(({ id }) => id);

it('are earned by winning each of some games, or one so often in a row', () => {
  const a = (ended: number, winner: number) => finished('a', ended, [winner]);
  expect(ids(earnedFeats(feats, [a(1, 0)]))).toEqual([]);
  expect(ids(earnedFeats(feats, [a(1, 0), finished('b', 2, [0])]))).toEqual(['all']);
  expect(ids(earnedFeats(feats, [a(1, 0), a(2, 0), a(3, 1), a(4, 0)]))).toEqual([]);
  expect(ids(earnedFeats(feats, [a(4, 1), a(3, 0), a(1, 0), a(2, 0)]))).toEqual(['row']);
});

it('are seen in a match, of its own game only', () => {
  const played = { seat: 0, events: [], result: { winners: [0], scores: [12] } };
  expect(observedFeatIds(feats, 'a', played)).toEqual(['ten']);
  expect(observedFeatIds(feats, 'b', played)).toEqual([]);
  expect(ids(earnedFeats(feats, [finished('a', 1, [], { feats: ['ten'] })]))).toEqual(['ten']);
});

it('are nobody’s where others have played', () => {
  expect(earnedFeats(feats, [finished('a', 1, [0], { feats: ['ten'], mine: [] })])).toEqual([]);
});

it('are new with the record that earns them', () => {
  const records = [
    finished('a', 1, [0], { feats: ['ten'] }),
    finished('b', 2, [0]),
    finished('a', 3, [0], { feats: ['ten'] }),
  ];
  expect(ids(newFeatsWith(feats, records.slice(0, 2), 'b2'))).toEqual(['all']);
  expect(ids(newFeatsWith(feats, records, 'a3'))).toEqual([]);
});
