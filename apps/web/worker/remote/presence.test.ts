import type { SeatInfo } from '@parlour/table/views';
import { expect, it } from 'vitest';
import {
  AWAY_GRACE_MS,
  awayPastGrace,
  msUntilNextAway,
  presenceSentences,
  updateMissingSince,
} from './remote-events.ts';

const person = (name: string, more = {}): SeatInfo => ({ is: 'person', name, ...more });
const SEATS: readonly SeatInfo[] = [person('Anna'), person('Ben'), { is: 'empty' }];

it('counts from when a person was first missing, and anew when they come back', () => {
  const first = updateMissingSince([], [true, false, false], SEATS, 10);
  expect(first).toEqual([null, 10, null]);
  expect(updateMissingSince(first, [false, false, false], SEATS, 20)).toEqual([20, 10, null]);
  const back = updateMissingSince(first, [true, true, false], SEATS, 20);
  expect(updateMissingSince(back, [true, false, false], SEATS, 30)).toEqual([null, 30, null]);
});

it('does not count what is unknown, and a person who has just sat down only from then on', () => {
  expect(updateMissingSince([null, 10, null], [], SEATS, 20)).toEqual([null, null, null]);
  const sat = [...SEATS.slice(0, 2), person('Clara')];
  expect(updateMissingSince([null, 10, null], [true, false, false], sat, 20)).toEqual([null, 10, 20]);
});

it('calls nobody away who only reloads the page, and says when they are', () => {
  const missing = [null, 1000, null];
  expect(awayPastGrace(missing, 1000)).toEqual([null, null, null]);
  expect(msUntilNextAway(missing, 1000)).toBe(AWAY_GRACE_MS);
  const away = awayPastGrace(missing, 1000 + AWAY_GRACE_MS);
  expect(away).toEqual([null, 1000, null]);
  expect(msUntilNextAway(missing, 1000 + AWAY_GRACE_MS)).toBeUndefined();
  expect(presenceSentences([], away, SEATS)).toEqual(['Ben is away.']);
  expect(presenceSentences(away, away, SEATS)).toEqual([]);
  expect(presenceSentences(away, [null, null, null], SEATS)).toEqual(['Ben is back.']);
});

it('leaves it to the table to say that someone is back for whom a computer plays, and says nothing of a seat that was left', () => {
  const away = [null, 1000];
  expect(presenceSentences(away, [null, null], [person('Anna'), person('Ben', { standIn: 'easy' })])).toEqual([]);
  expect(presenceSentences(away, [null, null], [person('Anna'), { is: 'empty' }])).toEqual([]);
});
