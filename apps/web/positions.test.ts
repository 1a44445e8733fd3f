import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { fullnessOf, laidAt, momentsOf, playedMatch } from './e2e/support/prepared-tables.ts';

const view = { game: 'some', seat: 0, turn: [0], others: [], table: [], scores: [] };

describe('the moments of a match that are looked at', () => {
  it('takes a full cloth for fuller than a full hand', () => {
    const cloth = Array.from({ length: 30 }, (_, i) => [0, i, 'A']);
    const [begun, full] = [
      { ...view, hand: ['A', 'B', 'C'] },
      { ...view, hand: ['A'], crossword: cloth },
    ];
    expect(fullnessOf(full)).toBeGreaterThan(fullnessOf(begun));
  });

  for (const boxed of gamesOnShelf().filter(({ seats: [, most] }) => most === 1)) {
    it(`finds ${boxed.title} fullest when it is no longer at its beginning`, async () => {
      const { beginning, fullest, late } = momentsOf(await playedMatch(boxed, 1));
      expect(fullest.after).toBeGreaterThan(beginning.after);
      expect(fullest.fullness).toBeGreaterThanOrEqual(late.fullness);
    });
  }
});

describe('who sits at a table that was laid beforehand', async () => {
  const match = await playedMatch(assertDefined(findGame('monkey')), 2);
  const { late, waiting, beginning } = momentsOf(match);
  const names = ['Ada', 'Ben'];

  it('is a person among computer players, in whatever chair', () => {
    for (const moment of [late, waiting]) {
      const { table, entries } = laidAt('a', match, moment, { names, company: 'computers' });
      expect(table).toMatchObject({ people: moment.chair === 0 ? ['Ada', null] : [null, 'Ada'] });
      expect(entries).toContainEqual(expect.objectContaining({ what: 'sit', seat: moment.chair, name: 'Ada' }));
      expect(entries).toContainEqual(
        expect.objectContaining({ what: 'computer', seat: 1 - moment.chair, name: 'Ben' }),
      );
    }
  });

  it('is everybody in one room', () => {
    expect(laidAt('a', match, late, { names, company: 'same room' }).table).toMatchObject({ people: names });
  });

  it('is somebody who waits while another is asked', () => {
    expect(waiting).toEqual({ ...beginning, chair: 1 - beginning.chair });
  });
});
