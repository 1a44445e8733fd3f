/** Cards on the table: the current trick and piles. */
import type { JSX } from 'preact';
import { Group } from '../screen-reader.tsx';
import { seatPlace } from '../seats/seat.tsx';
import { Card, CardBack, type CardProps } from './card.tsx';
import pileStyles from './pile.module.css';
import styles from './trick.module.css';

export type TableSide = 'left' | 'top' | 'right' | 'bottom';

export type TrickProps = {
  readonly label: string;
  readonly cards: readonly { readonly seat: number; readonly card: string }[];
  side(seat: number): TableSide;
  readonly taker?: number | undefined;
};

/** The current trick, each card towards the player who played it. */
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

/** A pile: the top card and the number of cards. */

export type PileProps = {
  /** Name of the pile, like your tricks or the blind pack. */
  readonly label: string;
  readonly count: number;
  readonly top?: CardProps | undefined;
  readonly place?: string;
};

const MAX_DEPTH = 5;

export function Pile({ label, count, top, place }: PileProps): JSX.Element {
  const below = Math.min(MAX_DEPTH, Math.max(0, count - 1));
  return (
    <Group class={pileStyles.pile!} label={`${label}, ${count}`} data-place={place} data-empty={count === 0}>
      {Array.from({ length: below }, (_, i) => (
        <CardBack key={i} class={pileStyles.below!} style={{ '--depth': below - i }} />
      ))}
      {count > 0 && (top ? <Card {...top} class={pileStyles.top!} /> : <CardBack class={pileStyles.top!} />)}
      {label !== '' && (
        <span class={pileStyles.label} aria-hidden="true">
          {label} {count > 0 && <b>{count}</b>}
        </span>
      )}
    </Group>
  );
}
