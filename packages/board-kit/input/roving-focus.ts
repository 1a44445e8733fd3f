/** Roving tabindex: a hand, fan or list is one Tab stop, and arrow keys move within it. */
import type { TargetedKeyboardEvent } from 'preact';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export const focusStops = (group: HTMLElement): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>('[data-stop]'),
];

export const focusedIndex = (stops: readonly (Element | null)[]): number => stops.indexOf(document.activeElement);

/** The stop that a key leads to; undefined for other keys. */
export function nextStopIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (at + step + count) % count;
}

export function moveFocus(event: TargetedKeyboardEvent<HTMLElement>): void {
  const stops = focusStops(event.currentTarget);
  const at = focusedIndex(stops);
  const to = at < 0 ? undefined : nextStopIndex(event.key, at, stops.length);
  if (to === undefined) return;
  event.preventDefault();
  stops[to]!.focus();
}
