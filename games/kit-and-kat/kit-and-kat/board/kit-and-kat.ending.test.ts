import type { EndingProps } from '@parlour/board-kit/ending';
import { expect, it } from 'vitest';
import type { KitEvent } from '../rules/events.ts';
import type { KitView } from '../rules/view.ts';
import { headline, playerNote, sayDecision } from './kit-and-kat.ending.tsx';

const caught: KitEvent = { what: 'shout', clause: 'KK-8', seat: 1, at: 0, verdict: 'mistake' };
const ended: EndingProps<KitView, KitEvent> = {
  me: 0,
  name: seat => ['You', 'Ben'][seat] ?? '',
  against: seat => (seat === 1 ? 'You 0, they 1' : ''),
  result: { winners: [1], scores: [6, 8] },
  events: [caught, { ...caught, verdict: 'false' }, { what: 'book', clause: 'KK-7', seat: 1, book: 'K' }],
  view: { tens: new Array(14).fill(null) } as unknown as KitView,
};

it('says how many books have won, and who was caught', () => {
  expect(headline(ended)).toBe('Ben won: 8 of the 14 books.');
  expect(sayDecision(ended)).toBe('Ben took the last book that counted, K. 1 mistake was caught.');
  expect([playerNote(ended, 0), playerNote(ended, 1)]).toEqual(['caught once', 'You 0, they 1']);
  expect(headline({ ...ended, result: { winners: [0, 1], scores: [7, 7] } })).toBe(
    'You and Ben share the win, 7 books each.',
  );
});
