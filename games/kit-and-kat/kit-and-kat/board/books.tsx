/** The books: letter, subject, dots for the cards played, and the number each one needs. */
import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import { usePack } from '@parlour/board-kit/pack';
import type { Seat } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { CARDS_PER_BOOK, type Card, cardOf, rankOf } from '../rules/cards.ts';
import { nextRank } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { kitBoardText } from './board-text.ts';
import { BookLeaf } from './book-leaf.tsx';
import styles from './books.module.css';

/** Not marked yet: mistakes in this turn are for the players to notice (KK-17r, KK-18r). */
const cardsThatMayBeCalled = ({ notes, window }: KitView): readonly Card[] =>
  window === null
    ? []
    : notes.slice(window.since).flatMap(note => (note.is === 'played' && note.seat === window.seat ? [note.card] : []));

/** Cards out of order that were not called in time, and stay (KK-21r). */
export function cardsOutOfOrder(view: KitView, row: readonly Card[]): Card[] {
  const next = nextRank(row);
  const open = cardsThatMayBeCalled(view);
  return row.filter(card => rankOf(card) > next && !open.includes(card));
}

export const outOfOrderText = (cards: readonly Card[]): string =>
  cards.length === 0 ? '' : kitBoardText('outOfOrder', { count: cards.length, cards: cards.join(', ') });

/** The `data-place` of a book. */
export const bookPlace = (book: string): string => `book-${book}`;

type BooksProps = {
  readonly view: KitView;
  /** The own card in view, which a tap on its book plays. */
  readonly selectedCard: Card | undefined;
  /** Books that cards were played on in the turn that may be shouted at. */
  readonly watched: readonly string[];
  readonly caught: Card | undefined;
  name(seat: Seat): string;
  onPlay(card: Card): void;
};

export function Books(props: BooksProps): JSX.Element {
  const { view } = props;
  const opened = useSignal<string | undefined>(undefined);
  const books = Object.keys(view.table);
  return (
    <div class={styles.shelf} data-part="books">
      <ol class={styles.books} aria-label={kitBoardText('books')} data-many={books.length > FEW_BOOKS}>
        {books.map(book => (
          <li key={book} data-spot="book" data-place={bookPlace(book)}>
            <Book {...props} book={book} onOpen={() => (opened.value = book)} />
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

/** More have no room for subjects on a phone. */
const FEW_BOOKS = 7;

function Book(props: BooksProps & { readonly book: string; onOpen(): void }): JSX.Element {
  const { view, book, selectedCard, watched, caught, name, onPlay, onOpen } = props;
  const { badge, topicOf } = usePack();
  const row = view.table[book] ?? [];
  const taker = view.books.findIndex(books => books.includes(book));
  if (taker >= 0) return <TakenBook book={book} by={name(taker)} />;
  const target = selectedCard?.charAt(0) === book ? selectedCard : undefined;
  const next = nextRank(row);
  const mark =
    caught?.charAt(0) === book ? 'caught' : target ? 'target' : watched.includes(book) ? 'watched' : undefined;
  return (
    <button
      type="button"
      class={styles.book}
      data-mark={mark}
      aria-label={target === undefined ? undefined : kitBoardText('playHere', { card: target })}
      onClick={() => (target === undefined ? onOpen() : onPlay(target))}
    >
      <span class={visuallyHidden}>{bookLabel(view, book, topicOf(book))}</span>
      <span class={styles.letter} aria-hidden="true">
        {book}
      </span>
      <span class={styles.badge} aria-hidden="true" dangerouslySetInnerHTML={{ __html: badge(cardOf(book, 1)) }} />
      <span class={styles.topic} aria-hidden="true">
        {topicOf(book)}
      </span>
      <Dots row={row} />
      <span class={styles.next} aria-hidden="true">
        <i>{kitBoardText('needs')}</i> <b>{next <= CARDS_PER_BOOK ? next : '…'}</b>
      </span>
      {cardsOutOfOrder(view, row).length > 0 && (
        <span class={styles.astray} aria-hidden="true">
          <span>{kitBoardText('wrongNotCaught')}</span>
        </span>
      )}
    </button>
  );
}

const RANKS = Array.from({ length: CARDS_PER_BOOK }, (_, i) => i + 1);

/** A card out of order has its dot too. */
function Dots({ row }: { readonly row: readonly Card[] }): JSX.Element {
  const played = new Set(row.map(rankOf));
  return (
    <span class={styles.dots} aria-hidden="true">
      {RANKS.map(rank => (
        <i key={rank} data-on={played.has(rank)} />
      ))}
    </span>
  );
}

const TakenBook = ({ book, by }: { readonly book: string; readonly by: string }): JSX.Element => (
  <p class={styles.taken}>
    <span class={visuallyHidden}>{kitBoardText('bookTaken', { book, player: by })}</span>
    <b aria-hidden="true">{book}</b>
    <span aria-hidden="true">{by}</span>
  </p>
);

/** Names cards after a gap without judging them: a shout may still be due (KK-21r). */
function bookLabel(view: KitView, book: string, topic: string | undefined): string {
  const row = view.table[book] ?? [];
  const next = nextRank(row);
  const state = { book, count: next - 1, next: cardOf(book, next) };
  const label =
    topic === undefined ? kitBoardText('bookLabelWithoutTopic', state) : kitBoardText('bookLabel', { ...state, topic });
  const astray = row.slice(next - 1);
  return astray.length === 0 ? label : `${label} ${kitBoardText('alsoThere', { cards: astray.join(', ') })}`;
}
