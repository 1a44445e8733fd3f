/** Cards on the table: the current trick. */
import type { JSX } from 'preact';
import { boardText } from '../../board-text.ts';
import { seatPlace } from '../seats/seat.tsx';
import { Card } from './card.tsx';
import styles from './trick.module.css';

export type TableSide = 'left' | 'top' | 'right' | 'bottom';

export type TrickProps = {
  readonly label: string;
  readonly cards: readonly { readonly seat: number; readonly card: string }[];
  side(seat: number): TableSide;
  /** Where cards lie abreast: the place of a seat in the order of play. */
  order(seat: number): number;
  /** The seat that has the trick so far, or takes it. */
  readonly winner?: number | undefined;
  /** The own seat, while its card is still missing. */
  readonly mine?: number | undefined;
  /** A card that lies open before its seat has played. */
  readonly exposed?: { readonly seat: number; readonly card: string } | undefined;
  /** Cards a hint points at; the others are veiled. */
  readonly lit?: ReadonlySet<string> | undefined;
};

/** The current trick, each card towards the player who played it. */
export function Trick({ label, cards, side, order, winner, mine, exposed, lit }: TrickProps): JSX.Element {
  const place = (seat: number) => ({ 'data-side': side(seat), style: { '--order': order(seat) } });
  return (
    <ol class={styles.trick} aria-label={label} data-part="trick">
      {cards.map(({ seat, card }) => (
        <li
          key={card}
          class={styles.place}
          {...place(seat)}
          data-winning={seat === winner}
          data-state={lit && !lit.has(card) ? 'dim' : undefined}
        >
          <Card card={card} from={seatPlace(seat)} />
          {seat === winner && <span class={styles.tag}>{boardText('winning')}</span>}
        </li>
      ))}
      {exposed && (
        <li key={exposed.card} class={styles.place} {...place(exposed.seat)} data-exposed>
          <Card card={exposed.card} from={seatPlace(exposed.seat)} />
        </li>
      )}
      {mine !== undefined && (
        <li class={styles.place} {...place(mine)} aria-hidden="true">
          <span class={styles.slot}>{boardText('yourCard')}</span>
        </li>
      )}
    </ol>
  );
}
