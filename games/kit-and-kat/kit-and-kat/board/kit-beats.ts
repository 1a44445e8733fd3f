/** Long chains run as fast as the pace lets them; a shout, a book and the last phase are given a moment. */
import type { AnimationStep } from '@parlour/board-kit/board';
import type { KitEvent } from '../rules/happenings.ts';
import type { KitView } from '../rules/view.ts';

type KitBeat = AnimationStep<KitView, KitEvent>;

const HOLDS: Readonly<Partial<Record<KitEvent['what'], number>>> = {
  deal: 1500,
  shout: 1700,
  draws: 900,
  book: 700,
  last: 1200,
};

const holdFor = (fresh: readonly KitEvent[]): number => Math.max(0, ...fresh.map(({ what }) => HOLDS[what] ?? 0));

/** A shout is heard before anything goes back. */
export function beats(before: KitView, after: KitView, fresh: readonly KitEvent[]): KitBeat[] {
  const shout = fresh.findIndex(({ what }) => what === 'shout');
  if (shout < 0 || fresh.length === 1) return [{ view: after, fresh, hold: holdFor(fresh) }];
  const rest = fresh.slice(shout + 1);
  return [
    { view: { ...before, turn: [] }, fresh: fresh.slice(0, shout + 1), hold: HOLDS.shout! },
    { view: after, fresh: rest, hold: holdFor(rest) },
  ];
}
