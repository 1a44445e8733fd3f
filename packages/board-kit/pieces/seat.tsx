/** A seat: who sits there, what they hold unseen, whether the table waits for them, and what they have just called out. */
import type { ComponentChildren, JSX } from 'preact';
import { captions } from '../captions.ts';
import { AbsenceMark, absences } from './absence.tsx';
import { Clock } from './clock.tsx';
import { Face } from './face.tsx';
import { Fan } from './fan.tsx';
import { Group } from './group.tsx';
import styles from './seat.module.css';

export type SeatProps = {
  readonly seat: number;
  readonly name: string;
  /** Undefined for the own seat, whose hand lies elsewhere. */
  readonly cards: number | undefined;
  readonly isAwaited: boolean;
  /** Short words under the name: dealer, safe, partner. */
  readonly marks?: readonly string[];
  readonly deadline?: number;
  readonly side: 'left' | 'top' | 'right' | 'bottom';
  /** What lies before the seat. */
  readonly children?: ComponentChildren;
};

/** What the place of a seat is called, for cards that come and go. */
export const seatPlace = (seat: number): string => `seat-${seat}`;

export function Seat({ seat, name, cards, isAwaited, marks = [], deadline, side, children }: SeatProps): JSX.Element {
  const holding = cards === undefined ? '' : `, ${cards} ${cards === 1 ? 'card' : 'cards'}`;
  const absence = absences.value.get(seat);
  const state = [isAwaited ? 'to play' : '', ...marks, absence?.says ?? ''].filter(word => word !== '').join(', ');
  const label = `${name}${holding}${state === '' ? '' : `, ${state}`}`;
  return (
    <Group class={styles.seat!} data-part="seat" data-side={side} data-awaited={isAwaited} label={label}>
      {cards === undefined ? <span data-place={seatPlace(seat)} /> : <Fan count={cards} place={seatPlace(seat)} />}
      <div class={styles.plate} aria-hidden="true" data-away={absence?.isAway}>
        <Face seat={seat} class={styles.face!} />
        <span class={styles.name}>{name}</span>
        {(marks.length > 0 || isAwaited) && (
          <span class={styles.marks}>{[isAwaited ? 'to play' : '', ...marks].filter(Boolean).join(' · ')}</span>
        )}
        {deadline !== undefined && <Clock deadline={deadline} />}
        <AbsenceMark seat={seat} />
      </div>
      {children}
      <Caption seat={seat} />
    </Group>
  );
}

function Caption({ seat }: { readonly seat: number }): JSX.Element | null {
  const words = captions.value.get(seat);
  return words === undefined ? null : <q class={styles.caption}>{words}</q>;
}
