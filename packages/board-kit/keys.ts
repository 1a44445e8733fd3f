/** One stop for the Tab key, and arrows within: how a hand, a fan and a list are walked through. */
import type { TargetedKeyboardEvent } from 'preact';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export const stopsOf = (group: HTMLElement): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-stop]')];

/** The place of the stop that has the focus; -1 if it is elsewhere. */
export const focusIn = (stops: readonly (Element | null)[]): number => stops.indexOf(document.activeElement);

/** Where a key leads from a stop; undefined if the key is not one of ours. */
export function nextStop(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (at + step + count) % count;
}

export function walk(event: TargetedKeyboardEvent<HTMLElement>): void {
  const stops = stopsOf(event.currentTarget);
  const at = focusIn(stops);
  const to = at < 0 ? undefined : nextStop(event.key, at, stops.length);
  if (to === undefined) return;
  event.preventDefault();
  stops[to]!.focus();
}
