import { expect, it } from 'vitest';
import { counted, withNames } from './saying.ts';

it('puts the names at the table where seats went by their numbers', () => {
  const name = (seat: number): string => ['Ada', 'Ben'][seat] ?? 'Nobody';
  expect(withNames('Seat 1 said no; Seat 0, not Seat 12, drew a card.', name)).toBe(
    'Ben said no; Ada, not Nobody, drew a card.',
  );
});

it('counts one as one', () => {
  expect([counted(1, 'card'), counted(0, 'card'), counted(2, 'entry', 'entries')]).toEqual([
    '1 card',
    '0 cards',
    '2 entries',
  ]);
});
