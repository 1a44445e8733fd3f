import { type Pack, PackProvider } from '@parlour/board-kit/pack';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { type KitView, lastRead, view } from '../rules/view.ts';
import { dealScene, lateScene, playLines } from '../testing/scene.ts';
import { answeredCards } from './answers.tsx';
import { LastRead } from './focus.tsx';

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

it('[KK-10] the last question, then its answer and a note can be read, and all answers once there are notes', () => {
  const pack = {
    wordsOf: (card: string) => `the words of ${card}`,
    languageOf: () => undefined,
    notesOn: (card: string) => (card === 'A2' ? ['Source: an atlas'] : []),
  } as unknown as Pack;
  const reading = (seen: KitView): string =>
    renderToString(h(PackProvider, { value: pack }, h(LastRead, { view: seen, card: lastRead(seen), by: 'Ben' })));
  const three = dealScene(['C1 C2 C6 C7 C8', 'B1 B2 B6 B7 B8', 'A1 A2 A6 A7 A8']);
  expect(reading(view(three.state, 0))).toContain('Tap a card to read it here.');
  const asked = reading(view(playLines(three, '2 A1').state, 0));
  expect(asked).toContain('Ben asked. A2 is the answer.');
  expect(asked).not.toContain('notes');
  const answered = reading(view(playLines(three, '2 A1', '2 A2').state, 0));
  expect(answered).toMatch(/Ben answered A1\..*the words of A1.*Source: an atlas.*Answers and notes/);
});
