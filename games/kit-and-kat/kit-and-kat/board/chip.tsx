/** A card too small for its words: its book and number, on light ground if it asks, on dark if it answers. */
import type { JSX } from 'preact';
import { asks } from '../../pack/pack.ts';
import type { Card } from '../rules/cards.ts';
import styles from './chip.module.css';

export const Chip = ({ card }: { readonly card: Card }): JSX.Element => (
  <span class={styles.chip} data-asks={asks(card)} aria-hidden="true">
    {card}
  </span>
);
