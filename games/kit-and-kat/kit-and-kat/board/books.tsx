/** The books in a grid: top card of each, and the number it waits for. */

import { CardSides, cardClass } from '@parlour/board-kit/components/cards/card.tsx';
import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { usePack } from '@parlour/board-kit/pack';
import type { Seat } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { CARDS_PER_BOOK, type Card, type Card as CardName, rankOf } from '../rules/cards.ts';
import { nextRank } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { BookLeaf } from './book-leaf.tsx';
import styles from './books.module.css';
import { Chip } from './chip.tsx';
import { fitsBook } from './selection.ts';

/** Not marked yet: mistakes in this turn are for the players to notice (KK-17r, KK-18r). */
const cardsThatMayBeCalled = ({ notes, window }: KitView): readonly Card[] =>
  window === null
    ? []
    : notes.slice(window.since).flatMap(note => (note.is === 'played' && note.seat === window.seat ? [note.card] : []));

/** Cards out of order that were not called in time, and stand (KK-21r). */
export function cardsOutOfOrder(view: KitView, row: readonly Card[]): Card[] {
  const next = nextRank(row);
  const open = cardsThatMayBeCalled(view);
  return row.filter(card => rankOf(card) > next && !open.includes(card));
}

export const outOfOrderText = (cards: readonly Card[]): string =>
  cards.length === 0
    ? ''
    : `${cards.join(', ')} ${cards.length === 1 ? 'lies' : 'lie'} out of order. Nobody called it in time, so it stands (KK-21r).`;

type BooksProps = {
  readonly view: KitView;
  readonly selectedCard: CardName | undefined;
  name(seat: Seat): string;
  onPlay(card: CardName): void;
};

export function Books({ view, selectedCard, name, onPlay }: BooksProps): JSX.Element {
  const opened = useSignal<string | undefined>(undefined);
  return (
    <div class={styles.shelf} data-part="books">
      <ol class={styles.books} aria-label="The books">
        {Object.entries(view.table).map(([book, row]) => (
          <li key={book} class={styles.book} data-spot="book">
            <Book {...{ view, book, row, name }} onOpen={() => (opened.value = book)} />
            {selectedCard?.[0] === book && (
              <button
                type="button"
                class={styles.target}
                data-fits={fitsBook(view, selectedCard)}
                onClick={() => onPlay(selectedCard)}
              >
                <span>
                  play {selectedCard} {fitsBook(view, selectedCard) ? 'here' : 'out of order'}
                </span>
              </button>
            )}
          </li>
        ))}
      </ol>
      {opened.value !== undefined && (
        <BookLeaf
          book={opened.value}
          row={view.table[opened.value] ?? []}
          remark={outOfOrderText(cardsOutOfOrder(view, view.table[opened.value] ?? []))}
          close={() => (opened.value = undefined)}
        />
      )}
    </div>
  );
}

type BookProps = Pick<BooksProps, 'view' | 'name'> & {
  readonly book: string;
  readonly row: readonly CardName[];
  onOpen(): void;
};

function Book({ view, book, row, name, onOpen }: BookProps): JSX.Element {
  const taker = view.books.findIndex(books => books.includes(book));
  if (taker >= 0) return <TakenBook book={book} by={name(taker)} />;
  const top = row.at(-1);
  const waits = nextRank(row);
  return (
    <button type="button" class={styles.tile} title={`Read book ${book}`} onClick={onOpen}>
      <span class={visuallyHidden}>{bookLabel(book, row, waits)}</span>
      {top === undefined ? (
        <span class={styles.empty} aria-hidden="true">
          {book}
        </span>
      ) : (
        <TopCard card={top} from={seatPlace(view.window?.seat ?? view.player)} />
      )}
      {cardsOutOfOrder(view, row).length > 0 && (
        <span class={styles.astray} aria-hidden="true">
          wrong<span class={styles.stands}>, stands</span>
        </span>
      )}
      <span class={styles.waits} aria-hidden="true">
        <i>waits for </i>
        <b>{waits <= CARDS_PER_BOOK ? `${book}${waits}` : '…'}</b>
      </span>
    </button>
  );
}

/** Face or name, and the words where they are readable. */
function TopCard({ card, from }: { readonly card: CardName; readonly from: string }): JSX.Element {
  const { nameOf, wordsOf } = usePack();
  return (
    <>
      <span class={`${cardClass} ${styles.top}`} role="img" aria-label={nameOf(card)} data-card={card} data-from={from}>
        <CardSides card={card} />
        <Chip card={card} />
      </span>
      <span class={styles.words} aria-hidden="true">
        {wordsOf(card)}
      </span>
    </>
  );
}

const TakenBook = ({ book, by }: { readonly book: string; readonly by: string }): JSX.Element => (
  <p class={styles.taken}>
    <span class={visuallyHidden}>Book </span>
    <b>{book}</b> <span class={styles.by}>{by}</span>
  </p>
);

/** Includes cards out of order (KK-21r). */
function bookLabel(book: string, row: readonly CardName[], waits: number): string {
  const outOfOrder = row.slice(waits - 1).map(card => card.slice(1));
  const lies = waits === 1 ? 'nothing in order yet' : `1 to ${waits - 1}`;
  return `Book ${book}: ${lies}${outOfOrder.length > 0 ? `, and out of order ${outOfOrder.join(', ')}` : ''}; it waits for ${waits}.`;
}
