import { describe, expect, it } from 'vitest';
import { sideSeatStyle, sidesStyle } from './css-layout.ts';

const placesOf = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => Object.values(sideSeatStyle(at, count)).join('/'));

describe('seats along the sides of a low table', () => {
  it('goes up the left side and down the right one', () => {
    expect(placesOf(4)).toEqual(['2/1', '1/1', '1/3', '2/3']);
  });

  it('has one seat on the left alone, and the odd one too', () => {
    expect(placesOf(1)).toEqual(['1/1']);
    expect(placesOf(3)).toEqual(['2/1', '1/1', '1/3']);
  });

  it('takes a second column a side where there are more than three above each other', () => {
    expect(sidesStyle(6)).toEqual({ '--flank': 1, '--flank-rows': 3 });
    expect(sidesStyle(11)).toEqual({ '--flank': 2, '--flank-rows': 3 });
  });

  it.each([2, 3, 5, 7, 8, 11])('gives each of %i a place of its own, none in the middle', count => {
    const places = placesOf(count);
    const middle = sidesStyle(count)['--flank']! + 1;
    expect(new Set(places).size).toBe(count);
    expect(places.filter(place => place.endsWith(`/${middle}`))).toEqual([]);
  });
});
