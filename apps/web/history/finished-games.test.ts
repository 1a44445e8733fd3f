import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { expect, it } from 'vitest';
import { EMPTY_FILTER, finishedGameRow, matchesFilter, shareResultText } from './finished-games.ts';

const high = assertDefined(gamesOnShelf().find(({ better, seats }) => better === 'high' && seats[1] > 1));
const low = assertDefined(gamesOnShelf().find(({ better, seats }) => better === 'low' && seats[1] > 1));
const alone = assertDefined(gamesOnShelf().find(({ seats }) => seats[1] === 1));

const names = ['Ada', 'Edith', 'Winifred', 'Mabel'];
const finished = (game: string, mine: number[], winners: number[], scores: number[], more = {}) =>
  finishedGameRow({
    id: 'x.1',
    game,
    ended: 1,
    names: names.slice(0, Math.max(scores.length, 4)),
    mine,
    winners,
    scores,
    ...more,
  });

it('tells how a game ended and who played', () => {
  expect(finished(high.id, [0], [0, 2], [12, 9])).toMatchObject({
    title: high.title,
    outcome: 'won',
    result: 'Won 12–9',
    players: 'With Winifred against Edith and Mabel',
  });
  expect(finished(low.id, [0], [3], [40, 101, 60, 12])).toMatchObject({
    outcome: 'lost',
    result: 'Lost 40–12',
    players: 'Against Edith, Winifred and Mabel',
  });
  expect(finished(high.id, [0], [0, 1, 2], [1, 1, 1, 0])).toMatchObject({ result: 'Won' });
  expect(finished(alone.id, [0], [], [7], { names: ['Ada'] })).toMatchObject({
    result: '7 cards left',
    players: '',
  });
});

it('does not count a game of others for the player', () => {
  const row = finished(high.id, [], [1], [3, 5], { names: ['Mum', 'Tom'] });
  expect(row).toMatchObject({ outcome: 'others', result: 'Tom won, 3–5', players: 'Mum and Tom' });
});

it('finds by words, wins and friends', () => {
  const rows = [
    finished(high.id, [0], [0], [4, 2, 1, 1], { decided: 'Ada takes the last trick.' }),
    finished(low.id, [0], [3], [40, 101, 60, 12], { names: ['Ada', 'Ben', 'Cyd', 'Dot'] }),
  ];
  const found = (wanted: Partial<typeof EMPTY_FILTER>): string[] =>
    rows.filter(row => matchesFilter(row, { ...EMPTY_FILTER, ...wanted })).map(({ title }) => title);
  expect(found({})).toHaveLength(2);
  expect(found({ words: high.title })).toEqual([high.title]);
  expect(found({ words: 'Ben' })).toEqual([low.title]);
  expect(found({ show: 'won' })).toEqual([high.title]);
  expect(found({ show: 'friends' })).toContain(low.title);
  expect(found({ words: 'last TRICK' })).toEqual([high.title]);
  expect(found({ words: 'nothing of the kind' })).toEqual([]);
});

it('is shared in one short sentence', () => {
  const counting = assertDefined(gamesOnShelf().find(({ counts, seats }) => counts && seats[1] > 4));
  const silent = assertDefined(gamesOnShelf().find(({ counts, seats }) => !counts && seats[1] > 1));
  const many = counting.counts![1];
  const shared = (game: { id: string }, mine: number[], winners: number[], scores: number[]): string =>
    shareResultText({
      id: 'x.1',
      game: game.id,
      ended: 1,
      names: names.slice(0, Math.max(scores.length, 1)),
      mine,
      winners,
      scores,
    });
  expect(shared(counting, [1], [0], [6, 4, 1, 2])).toBe(`I came 2nd at ${counting.title}, 4 ${many}.`);
  expect(shared(counting, [0], [0], [6, 4, 1, 2])).toBe(`I won at ${counting.title}, 6 ${many}.`);
  expect(shared(counting, [2], [0], [6, 4, 1, 2])).toBe(`I came 4th at ${counting.title}, 1 ${counting.counts![0]}.`);
  expect(shared(high, [0], [0, 2], [10, 4])).toBe(`I won at ${high.title}, 10–4.`);
  expect(shared(high, [0], [1, 3], [4, 10])).toBe(`I lost at ${high.title}, 4–10.`);
  expect(shared(silent, [3], [0, 1, 2], [1, 1, 1, 0])).toBe(`I lost at ${silent.title}.`);
  expect(shared(alone, [0], [0], [0])).toBe(`I solved ${alone.title}.`);
  expect(shared(alone, [0], [], [7])).toBe(`I had 7 cards left at ${alone.title}.`);
  expect(shared(high, [0, 1], [1], [4, 10])).toBe(`Edith won at ${high.title}, 4–10.`);
});
