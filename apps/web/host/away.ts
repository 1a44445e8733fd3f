/** Which people at a table elsewhere are away, and since when. */
import type { SeatInfo } from '@parlour/table/snapshot';
import { namingOf } from './sentences.ts';

/** By seat; null where no one is missing. The server may know it longer than we do, never shorter. */
export type AwaySince = readonly (number | null)[];

/** A page that reloads is back within this time, and is not called away. */
export const AWAY_GRACE_MS = 1500;

/** Since when each person is not connected. As long as `here` is empty it is not known who is. */
export const missingAfter = (
  before: AwaySince,
  here: readonly boolean[],
  seats: readonly SeatInfo[],
  now: number,
): AwaySince =>
  seats.map((sits, seat) => {
    const isMissing = sits.is === 'person' && here[seat] === false;
    return isMissing ? (before[seat] ?? now) : null;
  });

/** Those of the missing who are called away by now. */
export const awayFor = (missing: AwaySince, now: number): AwaySince =>
  missing.map(since => (since !== null && now - since >= AWAY_GRACE_MS ? since : null));

/** In how many milliseconds the next person is called away; undefined if no one is about to be. */
export function nextAway(missing: AwaySince, now: number): number | undefined {
  const delays = missing.flatMap(since => (since === null ? [] : [since + AWAY_GRACE_MS - now]));
  const ahead = delays.filter(delay => delay > 0);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}

/** Who has gone and who is back. While a computer plays for a person, the table says when they are back. */
export function presenceNews(before: AwaySince, after: AwaySince, seats: readonly SeatInfo[]): string[] {
  const name = namingOf(seats);
  return seats.flatMap((sits, seat) => {
    const [was, is] = [before[seat] ?? null, after[seat] ?? null];
    if (sits.is !== 'person' || (was === null) === (is === null)) return [];
    if (is !== null) return [`${name(seat)} is away.`];
    return sits.standIn === undefined ? [`${name(seat)} is back.`] : [];
  });
}
