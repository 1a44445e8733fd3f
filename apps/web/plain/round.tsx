/** Everybody at the table but the own chair: names, cards, scores, and who is to play. */
import { flankOf } from '@parlour/board-kit/flanks';
import { Seat } from '@parlour/board-kit/pieces/seat';
import type { Name, Seat as SeatNumber, View } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import styles from './plain.module.css';

/** The others from the left on; an onlooker sees all. */
export function around({ seat, others }: View): SeatNumber[] {
  const seats = others.map(other => other.seat);
  const from = seats.findIndex(other => seat !== null && other > seat);
  return from < 0 ? seats : [...seats.slice(from), ...seats.slice(0, from)];
}

/** Partners share a score. */
export const scoreOf = ({ scores }: View, seat: SeatNumber): number | undefined => scores[seat % scores.length];

type RoundProps = { readonly view: View; readonly name: Name; readonly cards: 'with cards' | 'without cards' };

export function Round({ view, name, cards }: RoundProps): JSX.Element {
  const seats = around(view);
  const held = new Map(view.others.map(other => [other.seat, other.cards]));
  return (
    <ol class={styles.round} aria-label="Round the table, from your left">
      {seats.map((seat, i) => (
        <li key={seat} style={flankOf(i, seats.length)}>
          <Seat
            seat={seat}
            name={name(seat)}
            cards={cards === 'with cards' ? (held.get(seat) ?? 0) : undefined}
            isAwaited={view.turn.includes(seat)}
            marks={marksOf(view, seat)}
            side="top"
          />
        </li>
      ))}
    </ol>
  );
}

function marksOf(view: View, seat: SeatNumber): string[] {
  const score = scoreOf(view, seat);
  return score === undefined ? [] : [`score ${score}`];
}
