import type { Game } from '@parlour/kernel/game';
import { randomInput } from '@parlour/kernel/laws';
import { applyInput, beginMatch, matchStatus } from '@parlour/kernel/match';
import { seededRandom } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { playLines } from '../testing/fixtures.ts';
import { alice } from './alice.ts';
import type { State } from './state.ts';

const HANDS = ['1L 1a 2a 3b', '2L 1b 3L 4a', '3a 2b 4L 4b'];
const LINES = ['0 expose 1L', '0 ask 1 1b', '1 expose 2L', '1 ask 0 2b', '* forfeit 4a'];

describe('a view', () => {
  const match = playLines(HANDS, LINES);

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

  it('[AL-6] names the sets completed in play, which all have seen, and no others', () => {
    expect(match.game.view(match.state, 2).won).toEqual([[1], [], []]);
    const laid = playLines(['1L 1a 1b', '2L 3b 2b', '3L 2a 3a']);
    expect(laid.game.view(laid.state, 0).won).toEqual([[], [], []]);
  });

  it('stays small however long a match of twelve goes on', () => {
    const random = seededRandom('twelve');
    const long = beginMatch(alice as Game, { peek: false }, { count: 12 });
    for (let status = matchStatus(long); status.is !== 'over'; status = matchStatus(long)) {
      applyInput(long, randomInput(long, status, random));
      expect(JSON.stringify(alice.view(long.state as State, 5)).length).toBeLessThan(2048);
    }
    expect(long.log.length).toBeGreaterThan(100);
  });

  it('shows finished sets to all when they lie face up', () => {
    const open = playLines(HANDS, LINES, 'peek=true');
    expect(open.game.view(open.state, 2).finished).toEqual([[1], [], []]);
  });
});
