/** Undo and redo without limit. Letters typed into one field are one step. */
import type { PackDraft } from '@parlour/games/shelf/own-packs/template';

export type UndoHistory = {
  readonly past: readonly PackDraft[];
  readonly now: PackDraft;
  readonly future: readonly PackDraft[];
  /** The field of the last step. */
  readonly field?: string;
};

export const startHistory = (now: PackDraft): UndoHistory => ({ past: [], now, future: [] });

export function recordChange({ past, now, field: last }: UndoHistory, next: PackDraft, field: string): UndoHistory {
  return { past: field === last ? past : [...past, now], now: next, future: [], field };
}

export function undoStep(history: UndoHistory): UndoHistory {
  const { past, now, future } = history;
  const previous = past.at(-1);
  return previous ? { past: past.slice(0, -1), now: previous, future: [now, ...future] } : history;
}

export function redoStep(history: UndoHistory): UndoHistory {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  return next ? { past: [...past, now], now: next, future: rest } : history;
}
