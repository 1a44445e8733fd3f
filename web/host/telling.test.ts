import { expect, it } from 'vitest';
import { nameSeats, namingOf } from './telling.ts';

it('calls the seats of a refusal by their names', () => {
  const name = (seat: number): string => ['Ada', 'Brian'][seat]!;
  expect(nameSeats('Seat 1 has said no.', name)).toBe('Brian has said no.');
  expect(nameSeats('It is the turn of seat 0.', name)).toBe('It is the turn of Ada.');
  expect(nameSeats('Seated at 2 tables.', name)).toBe('Seated at 2 tables.');
});

it('calls a seat that was left by whoever plays there now', () => {
  const name = namingOf([{ is: 'person', name: 'Ada' }, { is: 'empty', standIn: 'normal' }, { is: 'empty' }]);
  expect([0, 1, 2].map(name)).toEqual(['Ada', 'Computer 2', 'Seat 3']);
});
