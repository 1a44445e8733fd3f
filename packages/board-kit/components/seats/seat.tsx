/** A seat: the plate of a player, with face-down cards, turn, clock, absence and caption. */
import { type Signal, signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { boardText } from '../../board-text.ts';
import { captions } from '../../sound/speech.ts';
import { Fan } from '../cards/card.tsx';
import { Group } from '../screen-reader.tsx';
import { seatPortraits } from './portrait.tsx';
import styles from './seat.module.css';

export type PlateProps = {
  readonly seat: number;
  readonly name: string;
  /** A line below the name, like "partner · 9 cards"; a seat whose turn it is says so instead. */
  readonly note?: string;
  readonly isAwaited: boolean;
  /** Marks the portrait by shape and colour: a diamond for us, a dot for them. */
  readonly team?: 'us' | 'them' | undefined;
  readonly deadline?: number | undefined;
  readonly children?: ComponentChildren;
};

/**
 * Name, portrait and state of a player. Upright by default; in a row where `--plate-flow: row` and `--tall: 0` are
 * set. `--p` is the width of the portrait, which is reserved before it is drawn.
 */
export function Plate({ seat, name, note = '', isAwaited, team, deadline, children }: PlateProps): JSX.Element {
  const absence = absences.value.get(seat);
  return (
    <div class={styles.plate} data-turn={isAwaited} data-away={absence?.isAway} aria-hidden="true">
      <PlatePortrait seat={seat} name={name} team={team} isAway={absence?.isAway === true} />
      <span class={styles.who}>
        <span class={styles.name}>{name}</span>
        <PlateNote note={note} isAwaited={isAwaited} absence={absence} />
        {deadline !== undefined && <Countdown deadline={deadline} />}
        {children}
      </span>
    </div>
  );
}

type PlatePortraitProps = Pick<PlateProps, 'seat' | 'name' | 'team'> & { readonly isAway: boolean };

/** People without a portrait get their initial. */
function PlatePortrait({ seat, name, team, isAway }: PlatePortraitProps): JSX.Element {
  const drawing = seatPortraits.value.get(seat);
  return (
    <span class={styles.portrait} data-team={team} data-portrait={seat}>
      {drawing === undefined ? (
        <span class={styles.initial}>{name.slice(0, 1)}</span>
      ) : (
        <span class={styles.drawing} dangerouslySetInnerHTML={{ __html: drawing }} />
      )}
      {isAway && <Mark kind="away" path={MOON} />}
      {!isAway && markedComputers.value.has(seat) && <Mark kind="computer" path={CHIP} />}
    </span>
  );
}

const MOON = 'M15.500 13.500A6.500 6.500 0 1 1 10.500 4.500 5.200 5.200 0 0 0 15.500 13.500Z';
const CHIP = 'M6 6h8v8H6zM8 6V3M12 6V3M8 17v-3M12 17v-3M6 8H3M6 12H3M17 8h-3M17 12h-3';

const Mark = ({ kind, path }: { readonly kind: 'away' | 'computer'; readonly path: string }): JSX.Element => (
  <svg viewBox="0 0 20 20" class={styles.mark} data-mark={kind} aria-hidden="true">
    <path d={path} />
  </svg>
);

type PlateNoteProps = Pick<PlateProps, 'note' | 'isAwaited'> & { readonly absence: Absence | undefined };

function PlateNote({ note, isAwaited, absence }: PlateNoteProps): JSX.Element | null {
  if (absence) return <span class={styles.note}>{absenceText(absence)}</span>;
  if (isAwaited) return <span class={styles.note}>{boardText('playing')}</span>;
  return note === undefined || note === '' ? null : <span class={styles.note}>{note}</span>;
}

export type SeatViewProps = Omit<PlateProps, 'note'> & {
  /** Undefined if the cards are drawn elsewhere. */
  readonly cards: number | undefined;
  /** Short labels below the name: dealer, safe, partner. */
  readonly marks?: readonly string[];
  readonly side: 'left' | 'top' | 'right' | 'bottom';
};

/** The `data-place` of a seat, for card movements. */
export const seatPlace = (seat: number): string => `seat-${seat}`;

/** A plate with the cards of the player: as words, and on a large screen as a fan too. */
export function SeatView({ cards, marks = [], side, children, ...plate }: SeatViewProps): JSX.Element {
  const { seat, name, isAwaited } = plate;
  const absence = absences.value.get(seat);
  const count = cards === undefined ? '' : boardText('cardCount', { count: cards });
  const note = [...marks, count];
  const state = [isAwaited ? boardText('playing') : '', absence ? absenceText(absence) : ''];
  const label = [name, count, ...marks, ...state].filter(word => word !== '').join(', ');
  return (
    <Group class={styles.seat!} data-part="seat" data-side={side} data-awaited={isAwaited} label={label}>
      <Plate {...plate} note={note.filter(word => word !== '').join(' · ')} />
      <span class={styles.stock} data-place={seatPlace(seat)} aria-hidden="true">
        <span class={styles.unit} data-sides />
        {cards !== undefined && <Fan count={cards} />}
      </span>
      {children}
      <Caption seat={seat} />
    </Group>
  );
}

function Caption({ seat }: { readonly seat: number }): JSX.Element | null {
  const call = captions.value.get(seat);
  if (!call) return null;
  return (
    <q class={styles.caption} lang={call.language}>
      {call.words}
    </q>
  );
}

/** `away`: not connected. `computer plays`: a computer player stands in for the person, who may be back. */
export type Absence = {
  readonly says: 'away' | 'computer plays';
  readonly isAway: boolean;
  /** Seconds without a connection, while they are counted. */
  readonly seconds?: number | undefined;
};

/** Absences by seat, set by the table page. A name plate with `isAway` gets `data-away` and loses its colour. */
export const absences: Signal<ReadonlyMap<number, Absence>> = signal(new Map());

/** Seats of computer players that need a mark, because people expect people there. */
export const markedComputers: Signal<ReadonlySet<number>> = signal(new Set());

function absenceText({ says, seconds }: Absence): string {
  if (says === 'computer plays') return boardText('computerPlays');
  return seconds === undefined ? boardText('away') : boardText('awayFor', { seconds });
}

type AbsenceProps = { readonly seat: number; readonly class?: string };

/** For boards that draw their own plates; overlaps the edge, so nothing moves when it appears. */
export function AbsenceMark({ seat, class: extraClass = '' }: AbsenceProps): JSX.Element | null {
  const absence = absences.value.get(seat);
  return absence === undefined ? null : <span class={`${styles.absence} ${extraClass}`}>{absenceText(absence)}</span>;
}

type ClockProps = { readonly deadline: number };

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

function formatTimeLeft(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= DAY_MS) return boardText('days', { count: Math.ceil(left / DAY_MS) });
  if (left >= 60 * MINUTE_MS) return boardText('hours', { count: Math.ceil(left / (60 * MINUTE_MS)) });
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
    <span class={styles.clock} data-short={left < 10 * SECOND_MS} aria-hidden="true">
      {formatTimeLeft(left)}
    </span>
  );
}
