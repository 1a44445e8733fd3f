/** The other players in the order of play: cards, books, Kittens; a tap shows everything that lies open. */

import { Plate, seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { BoardDialog } from '@parlour/board-kit/components/tabletop.tsx';
import type { Seat } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Card } from '../rules/cards.ts';
import type { KitView } from '../rules/view.ts';
import { kitBoardText } from './board-text.ts';
import { Chip } from './chip.tsx';
import styles from './kit-and-kat.module.css';
import { groupByBook } from './selection.ts';

type PlayersProps = { readonly view: KitView; name(seat: Seat): string };

/** The way the turn passes (KK-11r), from the own seat on; a spectator sees all. */
export function inOrderOfPlay({ seat, scores, turns }: Pick<KitView, 'seat' | 'scores' | 'turns'>): Seat[] {
  const count = scores.length;
  const [start, step] = turns === 'left' ? [seat ?? count - 1, 1] : [seat ?? 0, count - 1];
  return scores.map((_, i) => (start + (i + 1) * step) % count).filter(other => other !== seat);
}

export function Players({ view, name }: PlayersProps): JSX.Element {
  const seats = inOrderOfPlay(view);
  const opened = useSignal<Seat | undefined>(undefined);
  return (
    <>
      <ol
        class={styles.players}
        data-part="players"
        data-many={seats.length > FEW_PLAYERS}
        aria-label={kitBoardText('players')}
        style={{ '--count': seats.length }}
      >
        {seats.map(seat => (
          <li key={seat} data-place={seatPlace(seat)} data-awaited={view.turn.includes(seat)}>
            <Player {...{ view, seat, name }} open={() => (opened.value = seat)} />
          </li>
        ))}
      </ol>
      {opened.value !== undefined && (
        <PlayerLeaf {...{ view, name }} seat={opened.value} close={() => (opened.value = undefined)} />
      )}
    </>
  );
}

/** More have no room for their Kittens on a phone. */
const FEW_PLAYERS = 3;

type PlayerProps = PlayersProps & { readonly seat: Seat };

const cardsInHand = ({ others, hand, seat: own }: KitView, seat: Seat): number =>
  seat === own ? (hand?.length ?? 0) : (others.find(other => other.seat === seat)?.cards ?? 0);

function stateText(view: KitView, seat: Seat): string {
  const marks = [
    kitBoardText('cardsAndBooks', { cards: cardsInHand(view, seat), books: view.books[seat]?.length ?? 0 }),
    ...(view.silent.includes(seat) ? [kitBoardText('silent')] : []),
  ];
  return marks.join(' · ');
}

function Player({ view, seat, name, open }: PlayerProps & { open(): void }): JSX.Element {
  const state = stateText(view, seat);
  const kittens = (view.kittens[seat] ?? []).flatMap(pile => pile.slice(-1));
  const kittensText = kittens.length === 0 ? '' : kitBoardText('kittensOf', { cards: kittens.join(' ') });
  const label = [state, kittensText].filter(Boolean).join(', ');
  return (
    <div class={styles.player}>
      <Plate seat={seat} name={name(seat)} note={state} isAwaited={view.turn.includes(seat)}>
        <span class={styles.kittens}>{kittensText || kitBoardText('noKittensYet')}</span>
      </Plate>
      <button
        type="button"
        class={styles.cover}
        aria-label={kitBoardText('playerLabel', { player: name(seat), state: label })}
        onClick={open}
      />
    </div>
  );
}

/** All that lies open before a player, covered Kittens too; in the last phase the hand (KK-16r). */
function PlayerLeaf({ view, seat, name, close }: PlayerProps & { close(): void }): JSX.Element {
  const other = view.others.find(one => one.seat === seat);
  const piles = view.kittens[seat] ?? [];
  return (
    <BoardDialog label={name(seat)} close={close}>
      <p>{stateText(view, seat)}</p>
      {seat === view.dealer && <p>{kitBoardText('dealer')}</p>}
      {(view.books[seat]?.length ?? 0) > 0 && (
        <p>{kitBoardText('booksOf', { books: (view.books[seat] ?? []).toSorted().join(' ') })}</p>
      )}
      {view.last ? (
        <>
          <h3>{kitBoardText('openCards')}</h3>
          <ul class={styles.cards}>
            {groupByBook(other?.open ?? []).map(book => (
              <CardLine key={book[0]} cards={book} />
            ))}
          </ul>
        </>
      ) : (
        <ul class={styles.cards}>
          {piles.length === 0 && <li>{kitBoardText('noKittens')}</li>}
          {piles.map(pile => (
            <CardLine key={pile[0]} cards={pile.toReversed()} />
          ))}
        </ul>
      )}
    </BoardDialog>
  );
}

const CardLine = ({ cards: [top, ...below] }: { readonly cards: readonly Card[] }): JSX.Element => (
  <li>
    <Chip card={top!} /> {below.length > 0 && kitBoardText('kittenPile', { top: top!, below: below.join(', ') })}
  </li>
);
