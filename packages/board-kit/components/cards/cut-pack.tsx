/** A spread-out pack to cut with a touch; the cards beyond it are lifted. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import styles from './large-cards.module.css';

/** Number of visible backs; the cut is between two of them. */
export const CUT_PACK_CARDS = 27;
const MIDDLE = Math.ceil(CUT_PACK_CARDS / 2);

export type SpreadPackProps = {
  /** The back as a CSS `url()`, and card height divided by width. */
  readonly back: string;
  readonly shape: number;
  readonly label: string;
  readonly cutAt?: number | undefined;
  /** The cut can't change any more. */
  readonly isFixed: boolean;
  onCut(place: number): void;
};

export function SpreadPack({ back, shape, label, cutAt, isFixed, onCut }: SpreadPackProps): JSX.Element {
  const hovered = useSignal<number | undefined>(undefined);
  const place = (isFixed ? undefined : hovered.value) ?? cutAt ?? CUT_PACK_CARDS;
  return (
    <button
      type="button"
      class={styles.spread}
      style={{ '--back': back, '--shape': shape, '--last': CUT_PACK_CARDS - 1 }}
      aria-label={label}
      disabled={isFixed}
      data-cut={cutAt !== undefined && hovered.value === undefined}
      onPointerMove={event => (hovered.value = placeAt(event))}
      onPointerLeave={() => (hovered.value = undefined)}
      onFocus={() => (hovered.value ??= MIDDLE)}
      onBlur={() => (hovered.value = undefined)}
      onClick={event => onCut(event.detail === 0 ? MIDDLE : placeAt(event))}
    >
      {Array.from({ length: CUT_PACK_CARDS }, (_, i) => (
        <span key={i} class={styles.cutCard} data-lifted={i >= place} style={{ '--i': i }} />
      ))}
    </button>
  );
}

/** Never before the first or after the last card. */
function placeAt({ clientX, currentTarget }: { readonly clientX: number; readonly currentTarget: Element }): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.max(1, Math.min(CUT_PACK_CARDS - 1, Math.round(((clientX - left) / width) * CUT_PACK_CARDS)));
}
