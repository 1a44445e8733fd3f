/** A pack spread out on the table, to be cut by touching it somewhere: what lies beyond the place is lifted off. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import styles from './spread.module.css';

/** So many backs are seen; the pack is cut between two of them. */
export const SPREAD = 27;
const MIDDLE = Math.ceil(SPREAD / 2);

export type SpreadProps = {
  /** The back of the cards as an address for style sheets, and their height by their width. */
  readonly back: string;
  readonly shape: number;
  readonly label: string;
  /** Where it has been cut. */
  readonly cutAt?: number | undefined;
  onCut(place: number): void;
};

export function Spread({ back, shape, label, cutAt, onCut }: SpreadProps): JSX.Element {
  const over = useSignal<number | undefined>(undefined);
  const place = cutAt ?? over.value ?? SPREAD;
  return (
    <button
      type="button"
      class={styles.spread}
      style={{ '--back': back, '--shape': shape, '--last': SPREAD - 1 }}
      aria-label={label}
      disabled={cutAt !== undefined}
      data-cut={cutAt !== undefined}
      onPointerMove={event => (over.value = placeAt(event))}
      onPointerLeave={() => (over.value = undefined)}
      onFocus={() => (over.value ??= MIDDLE)}
      onBlur={() => (over.value = undefined)}
      onClick={event => onCut(event.detail === 0 ? MIDDLE : placeAt(event))}
    >
      {Array.from({ length: SPREAD }, (_, i) => (
        <span key={i} class={styles.card} data-lifted={i >= place} style={{ '--i': i }} />
      ))}
    </button>
  );
}

/** Between the first card and the last, so that something stays and something is lifted. */
function placeAt({ clientX, currentTarget }: { readonly clientX: number; readonly currentTarget: Element }): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.max(1, Math.min(SPREAD - 1, Math.round(((clientX - left) / width) * SPREAD)));
}
