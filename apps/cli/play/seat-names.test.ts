import { expect, it } from 'vitest';
import { nameSeats } from './seat-names.ts';

const name = (seat: number): string => ['Ada', 'Bartholomew', 'Cy', 'Di'][seat] ?? '';

it('puts names in the place of seat numbers, and "You" for the viewer', () => {
  const shown = 'Seats 0 and 2: 3. Seats 1 and 3: 0.\n  Seat 2 (dealer): 4 cards\nYour hand (seat 0): a b';
  expect(nameSeats(shown, 0, name)).toBe(
    'You and Cy: 3. Bartholomew and Di: 0.\n  Cy (dealer): 4 cards\nYour hand: a b',
  );
});

it('aligns the column beside the names again', () => {
  const shown = '> Seat 0 (you, to play)   12 cards\n  Seat 1                  2 cards';
  expect(nameSeats(shown, 0, name)).toBe('> You (to play)  12 cards\n  Bartholomew    2 cards');
});
