/** What was written before and after: undo without limit. Letters typed into one field are one step. */
import type { Draft } from '@parlour/games/shelf/making';

export type History = {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
  /** The field that the last step was made in. */
  readonly field?: string;
};

export const begun = (now: Draft): History => ({ past: [], now, future: [] });

export function changed({ past, now, field: last }: History, next: Draft, field: string): History {
  return { past: field === last ? past : [...past, now], now: next, future: [], field };
}

export function undone(history: History): History {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : history;
}

export function redone(history: History): History {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  return next ? { past: [...past, now], now: next, future: rest } : history;
}
