/** A trick: cards on the table towards those who played them. */
import type { JSX } from 'preact';
import { Card } from './card.tsx';
import { seatPlace } from './seat.tsx';
import styles from './trick.module.css';

export type Sides = 'left' | 'top' | 'right' | 'bottom';

export type TrickProps = {
  readonly label: string;
  readonly cards: readonly { readonly seat: number; readonly card: string }[];
  side(seat: number): Sides;
  /** The seat that takes it, once that is settled. */
  readonly taker?: number | undefined;
};

export function Trick({ label, cards, side, taker }: TrickProps): JSX.Element {
  return (
    <ol class={styles.trick} aria-label={label} data-part="trick">
      {cards.map(({ seat, card }) => (
        <li key={card} class={styles.place} data-side={side(seat)} data-taker={seat === taker}>
          <Card card={card} from={seatPlace(seat)} />
        </li>
      ))}
    </ol>
  );
}
