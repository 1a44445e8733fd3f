/** A pile: the card on top, open or not, and how many lie there. */
import type { JSX } from 'preact';
import { Back, Card, type CardProps } from './card.tsx';
import { Group } from './group.tsx';
import styles from './pile.module.css';

export type PileProps = {
  /** What the pile is called: tricks of yours, the blind pack. */
  readonly label: string;
  readonly count: number;
  /** The card on top, where it lies open. */
  readonly top?: CardProps | undefined;
  readonly place?: string;
};

const DEPTH = 5;

export function Pile({ label, count, top, place }: PileProps): JSX.Element {
  const below = Math.min(DEPTH, Math.max(0, count - 1));
  return (
    <Group class={styles.pile!} label={`${label}, ${count}`} data-place={place} data-empty={count === 0}>
      {Array.from({ length: below }, (_, i) => (
        <Back key={i} class={styles.below!} style={{ '--depth': below - i }} />
      ))}
      {count > 0 && (top ? <Card {...top} class={styles.top!} /> : <Back class={styles.top!} />)}
      {label !== '' && (
        <span class={styles.label} aria-hidden="true">
          {label} {count > 0 && <b>{count}</b>}
        </span>
      )}
    </Group>
  );
}
