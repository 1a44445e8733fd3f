import { expect, it } from 'vitest';
import { nationsSquares } from './feats.ts';
import type { NationsEvent } from './nations/rules/apply.ts';

const deal: NationsEvent = { what: 'deal', clause: 'NA-3', dealer: 0 };
const trick = (seat: number, card: 'as-2' | 'af-2', how: 'led' | 'star' = 'led'): NationsEvent[] => [
  { what: 'card', clause: 'NA-6', seat, card, ...(how === 'star' && { isStar: true as const }) },
  { what: 'trick', clause: 'NA-8', seat, card },
];

it('[NA-8] a shared deal shows which side took each trick, and which with a Star', () => {
  const result = { winners: [0, 2], scores: [5, 0] };
  const events = [
    deal,
    ...trick(2, 'as-2'),
    ...trick(0, 'af-2', 'star'),
    ...trick(1, 'as-2'),
    deal,
    ...trick(0, 'af-2'),
  ];
  expect(nationsSquares.rowsOf({ seat: 0, events, result })).toEqual([['won', 'best', 'lost'], ['won']]);
  expect(nationsSquares.rowsOf({ seat: 1, events, result })).toEqual([['lost', 'lost', 'won'], ['lost']]);
});
