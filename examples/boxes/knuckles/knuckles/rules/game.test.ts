import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import type { Dice, KnucklesPlay, KnucklesState } from './parts.ts';

const begun = game.begin({}, { count: 2, dealer: 1 });
const thrown = (state: KnucklesState, dice: Dice): KnucklesState =>
  game.apply(state, { by: 'chance', drew: { dice } }).state;
const played = (state: KnucklesState, play: KnucklesPlay): KnucklesState =>
  game.apply(state, { by: state.turn, play }).state;
const mark = (number: number): KnucklesPlay => ({ do: 'mark', number });

describe('Knuckles', () => {
  it('[KU-1] the dealer’s left begins, and the turn passes', () => {
    const state = thrown(begun, [1, 2, 3]);
    expect(game.refuse(state, 1, mark(1))?.clause).toBe('KU-1');
    expect(played(state, mark(1)).turn).toBe(1);
  });

  it('[KU-2] thrown again once, all three', () => {
    const again = played(thrown(begun, [1, 1, 2]), { do: 'again' });
    expect(game.status(again)).toEqual({ is: 'chance', of: 'draw' });
    expect(game.refuse(thrown(again, [2, 2, 2]), 0, { do: 'again' })).toMatchObject({
      clause: 'KU-2',
      why: 'thrown-twice',
    });
  });

  it('[KU-3] no number twice', () => {
    const state = thrown(played(thrown(played(thrown(begun, [1, 1, 2]), mark(1)), [4, 4, 4]), mark(4)), [1, 1, 1]);
    expect(game.refuse(state, 0, mark(1))).toMatchObject({ clause: 'KU-3', number: 1 });
  });

  it('[KU-4] [KU-6r] a mark scores what the dice show of it, also nothing', () => {
    const state = thrown(begun, [5, 2, 5]);
    expect(game.view(played(state, mark(5)), null).scores).toEqual([10, 0]);
    expect(game.view(played(state, mark(6)), null).scores).toEqual([0, 0]);
  });

  it('[KU-5] [KU-7r] most points win when all is marked; equals share', () => {
    const full = {
      ...begun,
      marks: [
        [1, 2, 3, 4, 5, 6],
        [1, 2, 3, 4, 5, 6],
      ],
    };
    expect(game.status(full)).toMatchObject({ is: 'over', result: { winners: [0, 1] } });
    expect(game.status({ ...full, marks: [[0, 2, 3, 4, 5, 6], full.marks[1]!] })).toMatchObject({
      result: { winners: [1] },
    });
    expect(game.refuse(full, 0, mark(1))?.clause).toBe('KU-5');
  });
});
