import { expect, it } from 'vitest';
import { statisticsByGame } from './match-statistics.ts';

const finished = (game: string, ended: number, winners: number[], mine = [0]) => ({ game, ended, winners, mine });

it('counts games, games won, and games won in a row up to the last', () => {
  const records = [
    finished('b', 1, [0]),
    finished('a', 1, [1]),
    finished('a', 4, [0, 2]),
    finished('a', 3, [0]),
    finished('a', 2, [3]),
  ];
  expect(statisticsByGame(records)).toEqual([
    { game: 'a', played: 4, won: 2, streak: 2 },
    { game: 'b', played: 1, won: 1, streak: 1 },
  ]);
});

it('counts no game that others have played at this screen', () => {
  expect(statisticsByGame([finished('a', 1, [0], []), finished('a', 2, [1], [0, 1])])).toEqual([]);
});
