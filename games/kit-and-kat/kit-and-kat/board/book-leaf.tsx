/** A book in large print, with the words of its cards and what is to be known about its answers. */
import { BoardDialog } from '@parlour/board-kit/components/tabletop.tsx';
import { usePack } from '@parlour/board-kit/pack';
import type { JSX } from 'preact';
import { isQuestion } from '../../pack/pack.ts';
import type { Card } from '../rules/cards.ts';
import { kitBoardText } from './board-text.ts';
import { Chip } from './chip.tsx';
import styles from './kit-and-kat.module.css';

type BookLeafProps = {
  readonly book: string;
  readonly row: readonly Card[];
  /** About cards out of order. */
  readonly remark: string;
  close(): void;
};

export function BookLeaf({ book, row, remark, close }: BookLeafProps): JSX.Element {
  const { wordsOf, languageOf, topicOf } = usePack();
  const topic = topicOf(book);
  return (
    <BoardDialog
      label={topic === undefined ? kitBoardText('bookTitle', { book }) : kitBoardText('bookAbout', { book, topic })}
      close={close}
    >
      <ol class={styles.cards}>
        {row.toReversed().map(card => (
          <li key={card} data-asks={isQuestion(card)}>
            <Chip card={card} /> <span lang={languageOf(card)}>{wordsOf(card)}</span>
          </li>
        ))}
      </ol>
      {remark !== '' && <p>{remark}</p>}
      {row.length === 0 && <p>{kitBoardText('emptyBook')}</p>}
    </BoardDialog>
  );
}
