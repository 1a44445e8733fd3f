import { expect, it } from 'vitest';
import { drawCurve, ratingCurveText, sampleCurve } from './rating-curve.tsx';

const point = (at: number, points: number) => ({ at, points, low: points - 100, high: points + 100 });

it('draws from the first to the last, on round numbers', () => {
  const { line, band, min: least, max: most } = drawCurve([point(0, 1500), point(50, 1600), point(100, 1550)]);
  expect([least, most]).toEqual([1400, 1700]);
  expect(line).toBe('M0.00 66.67L50.00 33.33L100.00 50.00');
  expect(band).toMatch(/^M0\.00 33\.33L.*Z$/);
});

it('draws a single match in the middle', () => {
  expect(drawCurve([point(7, 1500)]).line).toBe('M50.00 50.00');
});

it('says the same in a sentence, and shows a few of many in figures', () => {
  expect(ratingCurveText([point(0, 1500), point(1, 1620), point(2, 1550)])).toBe(
    'From 1500 to 1550 in 3 matches, between 1500 and 1620.',
  );
  const many = Array.from({ length: 300 }, (_, n) => point(n, 1500 + n));
  expect(sampleCurve(many)).toHaveLength(12);
  expect([sampleCurve(many)[0], sampleCurve(many).at(-1)]).toEqual([many[0], many[299]]);
});
