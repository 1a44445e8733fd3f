/** All questions answered so far, with notes, last read first. */

import { BoardDialog } from '@parlour/board-kit/components/tabletop.tsx';
import { usePack } from '@parlour/board-kit/pack';
import type { JSX } from 'preact';
import { isQuestion } from '../../pack/pack.ts';
import { BOOKS, CARDS_PER_BOOK, type Card, cardOf, rankOf } from '../rules/cards.ts';
import { type KitView, lastRead } from '../rules/view.ts';
import { kitBoardText } from './board-text.ts';
import styles from './kit-and-kat.module.css';

export const questionOf = (card: Card): Card => (isQuestion(card) ? card : cardOf(card[0]!, rankOf(card) - 1));

/** Answers that lie with their questions, or in a taken book. */
export function answeredCards(view: Pick<KitView, 'rows' | 'books' | 'notes'>): Card[] {
  const last = lastRead(view);
  const cards = BOOKS.flatMap(book => answersIn(view, book));
  return last !== undefined && cards.includes(last) ? [last, ...cards.filter(card => card !== last)] : cards;
}

function answersIn({ rows, books }: Pick<KitView, 'rows' | 'books'>, book: string): Card[] {
  const isTaken = books.some(taken => taken.includes(book));
  const lies = (card: Card): boolean => isTaken || (rows[book] ?? []).includes(card);
  const answers = Array.from({ length: CARDS_PER_BOOK / 2 }, (_, i) => cardOf(book, 2 * i + 2));
  return answers.filter(card => lies(card) && lies(questionOf(card)));
}

type AnswersProps = { readonly view: KitView; close(): void };

export function Answers({ view, close }: AnswersProps): JSX.Element {
  return (
    <BoardDialog label={kitBoardText('answersAndNotes')} close={close}>
      <ol class={styles.answers}>
        {answeredCards(view).map(card => (
          <Answer key={card} card={card} />
        ))}
      </ol>
    </BoardDialog>
  );
}

function Answer({ card }: { readonly card: Card }): JSX.Element {
  const pack = usePack();
  return (
    <li>
      <p class={styles.question} lang={pack.languageOf(questionOf(card))}>
        {pack.wordsOf(questionOf(card))}
      </p>
      <p class={styles.answer} lang={pack.languageOf(card)}>
        {pack.wordsOf(card)}
      </p>
      {pack.notesOn(card).map(note => (
        <p key={note} class={styles.note}>
          {note}
        </p>
      ))}
    </li>
  );
}
