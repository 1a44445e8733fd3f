import { nations } from '@parlour/games/nations/nations/rules/nations';
import { expect, it } from 'vitest';
import { explainRefusal } from './narration.ts';
import { seatNamer } from './seat-names.ts';

it('calls the seats of a refusal by their names', () => {
  const seats = ['Ada', 'Brian'].map(name => ({ is: 'person', name }) as const);
  const refusal = { clause: 'NA-5', why: 'not-your-turn', turn: 1 };
  expect(explainRefusal(nations, refusal, seats)).toEqual({ ...refusal, message: 'It’s Brian’s turn.' });
});

it('calls a seat that was left by whoever plays there now', () => {
  const name = seatNamer([{ is: 'person', name: 'Ada' }, { is: 'empty', standIn: 'normal' }, { is: 'empty' }]);
  expect([0, 1, 2].map(name)).toEqual(['Ada', 'Computer 2', 'Seat 3']);
});
