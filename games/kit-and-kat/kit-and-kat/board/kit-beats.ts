/** Long chains run as fast as the pace lets them; a shout, a book and the last phase are given a moment. */
import type { Beat } from '@parlour/board-kit/board';
import type { KitHappening } from '../rules/happenings.ts';
import type { KitView } from '../rules/view.ts';

type KitBeat = Beat<KitView, KitHappening>;

const HOLDS: Readonly<Partial<Record<KitHappening['what'], number>>> = {
  deal: 1500,
  shout: 1700,
  draws: 900,
  book: 700,
  last: 1200,
};

const holdFor = (fresh: readonly KitHappening[]): number => Math.max(0, ...fresh.map(({ what }) => HOLDS[what] ?? 0));

/** A shout is heard before anything goes back. */
export function beats(before: KitView, after: KitView, fresh: readonly KitHappening[]): KitBeat[] {
  const shout = fresh.findIndex(({ what }) => what === 'shout');
  if (shout < 0 || fresh.length === 1) return [{ view: after, fresh, hold: holdFor(fresh) }];
  const rest = fresh.slice(shout + 1);
  return [
    { view: { ...before, turn: [] }, fresh: fresh.slice(0, shout + 1), hold: HOLDS.shout! },
    { view: after, fresh: rest, hold: holdFor(rest) },
  ];
}
