import { expect, it } from 'vitest';
import { arcStyle, handSize, rowsStyle } from './css-layout.ts';

it('a hand is spread evenly to both sides, and the middle card stands upright', () => {
  expect(arcStyle(6, 13)).toMatchObject({ '--tilt': '0.00deg', '--sag': '0.0px' });
  expect(arcStyle(0, 13)['--tilt']).toBe('-6.60deg');
  expect(arcStyle(12, 13)).toMatchObject({ '--tilt': '6.60deg', '--sag': '13.0px' });
  expect(arcStyle(0, 26)).toMatchObject({ '--tilt': '-7.00deg', '--sag': '15.0px' });
  expect(arcStyle(0, 1)).toMatchObject({ '--tilt': '0.00deg', '--sag': '0.0px' });
});

it('a narrow table has rows of seven at most', () => {
  expect(rowsStyle(13)).toEqual({ '--one': 12, '--two': 6, '--thumb': 6 });
  expect(rowsStyle(26)).toEqual({ '--one': 25, '--two': 12, '--thumb': 6 });
  expect(rowsStyle(0)).toEqual({ '--one': 0, '--two': 0, '--thumb': 0 });
  expect([7, 13, 26].map(handSize)).toEqual(['small', 'full', 'large']);
});

it('a shorter last row is centred under the others', () => {
  expect([6, 7, 12].map(at => arcStyle(at, 13)['--shift'])).toEqual([0, 0.5, 0.5]);
  expect([0, 9].map(at => arcStyle(at, 10)['--shift'])).toEqual([0, 0]);
  expect([12, 17].map(at => arcStyle(at, 17)['--shift'])).toEqual([0.5, 0.5]);
});
