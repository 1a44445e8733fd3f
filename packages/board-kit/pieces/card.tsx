/** A card: its face and its back, one turned away. What it means is none of its business. */
import type { CSSProperties, JSX } from 'preact';
import { manner } from '../manner.ts';
import { usePack } from '../pack.ts';
import styles from './card.module.css';
import { CardFace } from './card-face.tsx';

type Sides = { readonly card: string | undefined };

/** The two sides; without a card only the back can be seen, and nothing else is there. */
export function CardSides({ card }: Sides): JSX.Element {
  const pack = usePack();
  const sign = card !== undefined && manner.value.signs === 'on' ? pack.signOf(card) : undefined;
  return (
    <span class={styles.sides} data-sides data-face={card}>
      {card !== undefined && <CardFace card={card} />}
      {sign !== undefined && (
        <span class={styles.sign} aria-hidden="true">
          {sign}
        </span>
      )}
      <span class={card === undefined ? styles.lone : styles.back} />
    </span>
  );
}

export type CardProps = {
  readonly card: string;
  /** Where copies of one card are in the pack, the name this one is followed by. */
  readonly id?: string;
  /** The place it came from, if it was not seen before. */
  readonly from?: string;
  readonly class?: string;
  readonly style?: CSSProperties;
};

/** A card that lies open and is not to be touched. */
export function Card({ card, id = card, from, class: more = '', style }: CardProps): JSX.Element {
  return (
    <span
      class={`${styles.card} ${more}`}
      style={style}
      role="img"
      aria-label={usePack().nameOf(card)}
      data-card={id}
      data-from={from}
    >
      <CardSides card={card} />
    </span>
  );
}

/** A card that shows its back. Nobody is told of it singly: whoever holds or stacks it says how many there are. */
export function Back({ class: more = '', style }: Pick<CardProps, 'class' | 'style'>): JSX.Element {
  return <span class={`${styles.card} ${styles.closed} ${more}`} style={style} data-sides aria-hidden="true" />;
}

export const cardClass: string = styles.card!;
