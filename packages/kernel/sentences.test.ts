import { expect, it } from 'vitest';
import { pluralize, replaceSeatNames } from './sentences.ts';

it('puts the names at the table where seats went by their numbers', () => {
  const name = (seat: number): string => ['Ada', 'Ben'][seat] ?? 'Nobody';
  expect(replaceSeatNames('Seat 1 said no; Seat 0, not Seat 12, drew a card.', name)).toBe(
    'Ben said no; Ada, not Nobody, drew a card.',
  );
});

it('counts one as one', () => {
  expect([pluralize(1, 'card'), pluralize(0, 'card'), pluralize(2, 'entry', 'entries')]).toEqual([
    '1 card',
    '0 cards',
    '2 entries',
  ]);
});
