import type { EndingProps } from '@parlour/board-kit/ending';
import { expect, it } from 'vitest';
import type { AliceEvent } from '../rules/apply.ts';
import type { AliceView } from '../rules/view.ts';
import { aheadSince, decided, headline, knownSets } from './alice.ending.tsx';

const complete = (seat: number, set: number): AliceEvent => ({ what: 'complete', clause: 'AL-6', seat, set });
const ended: EndingProps<AliceView, AliceEvent> = {
  me: 0,
  name: seat => ['You', 'Ben'][seat] ?? '',
  against: () => '',
  result: { winners: [0], scores: [2, 1] },
  events: [complete(0, 3), complete(1, 4), complete(0, 12)],
  view: {} as AliceView,
};

it('says with how many sets it was won, and which went ahead for good', () => {
  expect(headline(ended)).toBe('You won with 2 sets.');
  expect(decided(ended)).toBe('You took the lead for good with the 3rd set.');
  const even = { ...ended, result: { winners: [0, 1], scores: [1, 1] } };
  expect(headline(even)).toBe('You and Ben tie with 1 set each.');
});

it('[AL-6] shows the sets made in play, and hides those that were dealt whole', () => {
  const view = {
    finished: [
      [null, null, null],
      [4, 5],
    ],
    won: [[7, 9], [5]],
  };
  expect(knownSets(view, 0)).toEqual([null, 7, 9]);
  expect(knownSets(view, 1)).toEqual([4, 5]);
});

it('[AL-23r] says that the turns were up', () => {
  const end: AliceEvent = { what: 'end', clause: 'AL-23r', winners: [0], turns: 400 };
  expect(decided({ ...ended, events: [...ended.events, end] })).toBe(
    'The game ended after 400 turns, with 3 sets made.',
  );
});

it('is the set from which on somebody was ahead of everybody', () => {
  expect(aheadSince([0, 1, 1, 0, 0, 1, 0], 3, 0)).toBe(6);
  expect(aheadSince([0, 0, 1, 2], 3, 0)).toBe(0);
  expect(aheadSince([0, 1], 2, 0)).toBeUndefined();
});
