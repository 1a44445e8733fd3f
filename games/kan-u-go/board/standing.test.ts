import { expect, it } from 'vitest';
import { standingOf } from './standing.ts';

const against = (clause: string) => ({ clause });

it('is permitted when the referee has nothing against it', () => {
  expect(standingOf(undefined, 1, 4)).toBe('permitted');
});

it('is unfinished while further letters can mend it', () => {
  expect(standingOf(against('KG-5'), 1, 4)).toBe('unfinished');
  expect(standingOf(against('KG-1'), 3, 4)).toBe('unfinished');
  expect(standingOf(against('KG-6'), 1, 4)).toBe('unfinished');
});

it('is refused where no further letter can mend it, or none can be laid', () => {
  expect(standingOf(against('KG-4'), 2, 4)).toBe('refused');
  expect(standingOf(against('KG-6'), 2, 4)).toBe('refused');
  expect(standingOf(against('KG-1'), 4, 4)).toBe('refused');
});
