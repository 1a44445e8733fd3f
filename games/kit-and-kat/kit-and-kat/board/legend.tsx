/** A card in readable words. */
import { usePack } from '@parlour/board-kit/pack';
import type { JSX } from 'preact';
import { isQuestion } from '../../pack/pack.ts';
import type { Card } from '../rules/cards.ts';
import { Chip } from './chip.tsx';
import styles from './legend.module.css';

export const Legend = ({ card }: { readonly card: Card }): JSX.Element => (
  <span class={styles.legend} data-legend data-asks={isQuestion(card)} aria-hidden="true">
    <Chip card={card} />
    <span>{usePack().wordsOf(card)}</span>
  </span>
);
