/**
 * The days with a daily deal or a puzzle of the day. The page keeps them in its own storage too, so that the streak
 * stands in the bar at once.
 */
import { currentStreak, utcDay } from '@parlour/club/daily';
import { isObject } from '@parlour/kernel/json';
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fontsLoaded } from '../lib/web-fonts.ts';
import { workerApi } from '../worker/worker-client.ts';
import { DAYS_KEY } from './stored-days.ts';

export type DaysDone = { readonly deals: readonly string[]; readonly puzzles: readonly string[] };

const NO_DAYS: DaysDone = { deals: [], puzzles: [] };

/** None on the prerendered page. */
export const daysDone: Signal<DaysDone> = signal(NO_DAYS);

const daysIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((day): day is string => typeof day === 'string') : [];

function readStoredDays(): DaysDone {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(DAYS_KEY) ?? '{}');
    return isObject(stored) ? { deals: daysIn(stored.deals), puzzles: daysIn(stored.puzzles) } : NO_DAYS;
  } catch {
    return NO_DAYS;
  }
}

/** Asks the worker, which has the results. */
export async function refreshDaysDone(): Promise<void> {
  const [deals, puzzles] = await Promise.all([workerApi().dailyDeals(), workerApi().puzzleProgress()]);
  const done: DaysDone = {
    deals: [...new Set(deals.flatMap(({ made, day }) => (made ? [day] : [])))],
    puzzles: [...new Set(puzzles.flatMap(({ ended, day }) => (ended === 'solved' && day !== undefined ? [day] : [])))],
  };
  daysDone.value = done;
  try {
    localStorage.setItem(DAYS_KEY, JSON.stringify(done));
  } catch {
    // Without storage the streak comes a moment later.
  }
}

/** A day counts if its deal was played or its puzzle solved. */
export const streakOf = ({ deals, puzzles }: DaysDone, today: string): number =>
  currentStreak([...deals, ...puzzles], today);

/** The longest run of days so far. */
export function bestStreakOf({ deals, puzzles }: DaysDone): number {
  const days = [...new Set([...deals, ...puzzles])];
  return Math.max(0, ...days.map(day => currentStreak(days, day)));
}

export function useStreak(): number {
  useEffect(() => {
    if (daysDone.peek() === NO_DAYS) daysDone.value = readStoredDays();
    // A player who has just come wants to play.
    void fontsLoaded.then(refreshDaysDone).catch(() => undefined);
  }, []);
  return streakOf(daysDone.value, utcDay(new Date()));
}
