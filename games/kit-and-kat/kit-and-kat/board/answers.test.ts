import { expect, it } from 'vitest';
import { view } from '../rules/view.ts';
import { dealScene, lateScene, playLines } from '../testing/scene.ts';
import { answeredCards } from './answers.tsx';

it('[KK-10] what has been answered can be read again, the last of it first', () => {
  const three = dealScene(['C1 C2 C6 C7 C8', 'B1 B2 B6 B7 B8', 'A1 A2 A6 A7 A8']);
  expect(answeredCards(view(playLines(three, '2 A1').state, 0))).toEqual([]);
  const both = playLines(three, '2 A1', '2 A2', '2 lay A6', '1 B1', '1 B2');
  expect(answeredCards(view(both.state, 0))).toEqual(['B2', 'A2']);
});

it('[KK-21r] an answer out of order has no question yet', () => {
  const out = playLines(dealScene(['C1 C2 C6 C7 C8', 'A1 A2 A6 A7 A8']), '1 A1', '1 A6');
  expect(answeredCards(view(out.state, 0))).toEqual([]);
});

it('a book that is taken has all its answers', () => {
  const scene = lateScene(['A9 C9', 'A10 B9', 'D9'], [], { turn: 1 });
  expect(answeredCards(view(scene.state, 0)).filter(card => card.startsWith('E'))).toEqual([
    'E2',
    'E4',
    'E6',
    'E8',
    'E10',
  ]);
});
