import { PRIVATE_SETTINGS } from '@parlour/table/log';
import { describe, expect, it } from 'vitest';
import { DamagedLogError } from '../errors.ts';
import { parseListing } from './listing.ts';
import { parseEntries } from './parse-entries.ts';

const opened = {
  number: 1,
  at: 1,
  what: 'open',
  game: 'g',
  rules: 1,
  options: {},
  count: 2,
  settings: PRIVATE_SETTINGS,
};

const damageOf = (...entries: readonly unknown[]): string => {
  try {
    parseEntries(
      't',
      1,
      entries.map(entry => (typeof entry === 'string' ? entry : JSON.stringify(entry))),
    );
    return 'none';
  } catch (error) {
    return error instanceof DamagedLogError ? `${error.damage} ${error.entry}` : String(error);
  }
};

describe('the entries of a log', () => {
  it('are given back as they were written, with fields that only a newer server knows', () => {
    const sat = { number: 2, at: 2, ref: 'r', what: 'sit', seat: 0, name: 'Ada', later: { more: true } };
    expect(
      parseEntries(
        't',
        1,
        [opened, sat].map(entry => JSON.stringify(entry)),
      ),
    ).toEqual([opened, sat]);
  });

  it.each([
    ['no JSON', '{', 'unreadable 2'],
    ['no object', 7, 'unreadable 2'],
    ['a missing entry', { number: 3, at: 2, what: 'lock' }, 'unreadable 2'],
    ['no number', { at: 2, what: 'lock' }, 'unreadable 2'],
    ['a seat below 0', { number: 2, at: 2, what: 'back', seat: -1 }, 'unreadable 2'],
    ['a kind of a newer server', { number: 2, at: 2, what: 'sing', seat: 1 }, 'unknown 2'],
    [
      'a level of a newer server',
      { number: 2, at: 2, what: 'computer', seat: 1, level: 'divine', name: 'A' },
      'unknown 2',
    ],
    ['a field of another type', { number: 2, at: 2, what: 'sit', seat: 1, name: 7 }, 'unknown 2'],
  ])('with %s: %j is %s', (_, entry, damage) => {
    expect(damageOf(opened, entry)).toBe(damage);
  });
});

describe('the listing of a table', () => {
  it('is read as it was saved, as an archive keeps it, and without a game if it is damaged', () => {
    const listing = { game: 'g', seats: ['Ada', null], playing: true, locked: false, onlookers: 'open', rated: true };
    expect(parseListing(JSON.stringify(listing))).toEqual(listing);
    const { rated: _, ...older } = listing;
    expect(parseListing(JSON.stringify(older))).toEqual({ ...listing, rated: false });
    expect(parseListing('{"game":"g"}')).toMatchObject({ game: 'g', seats: [] });
    for (const damaged of ['', '"one"', '{"game":7}', '[]']) expect(parseListing(damaged).game).toBe('');
  });
});
