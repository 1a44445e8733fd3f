/** Days, and how somebody stands among others who had the same deal. */

/** The same day for everybody, wherever the sun stands. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

const DAY = 24 * 60 * 60 * 1000;

export const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && Number.isFinite(timeOf(text)) && dayOf(new Date(timeOf(text))) === text;

export const daysBefore = (day: string, count: number): string => dayOf(new Date(timeOf(day) - count * DAY));

/** Days in a row up to today; whoever has not played today yet has not broken it. */
export function streakOf(played: readonly string[], today: string): number {
  const days = new Set(played);
  const from = days.has(today) ? 0 : 1;
  for (let count = 0; ; count++) if (!days.has(daysBefore(today, from + count))) return count;
}

/** What is played without a network may be entered so many days later. */
export const LATEST = 7;

/** Whether a deal can be entered today, and whether that is on its own day. */
export function entryOn(day: string, today: string): 'on the day' | 'late' | 'too late' | 'too early' {
  if (day === today) return 'on the day';
  if (day > today) return 'too early';
  return day >= daysBefore(today, LATEST) ? 'late' : 'too late';
}

/** How many have made how much of a deal: pairs of worth and number. More worth is better. */
export type WorthTally = readonly (readonly [worth: number, count: number])[];

export function tallied(tally: WorthTally, worth: number): WorthTally {
  const rest = tally.filter(([other]) => other !== worth);
  const [, count] = tally.find(([other]) => other === worth) ?? [worth, 0];
  return [...rest, [worth, count + 1]];
}

/** The place among all, oneself included; those who made as much share it. `beats` are so many in a hundred of the others. */
export type Rank = { readonly place: number; readonly of: number; readonly beats: number };

/** Somebody who is in the tally already, or a guest who is only compared with it. */
export function rankOf(tally: WorthTally, worth: number, who: 'counted' | 'guest'): Rank {
  const all = who === 'counted' ? tally : tallied(tally, worth);
  const sum = (isMeant: (other: number) => boolean): number =>
    all.reduce((total, [other, count]) => (isMeant(other) ? total + count : total), 0);
  const of = sum(() => true);
  const beats = of > 1 ? Math.floor((100 * sum(other => other < worth)) / (of - 1)) : 0;
  return { place: 1 + sum(other => other > worth), of, beats };
}
