/** Calendar days of the daily deal, streaks, and ranks among players of the same deal. */

/** UTC, so that a day is the same in all time zones. */
export const utcDay = (now: Date): string => now.toISOString().slice(0, 10);

const DAY_MS = 24 * 60 * 60 * 1000;

export const startOfDayMs = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const isDayString = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  Number.isFinite(startOfDayMs(text)) &&
  utcDay(new Date(startOfDayMs(text))) === text;

/** Returns the day `count` days earlier. */
export const daysBefore = (day: string, count: number): string => utcDay(new Date(startOfDayMs(day) - count * DAY_MS));

/** A streak that ends yesterday still counts. */
export function currentStreak(played: readonly string[], today: string): number {
  const days = new Set(played);
  const from = days.has(today) ? 0 : 1;
  for (let count = 0; ; count++) if (!days.has(daysBefore(today, from + count))) return count;
}

/** Results may have been played offline. */
export const MAX_DAYS_LATE = 7;

export function submissionTiming(day: string, today: string): 'on the day' | 'late' | 'too late' | 'too early' {
  if (day === today) return 'on the day';
  if (day > today) return 'too early';
  return day >= daysBefore(today, MAX_DAYS_LATE) ? 'late' : 'too late';
}

/** How many players reached each worth; higher is better. */
export type WorthTally = readonly (readonly [worth: number, count: number])[];

export function addToTally(tally: WorthTally, worth: number): WorthTally {
  const rest = tally.filter(([other]) => other !== worth);
  const [, count] = tally.find(([other]) => other === worth) ?? [worth, 0];
  return [...rest, [worth, count + 1]];
}

/** Equal worths share a place. `beats` is the percentage of the others with a lower worth. */
export type Rank = { readonly place: number; readonly of: number; readonly beats: number };

/** Ranks a player who is already in the tally, or a guest who is only compared with it. */
export function rankInTally(tally: WorthTally, worth: number, playerKind: 'counted' | 'guest'): Rank {
  const entrants = playerKind === 'counted' ? tally : addToTally(tally, worth);
  const countWhere = (matches: (other: number) => boolean): number =>
    entrants.reduce((total, [other, count]) => (matches(other) ? total + count : total), 0);
  const of = countWhere(() => true);
  const beats = of > 1 ? Math.floor((100 * countWhere(other => other < worth)) / (of - 1)) : 0;
  return { place: 1 + countWhere(other => other > worth), of, beats };
}
