/** How the table behaves for the person who looks at it: their settings, as far as the pieces need them. */
import { type Signal, signal } from '@preact/signals';

export const MOTIONS = ['system', 'full', 'none'] as const;

export type Manner = {
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: 'on' | 'off';
  readonly speech: 'on' | 'off';
  /** Words a minute against the voice's usual ones: 1 is usual. */
  readonly rate: number;
  /** Whether a word stands on cards that are told apart by their colours. */
  readonly signs: 'on' | 'off';
};

export const manner: Signal<Manner> = signal({ motion: 'system', sound: 'on', speech: 'on', rate: 1, signs: 'off' });

/** Asked for every card of every step: to ask the browser anew each time would take longer than drawing it. */
let calm: MediaQueryList | undefined;

export function isMotionWanted(): boolean {
  const { motion } = manner.peek();
  if (motion !== 'system') return motion === 'full';
  calm ??= matchMedia('(prefers-reduced-motion: reduce)');
  return !calm.matches;
}
