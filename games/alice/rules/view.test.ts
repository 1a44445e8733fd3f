import { lookAt } from '@parlour/kernel/match';
import { describe, expect, it } from 'vitest';
import { sit } from '../testing/sitting.ts';

const HANDS = ['1L 1a 2a 3b', '2L 1b 3L 4a', '3a 2b 4L 4b'];
const LINES = ['0 expose 1L', '0 ask 1 1b', '1 expose 2L', '1 ask 0 2b', '* forfeit 4a'];

describe('a view', () => {
  const match = sit(HANDS, LINES);

  it('has the own hand, and of the others how many cards they have and what lies before them', () => {
    expect(match.game.view(match.state, 0)).toMatchObject({
      game: 'alice',
      seat: 0,
      turn: [2],
      hand: ['2a', '3b', '4a'],
      others: [
        { seat: 1, cards: 1, exposed: '2L', sets: 0 },
        { seat: 2, cards: 4, exposed: null, sets: 0 },
      ],
      table: [],
      scores: [1, 0, 0],
      exposed: [null, '2L', null],
      sets: [1, 0, 0],
      finished: [[1], [], []],
      last: 1,
      barred: [{ by: 1, of: 0, card: '2b' }],
    });
  });

  it('has no hand for an onlooker', () => {
    const view = match.game.view(match.state, null);
    expect('hand' in view).toBe(false);
    expect(view.others.map(({ cards }) => cards)).toEqual([3, 1, 4]);
    expect(view.finished).toEqual([[null], [], []]);
  });

  it('has the very history that the driver keeps', () => {
    for (const chair of [0, 1, 2, null])
      expect(lookAt(match as never, chair)).toEqual(match.game.view(match.state, chair));
  });

  it('shows finished sets to all when they lie face up', () => {
    const open = sit(HANDS, LINES, 'peek=true');
    expect(open.game.view(open.state, 2).finished).toEqual([[1], [], []]);
  });
});
