import { expect, it } from 'vitest';
import { arcStyle, handSize, rowsStyle } from './css-layout.ts';

it('a hand is spread evenly to both sides, and the middle card stands upright', () => {
  expect(arcStyle(6, 13)).toEqual({ '--tilt': '0.00deg', '--sag': '0.0px' });
  expect(arcStyle(0, 13)['--tilt']).toBe('-5.85deg');
  expect(arcStyle(12, 13)).toEqual({ '--tilt': '5.85deg', '--sag': '13.0px' });
  expect(arcStyle(0, 26)).toEqual({ '--tilt': '-6.00deg', '--sag': '15.0px' });
  expect(arcStyle(0, 1)).toEqual({ '--tilt': '0.00deg', '--sag': '0.0px' });
});

it('a narrow table has rows of seven at most', () => {
  expect(rowsStyle(13)).toEqual({ '--one': 12, '--two': 6, '--thumb': 6 });
  expect(rowsStyle(26)).toEqual({ '--one': 25, '--two': 12, '--thumb': 6 });
  expect(rowsStyle(0)).toEqual({ '--one': 0, '--two': 0, '--thumb': 0 });
  expect([7, 13, 26].map(handSize)).toEqual(['small', 'full', 'large']);
});
