import { gamesOnShelf } from '@parlour/games/shelf';
import { must } from '@parlour/kernel/must';
import { expect, it } from 'vitest';
import { ANYTHING, choicesOf, isWanted, rowOf } from './my-games.ts';

const high = must(gamesOnShelf().find(({ better, seats }) => better === 'high' && seats[1] > 1));
const low = must(gamesOnShelf().find(({ better, seats }) => better === 'low' && seats[1] > 1));
const alone = must(gamesOnShelf().find(({ seats }) => seats[1] === 1));

const names = ['Ada', 'Edith', 'Winifred', 'Mabel'];
const finished = (game: string, mine: number[], winners: number[], scores: number[], more = {}) =>
  rowOf({
    id: 'x.1',
    game,
    ended: 1,
    names: names.slice(0, Math.max(scores.length, 4)),
    mine,
    winners,
    scores,
    ...more,
  });

it('says how it ended and in whose company', () => {
  expect(finished(high.id, [0], [0, 2], [12, 9])).toMatchObject({
    title: high.title,
    end: 'won',
    result: 'won 12 to 9',
    company: 'with Winifred against Edith and Mabel',
  });
  expect(finished(low.id, [0], [3], [40, 101, 60, 12])).toMatchObject({
    end: 'lost',
    result: 'lost 40 to 12',
    company: 'against Edith, Winifred and Mabel',
  });
  expect(finished(high.id, [0], [0, 1, 2], [1, 1, 1, 0])).toMatchObject({ result: 'won' });
  expect(finished(alone.id, [0], [], [7], { names: ['Ada'] })).toMatchObject({
    result: 'did not come out, 7 left',
    company: '',
  });
});

it('gives the game of others to nobody', () => {
  const row = finished(high.id, [], [1], [3, 5], { names: ['Mum', 'Tom'] });
  expect(row).toMatchObject({ end: 'others’', result: 'Tom won, 3 : 5', company: 'Mum and Tom' });
});

it('finds by game, opponent, end and words', () => {
  const rows = [
    finished(high.id, [0], [0], [4, 2, 1, 1], { decided: 'Ada takes the last trick.' }),
    finished(low.id, [0], [3], [40, 101, 60, 12], { names: ['Ada', 'Ben', 'Cyd', 'Dot'] }),
  ];
  const found = (wanted: Partial<typeof ANYTHING>): string[] =>
    rows.filter(row => isWanted(row, { ...ANYTHING, ...wanted })).map(({ title }) => title);
  expect(found({})).toHaveLength(2);
  expect(found({ game: high.title })).toEqual([high.title]);
  expect(found({ other: 'Ben' })).toEqual([low.title]);
  expect(found({ end: 'won' })).toEqual([high.title]);
  expect(found({ words: 'last TRICK' })).toEqual([high.title]);
  expect(found({ words: 'nothing of the kind' })).toEqual([]);
  expect(choicesOf(rows)).toEqual({
    games: [high.title, low.title].sort(),
    others: ['Ben', 'Cyd', 'Dot', 'Edith', 'Mabel', 'Winifred'],
  });
});
