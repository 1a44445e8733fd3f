/** The players in the order of play, with hands, Kittens and books. */

import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import { SeatPortrait } from '@parlour/board-kit/components/seats/portrait.tsx';
import { AbsenceMark, absences, seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import type { Card } from '../rules/cards.ts';
import type { KitView } from '../rules/view.ts';
import { Chip } from './chip.tsx';
import styles from './players.module.css';
import { groupByBook } from './selection.ts';

type PlayersProps = { readonly view: KitView; name(seat: Seat): string };

/** To the right (KK-11r), own seat last. */
const inOrderOfPlay = ({ seat, scores }: KitView): Seat[] =>
  scores.map((_, i) => ((seat ?? 0) + 2 * scores.length - 1 - i) % scores.length);

export function Players({ view, name }: PlayersProps): JSX.Element {
  const seats = inOrderOfPlay(view);
  return (
    <div>
      <ol
        class={styles.players}
        data-part="players"
        aria-label="The players, in the order of play"
        style={{ '--count': seats.length }}
      >
        {seats.map(seat => (
          <Player key={seat} {...{ view, seat, name }} />
        ))}
      </ol>
      <PlayersKey packets={view.packetsLeft} />
    </div>
  );
}

type PlayerProps = PlayersProps & { readonly seat: Seat };

function Player({ view, seat, name }: PlayerProps): JSX.Element {
  const isOwn = seat === view.seat;
  const other = view.others.find(one => one.seat === seat);
  const cards = isOwn ? (view.hand?.length ?? 0) : other!.cards;
  const books = view.books[seat]!;
  const marks = marksOf(view, seat);
  return (
    <li
      class={styles.player}
      data-awaited={view.turn.includes(seat)}
      data-place={seatPlace(seat)}
      data-away={absences.value.get(seat)?.isAway}
    >
      <p class={styles.line}>
        <SeatPortrait seat={seat} class={styles.face!} />
        <span class={styles.name}>{isOwn ? 'You' : name(seat)}</span>
        {marks.length > 0 && <i class={styles.marks}>{marks.join(', ')}</i>}
        <span class={styles.cards}>
          <b>{cards}</b>
          <span class={styles.word}> in hand</span>
        </span>
        <span class={styles.books}>
          <b>{books.length}</b>
          <span class={styles.word}> {books.length === 1 ? 'book' : 'books'}</span>
        </span>
      </p>
      <AbsenceMark seat={seat} />
      {isOwn && books.length > 0 && <p class={styles.titles}>{books.toSorted().join(' ')}</p>}
      {!isOwn && (view.last ? <OpenCards cards={other!.open} /> : <Kittens piles={view.kittens[seat]!} />)}
    </li>
  );
}

/** Explains the numbers where there is no room for words. */
const PlayersKey = ({ packets }: { readonly packets: number }): JSX.Element => (
  <p class={styles.key} data-part="key">
    <span class={styles.signs} aria-hidden="true">
      <b class={styles.cards}>5</b> cards in hand <b class={styles.books}>0</b> books taken
    </span>
    {packets > 0 && <span>{packets === 1 ? '1 packet of five left' : `${packets} packets of five left`}</span>}
  </p>
);

const marksOf = ({ turn, dealer, silent }: KitView, seat: Seat): string[] => [
  ...(turn.includes(seat) ? ['to play'] : []),
  ...(seat === dealer ? ['dealer'] : []),
  ...(silent.includes(seat) ? ['silent'] : []),
];

function Kittens({ piles }: { readonly piles: readonly (readonly Card[])[] }): JSX.Element {
  return (
    <ol class={styles.kittens} aria-label="Kittens">
      {piles.map(pile => (
        <li key={pile[0]} class={styles.pile} data-deep={pile.length > 1}>
          <span class={visuallyHidden}>{pile.toReversed().join(' on ')}</span>
          <Chip card={pile.at(-1)!} />
          {pile.length > 1 && (
            <small class={styles.below} aria-hidden="true">
              +{pile.length - 1}
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}

/** KK-16r */
const OpenCards = ({ cards }: { readonly cards: readonly Card[] }): JSX.Element => (
  <ol class={styles.open} aria-label="Open hand">
    {groupByBook(cards).map(book => (
      <li key={book[0]}>{book.map((card, i) => (i === 0 ? card : card.slice(1))).join('·')}</li>
    ))}
  </ol>
);
