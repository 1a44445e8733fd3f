/** A book in large print, with the words of its cards. */

import { Dialog } from '@parlour/board-kit/components/panels/dialog.tsx';
import { usePack } from '@parlour/board-kit/pack';
import type { JSX } from 'preact';
import { isQuestion } from '../../pack/pack.ts';
import type { Card } from '../rules/cards.ts';
import styles from './book-leaf.module.css';
import { Chip } from './chip.tsx';

type BookLeafProps = {
  readonly book: string;
  readonly row: readonly Card[];
  /** About cards out of order. */
  readonly remark: string;
  close(): void;
};

export function BookLeaf({ book, row, remark, close }: BookLeafProps): JSX.Element {
  const { wordsOf } = usePack();
  return (
    <Dialog label={`Book ${book}`} close={close}>
      <ol class={styles.cards}>
        {row.toReversed().map(card => (
          <li key={card} data-asks={isQuestion(card)}>
            <Chip card={card} /> {wordsOf(card)}
          </li>
        ))}
      </ol>
      {remark !== '' && <p>{remark}</p>}
      {row.length === 0 && <p>Nothing lies here yet: its 1 begins it.</p>}
    </Dialog>
  );
}
