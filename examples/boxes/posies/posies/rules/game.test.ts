import { itemAt } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import type { PosiesPlay, PosiesState } from './parts.ts';

const begun = game.begin({}, { count: 2, dealer: 1 });
const dealt = game.apply(begun, { by: 'chance', drew: { pack: game.pack } }).state;
const played = (state: PosiesState, play: PosiesPlay): PosiesState => game.apply(state, { by: state.turn, play }).state;
const draw: PosiesPlay = { do: 'draw' };
const take = (card: string): PosiesPlay => ({ do: 'take', card });
const lay = (card: string): PosiesPlay => ({ do: 'lay', card });
const meld = (...cards: string[]): PosiesPlay => ({ do: 'meld', cards });
const holding = (...hand: string[]): PosiesState => ({ ...dealt, drawn: true, hands: [hand, itemAt(dealt.hands, 1)] });

describe('Posies', () => {
  it('[PO-1] seven cards each, and one turned up', () => {
    const { hand, others, open, stock } = game.view(dealt, 0);
    expect([hand?.length, others, open.pile, stock]).toEqual([7, [{ seat: 1, cards: 7 }], ['leaf-3'], 33]);
  });

  it('[PO-2] the dealer’s left begins', () => {
    expect(game.refuse(dealt, 1, draw)?.clause).toBe('PO-2');
  });

  it('[PO-3] one card is drawn first, from the stock unseen or from the pile for all to see', () => {
    expect(game.refuse(dealt, 0, lay('rose-1'))).toMatchObject({ clause: 'PO-3', why: 'draw-first' });
    expect(game.refuse(played(dealt, draw), 0, take('leaf-3'))).toMatchObject({ why: 'drawn-already' });
    expect(game.refuse(dealt, 0, take('star-1'))).toMatchObject({ clause: 'PO-3', why: 'not-on-top' });
    expect(game.view(played(dealt, draw), 1).open.known).toEqual([[], []]);
    expect(game.view(played(dealt, take('leaf-3')), 1).open.known).toEqual([['leaf-3'], []]);
  });

  it('[PO-4] melds are runs and threes of a number, and score their highest', () => {
    const state = holding('rose-3', 'rose-4', 'rose-5', 'leaf-5', 'moon-5', 'star-1');
    expect(game.refuse(state, 0, meld('rose-3', 'rose-4', 'leaf-5'))?.clause).toBe('PO-4');
    expect(played(state, meld('rose-3', 'rose-4', 'rose-5')).points).toEqual([5, 0]);
    expect(played(state, meld('rose-5', 'leaf-5', 'moon-5')).melds).toEqual([
      { seat: 0, cards: ['rose-5', 'leaf-5', 'moon-5'] },
    ]);
  });

  it('[PO-5] [PO-9r] a card on the pile ends the turn, also one just taken from it', () => {
    const state = played(played(dealt, take('leaf-3')), lay('leaf-3'));
    expect([state.turn, state.pile, state.known]).toEqual([1, ['leaf-3'], [[], []]]);
    expect(game.refuse(played(dealt, take('leaf-3')), 0, lay('star-12'))?.clause).toBe('PO-5');
  });

  it('[PO-6] whoever has no card left scores five more', () => {
    const state = played(holding('rose-3', 'rose-4', 'rose-5'), meld('rose-3', 'rose-4', 'rose-5'));
    expect(game.status(state)).toEqual({ is: 'over', result: { winners: [0], scores: [10, 0] } });
  });

  it('[PO-7] [PO-8r] an empty stock ends it with the turn; equals share', () => {
    const state = played({ ...holding('rose-3', 'rose-9'), stock: [] }, lay('rose-3'));
    expect(game.status(state)).toEqual({ is: 'over', result: { winners: [0, 1], scores: [0, 0] } });
    expect(game.refuse(state, 1, draw)?.clause).toBe('PO-7');
  });
});
