import { expect, it } from 'vitest';
import { closestWord, orList } from './arguments.ts';

it.each([
  ['Natoins', 'nations'],
  ['kanugo', 'kan-u-go'],
  ['kit', 'kit-and-kat'],
  ['poker', undefined],
  ['x', undefined],
])('%s probably means %s', (typed, meant) => {
  expect(closestWord(typed, ['nations', 'monkey', 'kan-u-go', 'kit-and-kat'])).toBe(meant);
});

it('lists words with "or"', () => {
  expect([orList(['a']), orList(['a', 'b', 'c'])]).toEqual(['a', 'a, b or c']);
});
