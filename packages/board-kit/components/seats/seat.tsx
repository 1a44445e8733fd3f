/** A seat: the name plate, face-down cards, turn, clock, absence mark and caption of a player. */

import { pluralize } from '@parlour/kernel/sentences';
import { type Signal, signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { captions } from '../../sound/speech.ts';
import { Fan } from '../cards/fan.tsx';
import { Group } from '../screen-reader.tsx';
import absenceStyles from './absence.module.css';
import clockStyles from './clock.module.css';
import { SeatPortrait } from './portrait.tsx';
import styles from './seat.module.css';

export type SeatViewProps = {
  readonly seat: number;
  readonly name: string;
  /** Undefined for the own seat, whose hand is drawn elsewhere. */
  readonly cards: number | undefined;
  readonly isAwaited: boolean;
  /** Short labels below the name: dealer, safe, partner. */
  readonly marks?: readonly string[];
  readonly deadline?: number;
  readonly side: 'left' | 'top' | 'right' | 'bottom';
  readonly children?: ComponentChildren;
};

/** The `data-place` of a seat, for card movements. */
export const seatPlace = (seat: number): string => `seat-${seat}`;

export function SeatView({
  seat,
  name,
  cards,
  isAwaited,
  marks = [],
  deadline,
  side,
  children,
}: SeatViewProps): JSX.Element {
  const cardCount = cards === undefined ? '' : `, ${cards} ${cards === 1 ? 'card' : 'cards'}`;
  const absence = absences.value.get(seat);
  const state = [isAwaited ? 'to play' : '', ...marks, absence?.says ?? ''].filter(word => word !== '').join(', ');
  const label = `${name}${cardCount}${state === '' ? '' : `, ${state}`}`;
  return (
    <Group class={styles.seat!} data-part="seat" data-side={side} data-awaited={isAwaited} label={label}>
      {cards === undefined ? <span data-place={seatPlace(seat)} /> : <Fan count={cards} place={seatPlace(seat)} />}
      <div class={styles.plate} aria-hidden="true" data-away={absence?.isAway}>
        <SeatPortrait seat={seat} class={styles.face!} />
        <span class={styles.name}>{name}</span>
        {(marks.length > 0 || isAwaited) && (
          <span class={styles.marks}>{[isAwaited ? 'to play' : '', ...marks].filter(Boolean).join(' · ')}</span>
        )}
        {deadline !== undefined && <Countdown deadline={deadline} />}
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

/** `away`: not connected. `computer plays`: a computer player stands in for the person, who may be back. */
export type Absence = { readonly says: 'away' | 'computer plays'; readonly isAway: boolean };

/** Absences by seat, set by the table page. A name plate with `isAway` gets `data-away` and loses its colour. */
export const absences: Signal<ReadonlyMap<number, Absence>> = signal(new Map());

type AbsenceProps = { readonly seat: number; readonly class?: string };

/** Overlaps the edge of the plate, so nothing moves when it appears. */
export function AbsenceMark({ seat, class: extraClass = '' }: AbsenceProps): JSX.Element | null {
  const absence = absences.value.get(seat);
  return absence === undefined ? null : <span class={`${absenceStyles.mark} ${extraClass}`}>{absence.says}</span>;
}

type ClockProps = { readonly deadline: number };

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

export function formatTimeLeft(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= DAY_MS) return pluralize(Math.ceil(left / DAY_MS), 'day');
  if (left >= 60 * MINUTE_MS) return `${Math.ceil(left / (60 * MINUTE_MS))} h`;
  return `${Math.floor(left / MINUTE_MS)}:${String(Math.floor((left % MINUTE_MS) / SECOND_MS)).padStart(2, '0')}`;
}

/** Remaining time, hidden from screen readers: reading it aloud would drown the game. */
export function Countdown({ deadline }: ClockProps): JSX.Element {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const left = deadline - now.value;
  return (
    <span class={clockStyles.clock} data-short={left < 10 * SECOND_MS} aria-hidden="true">
      {formatTimeLeft(left)}
    </span>
  );
}
