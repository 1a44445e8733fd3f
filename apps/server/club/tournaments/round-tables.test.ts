import type { LogEntry } from '@parlour/table/log';
import type { Table } from '@parlour/table/table';
import { expect, it } from 'vitest';
import { absentSeats } from './round-tables.ts';

const logged = (...entries: readonly object[]): Table =>
  ({ log: entries.map((entry, i) => ({ number: i + 1, at: 0, ...entry }) as LogEntry) }) as unknown as Table;

it('whoever neither cuts nor plays was never there', () => {
  const seats = [0, 1, 2, 3].map(seat => ({ what: 'sit', seat, name: `P${seat}` }));
  const standIn = { what: 'stand-in', seat: 2, level: 'normal', why: 'time' };
  const played = { what: 'input', input: { by: 1, play: { do: 'pass' } } };
  const table = logged(...seats, { what: 'commit', seat: 0, commitment: 'c' }, standIn, played, {
    what: 'back',
    seat: 3,
  });
  expect(absentSeats(table)).toEqual([2]);
});
