import { describe, expect, it } from 'vitest';
import { byValue } from './by-value.ts';

describe('a hand of the Monkey', () => {
  it('lies by value, and what makes a pair lies together under one name', () => {
    const held = byValue(['eu-map', 'eu-9', 'as-2', 'af-9', 'am-map']);
    expect(held.map(({ card }) => card)).toEqual(['eu-map', 'am-map', 'eu-9', 'af-9', 'as-2']);
    expect(held.map(({ group }) => group)).toEqual(['map', 'map', '9', '9', '2']);
  });
});
