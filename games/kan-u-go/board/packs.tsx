/** The card turned up and the blind pack: what can be taken from, by tap, by drop and by key. */

import { Card, CardBack, type CardProps } from '@parlour/board-kit/components/cards/card.tsx';
import { usePack } from '@parlour/board-kit/pack';
import type { JSX } from 'preact';
import styles from './packs.module.css';

export type PackSpot = {
  /** What it is called, on the table and to the ear. */
  readonly label: string;
  readonly says: string;
  readonly count: number;
  /** The card on top where it lies open, named for its movements. */
  readonly top?: Pick<CardProps, 'card' | 'id' | 'from'> | undefined;
  readonly place: string;
  readonly isChosen?: boolean;
  readonly isAdvised?: boolean;
  /** Undefined if nothing is asked of it. */
  act?: (() => void) | undefined;
};

const DEPTH = 4;

export function PackPile({ label, says, count, top, place, isChosen, isAdvised, act }: PackSpot): JSX.Element {
  const { nameOf } = usePack();
  const below = Math.min(DEPTH, Math.max(0, count - 1));
  const named = top ? `${label}: ${nameOf(top.card)}` : `${label}, ${count}`;
  return (
    <button
      type="button"
      class={styles.pile}
      aria-label={`${named}. ${says}`}
      aria-pressed={isChosen ?? undefined}
      data-advised={isAdvised}
      data-empty={count === 0}
      data-place={place}
      data-drop={place}
      disabled={!act}
      onClick={act}
    >
      {Array.from({ length: below }, (_, i) => (
        <CardBack key={i} class={styles.below!} style={{ '--depth': below - i }} />
      ))}
      {top ? <Card {...top} class={styles.top!} /> : count > 0 && <CardBack class={styles.top!} />}
      <span class={styles.label} aria-hidden="true">
        {label} {!top && count > 0 && <b>{count}</b>}
      </span>
    </button>
  );
}
