/** The books in a grid: what lies on top of each, in words where there is room, and the number it waits for. */

import { CardSides, cardClass } from '@parlour/board-kit/components/cards/card.tsx';
import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { usePack } from '@parlour/board-kit/pack';
import type { Seat } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { type Card as CardName, RANKS } from '../rules/cards.ts';
import { awaitedRank } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { sayAstray, standingAstray } from './astray.ts';
import { BookLeaf } from './book-leaf.tsx';
import styles from './books.module.css';
import { Chip } from './chip.tsx';
import { fits } from './choice.ts';

type BooksProps = {
  readonly view: KitView;
  /** The card that a tap on its book plays. */
  readonly inFinger: CardName | undefined;
  name(seat: Seat): string;
  play(card: CardName): void;
};

export function Books({ view, inFinger, name, play }: BooksProps): JSX.Element {
  const opened = useSignal<string | undefined>(undefined);
  return (
    <div class={styles.shelf} data-part="books">
      <ol class={styles.books} aria-label="The books">
        {Object.entries(view.table).map(([book, row]) => (
          <li key={book} class={styles.book} data-spot="book">
            <Book {...{ view, book, row, name }} open={() => (opened.value = book)} />
            {inFinger?.[0] === book && (
              <button
                type="button"
                class={styles.target}
                data-fits={fits(view, inFinger)}
                onClick={() => play(inFinger)}
              >
                <span>
                  play {inFinger} {fits(view, inFinger) ? 'here' : 'out of order'}
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
          says={sayAstray(standingAstray(view, view.table[opened.value] ?? []))}
          close={() => (opened.value = undefined)}
        />
      )}
    </div>
  );
}

type BookProps = Pick<BooksProps, 'view' | 'name'> & {
  readonly book: string;
  readonly row: readonly CardName[];
  open(): void;
};

function Book({ view, book, row, name, open }: BookProps): JSX.Element {
  const taker = view.books.findIndex(books => books.includes(book));
  if (taker >= 0) return <TakenBook book={book} by={name(taker)} />;
  const top = row.at(-1);
  const waits = awaitedRank(row);
  return (
    <button type="button" class={styles.tile} title={`Read book ${book}`} onClick={open}>
      <span class={visuallyHidden}>{saidOf(book, row, waits)}</span>
      {top === undefined ? (
        <span class={styles.empty} aria-hidden="true">
          {book}
        </span>
      ) : (
        <TopCard card={top} from={seatPlace(view.window?.seat ?? view.player)} />
      )}
      {standingAstray(view, row).length > 0 && (
        <span class={styles.astray} aria-hidden="true">
          wrong<span class={styles.stands}>, stands</span>
        </span>
      )}
      <span class={styles.waits} aria-hidden="true">
        <i>waits for </i>
        <b>{waits <= RANKS ? `${book}${waits}` : '…'}</b>
      </span>
    </button>
  );
}

/** Its face, or where that is too small its name; and its words beside it, where they can be read. */
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

/** A card out of order lies there as well, until somebody notices (KK-21r). */
function saidOf(book: string, row: readonly CardName[], waits: number): string {
  const astray = row.slice(waits - 1).map(card => card.slice(1));
  const lies = waits === 1 ? 'nothing in order yet' : `1 to ${waits - 1}`;
  return `Book ${book}: ${lies}${astray.length > 0 ? `, and out of order ${astray.join(', ')}` : ''}; it waits for ${waits}.`;
}
