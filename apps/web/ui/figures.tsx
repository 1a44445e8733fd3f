/** Numbers as pictures. Every chart has a sentence for those who do not see it. */
import type { ComponentChildren, JSX } from 'preact';
import styles from './figures.module.css';
import { Icon } from './icon.tsx';

type StatProps = { readonly value: ComponentChildren; readonly label: string };

export const Stat = ({ value, label }: StatProps): JSX.Element => (
  <div class={styles.stat}>
    <b>{value}</b>
    <span>{label}</span>
  </div>
);

export type WeekDay = { readonly name: string; readonly state: 'done' | 'now' | 'open' };

type WeekProps = { readonly days: readonly WeekDay[]; readonly label: string };

/** Seven days; a tick marks those that are done. */
export const Week = ({ days, label }: WeekProps): JSX.Element => (
  <div class={styles.week} role="img" aria-label={label}>
    {days.map(({ name, state }) => (
      <span key={name} class={styles.day} data-state={state}>
        <i class={styles.dot}>{state === 'done' && <Icon name="check" />}</i>
        {name}
      </span>
    ))}
  </div>
);

/** `won`: a filled square. `best`: a star. `lost`: an empty square. */
type ShareSquare = 'won' | 'best' | 'lost';

type SquaresProps = { readonly squares: readonly ShareSquare[]; readonly label?: string };

/** More of them wrap. */
const MAX_SQUARES_ABREAST = 16;

export const Squares = ({ squares, label }: SquaresProps): JSX.Element => (
  <div
    class={styles.squares}
    data-long={squares.length > MAX_SQUARES_ABREAST}
    {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
  >
    {squares.map((square, i) => (
      <i key={i} class={styles.square} data-square={square}>
        {square === 'best' && <Icon name="star" />}
      </i>
    ))}
  </div>
);

type ShareTicketProps = { readonly title: string; readonly line: string; readonly children: ComponentChildren };

/** A result without cards or names, to be shared. */
export const ShareTicket = ({ title, line, children }: ShareTicketProps): JSX.Element => (
  <div class={styles.ticket}>
    <h3>{title}</h3>
    {children}
    <p>{line}</p>
  </div>
);

type MeterProps = { readonly value: number; readonly max: number; readonly label?: string };

/** A bar that fills from the left. */
export const Meter = ({ value, max, label }: MeterProps): JSX.Element => (
  <span
    class={styles.meter}
    {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
  >
    <i class={styles.fill} style={{ width: `${max > 0 ? Math.min(100, (100 * value) / max) : 0}%` }} />
  </span>
);

type RingProps = {
  readonly value: number;
  readonly max: number;
  readonly label: string;
  readonly children?: ComponentChildren;
};

const RADIUS = 20;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** How much of a whole is done. */
export function Ring({ value, max, label, children }: RingProps): JSX.Element {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <span class={styles.ring} role="img" aria-label={label}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r={RADIUS} />
        <circle cx="24" cy="24" r={RADIUS} stroke-dasharray={`${share * CIRCUMFERENCE} ${CIRCUMFERENCE}`} />
      </svg>
      <span aria-hidden="true">{children}</span>
    </span>
  );
}

type BarColumn = {
  readonly name: string;
  readonly value: number;
  /** Stands on the first, in a paler tone. */
  readonly second?: number;
  readonly isMarked?: boolean;
};

type BarsProps = { readonly columns: readonly BarColumn[]; readonly label: string; readonly note?: ComponentChildren };

/** A column chart, one or two values a column. */
export function Bars({ columns, label, note }: BarsProps): JSX.Element {
  const most = Math.max(1, ...columns.map(({ value, second = 0 }) => value + second));
  const share = (value: number): string => `${(100 * value) / most}%`;
  return (
    <div class={styles.chart}>
      <div class={styles.bars} role="img" aria-label={label}>
        {columns.map(({ name, value, second, isMarked = false }, i) => (
          <span key={i} class={styles.column} data-marked={isMarked}>
            <span class={styles.pillar}>
              {second !== undefined && <i class={styles.block} data-tone="pale" style={{ height: share(second) }} />}
              <i class={styles.block} style={{ height: share(value) }} />
            </span>
            <small>{name}</small>
          </span>
        ))}
      </div>
      {note}
    </div>
  );
}

export type CalendarDay = { readonly day: number; readonly done: 0 | 1 | 2; readonly isToday: boolean };

type MonthCalendarProps = {
  readonly label: string;
  readonly weekdays: readonly string[];
  /** Empty squares before the first day. */
  readonly offset: number;
  readonly days: readonly CalendarDay[];
};

/** A month: a pale or a full disc where one or both tasks of the day are done. */
export const MonthCalendar = ({ label, weekdays, offset, days }: MonthCalendarProps): JSX.Element => (
  <div class={styles.calendar} role="img" aria-label={label}>
    {weekdays.map(name => (
      <small key={name}>{name}</small>
    ))}
    {days.map(({ day, done, isToday }) => (
      <span
        key={day}
        data-done={done}
        data-today={isToday}
        style={day === 1 ? { gridColumnStart: offset + 1 } : undefined}
      >
        {day}
      </span>
    ))}
  </div>
);

type MedalProps = {
  readonly title: string;
  readonly text: string;
  readonly isEarned: boolean;
  readonly picture?: ComponentChildren;
  /** How far it is, where that is known. */
  readonly progress?: { readonly value: number; readonly max: number };
};

/** Stamped in gold when earned, embossed when not. */
export const Medal = ({ title, text, isEarned, picture, progress }: MedalProps): JSX.Element => (
  <div class={styles.medal} data-earned={isEarned}>
    <span class={styles.disc} aria-hidden="true">
      {picture ?? <Icon name={isEarned ? 'star' : 'lock'} />}
    </span>
    <b>{title}</b>
    <span>{text}</span>
    {progress && !isEarned && <Meter {...progress} />}
  </div>
);
