/** The books: each a column that grows from 1 to 10, with the number it waits for. */

import { Card } from '@parlour/felt/pieces/card';
import { seatPlace } from '@parlour/felt/pieces/seat';
import { unseen } from '@parlour/felt/pieces/unseen';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { type Card as CardName, RANKS } from '../rules/cards.ts';
import { awaitedRank } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
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
  return (
    <div class={styles.shelf}>
      <ol class={styles.books} aria-label="The books">
        {Object.entries(view.table).map(([book, row]) => (
          <li key={book} class={styles.book}>
            <Book {...{ view, book, row, name }} />
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
    </div>
  );
}

type BookProps = Pick<BooksProps, 'view' | 'name'> & { readonly book: string; readonly row: readonly CardName[] };

function Book({ view, book, row, name }: BookProps): JSX.Element {
  const taker = view.books.findIndex(books => books.includes(book));
  if (taker >= 0) return <TakenBook book={book} by={name(taker)} />;
  const [covered, top] = [row.slice(0, -1), row.at(-1)];
  const waits = awaitedRank(row);
  return (
    <>
      <span class={unseen}>{saidOf(book, row, waits)}</span>
      <div class={styles.column}>
        {covered.map(card => (
          <div key={card} class={styles.covered}>
            <Chip card={card} />
          </div>
        ))}
        {top === undefined ? (
          <span class={styles.empty} aria-hidden="true">
            {book}
          </span>
        ) : (
          <Card card={top} from={seatPlace(view.window?.seat ?? view.player)} />
        )}
      </div>
      <span class={styles.waits} aria-hidden="true">
        <i>waits for </i>
        <b>{waits <= RANKS ? `${book}${waits}` : '…'}</b>
      </span>
    </>
  );
}

const TakenBook = ({ book, by }: { readonly book: string; readonly by: string }): JSX.Element => (
  <p class={styles.taken}>
    <span class={unseen}>Book </span>
    <b>{book}</b> <span class={styles.by}>{by}</span>
  </p>
);

/** A card out of order lies there as well, until somebody notices (KK-21r). */
function saidOf(book: string, row: readonly CardName[], waits: number): string {
  const astray = row.slice(waits - 1).map(card => card.slice(1));
  const lies = waits === 1 ? 'nothing in order yet' : `1 to ${waits - 1}`;
  return `Book ${book}: ${lies}${astray.length > 0 ? `, and out of order ${astray.join(', ')}` : ''}; it waits for ${waits}.`;
}
