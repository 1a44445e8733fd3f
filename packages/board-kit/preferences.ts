import { type Signal, signal } from '@preact/signals';

export const MOTIONS = ['system', 'full', 'none'] as const;

export const DEFAULT_VOLUME_PERCENT = 50;

export type BoardPreferences = {
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: 'on' | 'off';
  /** Per cent; `DEFAULT_VOLUME_PERCENT` is 18 dB below full scale. */
  readonly volume: number;
  readonly speech: 'on' | 'off';
  /** Speech rate; 1 is the default of the voice. */
  readonly rate: number;
  /** `on` prints a label on cards that differ by colour only. */
  readonly signs: 'on' | 'off';
  /** `on` in a first game: boards may mark what can be played where a later game leaves it to the player. */
  readonly tips: 'on' | 'off';
};

export const preferences: Signal<BoardPreferences> = signal({
  motion: 'system',
  sound: 'on',
  volume: DEFAULT_VOLUME_PERCENT,
  speech: 'on',
  rate: 1,
  signs: 'off',
  tips: 'off',
});

/** Cached, because it is needed for every card of every step and the query is slow. */
let reducedMotion: MediaQueryList | undefined;

export function isMotionWanted(): boolean {
  const { motion } = preferences.peek();
  if (motion !== 'system') return motion === 'full';
  reducedMotion ??= matchMedia('(prefers-reduced-motion: reduce)');
  return !reducedMotion.matches;
}
