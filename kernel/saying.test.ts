import { expect, it } from 'vitest';
import { withNames } from './saying.ts';

it('puts the names at the table where seats went by their numbers', () => {
  const name = (seat: number): string => ['Ada', 'Ben'][seat] ?? 'Nobody';
  expect(withNames('Seat 1 said no; Seat 0, not Seat 12, drew a card.', name)).toBe(
    'Ben said no; Ada, not Nobody, drew a card.',
  );
});
