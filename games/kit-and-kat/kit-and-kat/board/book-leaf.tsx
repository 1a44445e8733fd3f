/** A book in large print: every card of it that lies on the table, with its words. */

import { Dialog } from '@parlour/board-kit/components/panels/dialog.tsx';
import { usePack } from '@parlour/board-kit/pack';
import type { JSX } from 'preact';
import { asks } from '../../pack/pack.ts';
import type { Card } from '../rules/cards.ts';
import styles from './book-leaf.module.css';
import { Chip } from './chip.tsx';

type BookLeafProps = {
  readonly book: string;
  readonly row: readonly Card[];
  /** What is to be said of cards out of order. */
  readonly says: string;
  close(): void;
};

export function BookLeaf({ book, row, says, close }: BookLeafProps): JSX.Element {
  const { wordsOf } = usePack();
  return (
    <Dialog label={`Book ${book}`} close={close}>
      <ol class={styles.cards}>
        {row.toReversed().map(card => (
          <li key={card} data-asks={asks(card)}>
            <Chip card={card} /> {wordsOf(card)}
          </li>
        ))}
      </ol>
      {says !== '' && <p>{says}</p>}
      {row.length === 0 && <p>Nothing lies here yet: its 1 begins it.</p>}
    </Dialog>
  );
}
