/** Cards large in the middle of the screen; the leaf itself is fetched by the first who looks closer. */
import { later } from '../later.ts';

export type LookedAt = {
  readonly card: string;
  /** Who played it, and what came of it. */
  readonly says?: string;
};

export type CloserProps = {
  readonly label: string;
  readonly cards: readonly LookedAt[];
  close(): void;
};

export const CloserView: ReturnType<typeof later<CloserProps>> = later(
  async () => (await import('./closer-leaf.tsx')).CloserLeaf,
);
