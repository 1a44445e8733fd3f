/** A small card: book and number, light for questions, dark for answers. */
import type { JSX } from 'preact';
import { isQuestion } from '../../pack/pack.ts';
import type { Card } from '../rules/cards.ts';
import styles from './kit-and-kat.module.css';

export const Chip = ({ card }: { readonly card: Card }): JSX.Element => (
  <span class={styles.chip} data-asks={isQuestion(card)} aria-hidden="true">
    {card}
  </span>
);
