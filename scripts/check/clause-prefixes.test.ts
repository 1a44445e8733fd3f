import { expect, it } from 'vitest';
import { findFreePrefix, findSharedPrefixes } from './clause-prefixes.ts';

const book = (...ids: string[]): string => ids.map(id => `| ${id} | A rule. |`).join('\n');

it('finds boxes that share the letters of their clauses', () => {
  const books = new Map([
    ['snap-dragon', book('SN-1', 'SN-2r')],
    ['snakes', book('SN-1')],
    ['owls', book('OW-1')],
  ]);
  expect(findSharedPrefixes(books)).toEqual(['the boxes snap-dragon and snakes both use the clause prefix SN-']);
});

it.each([
  ['snap-dragon', [], 'SN'],
  ['snap-dragon', ['SN-1'], 'SA'],
  ['aa', ['AA-1', 'AB-1r'], 'AC'],
])('%s beside %s gets the letters %s', (id, taken, prefix) => {
  expect(findFreePrefix(id, new Map([['other', book(...taken)]]))).toBe(prefix);
});
