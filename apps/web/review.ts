/** What the page knows of a review that is being made, and how it is drawn and read out. */
import type { Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import type { Stood } from '@parlour/players/review';
import { mattered } from '@parlour/players/review-words';
import type { ReviewPiece, ToldDecided } from './host/reviewing.ts';

export type ReviewShown = {
  readonly is: 'running' | 'done' | 'stopped' | 'failed';
  /** What a worth is counted in, once it is known. */
  readonly unit: ReviewPiece['unit'] | undefined;
  readonly stood: readonly Stood[];
  readonly decided: readonly ToldDecided[];
  readonly done: number;
  readonly of: number | undefined;
  /** Of the whole match, or what keeps it from being looked over. */
  readonly says: readonly string[];
};

export const BEGUN: ReviewShown = {
  is: 'running',
  unit: undefined,
  stood: [],
  decided: [],
  done: 0,
  of: undefined,
  says: [],
};

export const withPiece = (shown: ReviewShown, { unit, stood, decided, done, of }: ReviewPiece): ReviewShown => ({
  ...shown,
  unit,
  stood: [...shown.stood, ...stood],
  decided: [...shown.decided, ...decided],
  done: done ?? shown.done,
  of: of ?? shown.of,
});

/** The moments that mattered, in the order they are wanted in. */
export const ORDERS = ['the gravest first', 'as they came'] as const;
export type Order = (typeof ORDERS)[number];

export function momentsOf({ decided }: ReviewShown, order: Order): ToldDecided[] {
  const grave = mattered(decided);
  return order === 'as they came' ? grave.sort((one, other) => one.step - other.step) : grave;
}

/** One line of the curve: a side, how it stood, and whether it is that of whoever is looked at. */
export type CurveLine = {
  readonly seats: readonly Seat[];
  readonly isMine: boolean;
  readonly values: readonly number[];
};

export type CurveOf = { readonly count: number; readonly sides: number; readonly seat: Seat };

/** Own lines come last: they lie over the others. */
export function linesOf(stood: readonly Stood[], { count, sides, seat }: CurveOf): CurveLine[] {
  const lines = Array.from({ length: sides }, (_, side): CurveLine => {
    const seats = Array.from({ length: count }, (_, other) => other).filter(other => other % sides === side);
    return { seats, isMine: seats.includes(seat), values: stood.map(({ fortunes }) => nth(fortunes, nth(seats, 0))) };
  });
  return lines.sort((one, other) => Number(one.isMine) - Number(other.isMine));
}

/** As they are told: the own side, then the others in the order of their seats. */
export const ownFirst = (lines: readonly CurveLine[]): CurveLine[] =>
  lines.toSorted((one, other) => Number(other.isMine) - Number(one.isMine));

/** How everybody stood at a step, in a few words. */
export function sayStood(lines: readonly CurveLine[], step: number, name: (seats: readonly Seat[]) => string): string {
  const parts = ownFirst(lines).flatMap(({ seats, values }) => {
    const value = values[step];
    return value === undefined ? [] : [`${name(seats)} ${inHundred(value)}`];
  });
  return parts.length === 0 ? 'not looked at yet' : parts.join(', ');
}

export const inHundred = (value: number): string => `${Math.round(100 * value)} %`;

/** The steps at which somebody's standing has changed enough to be told, for whoever reads the curve as figures. */
export function turnsOf(lines: readonly CurveLine[]): number[] {
  const length = lines[0]?.values.length ?? 0;
  const turns: number[] = [];
  for (let step = 0; step < length; step++) {
    const last = turns.at(-1);
    const isNew = last === undefined || lines.some(({ values }) => changed(values, last, step));
    if (isNew || step === length - 1) turns.push(step);
  }
  return thinned(turns);
}

const TELLING = 0.05;
const MOST_ROWS = 24;

const changed = (values: readonly number[], before: number, now: number): boolean =>
  Math.abs(nth(values, now) - nth(values, before)) >= TELLING;

/** So many rows can be read; the last is always among them. */
function thinned(turns: readonly number[]): number[] {
  const apart = Math.ceil(turns.length / MOST_ROWS);
  return turns.filter((_, i) => (turns.length - 1 - i) % apart === 0);
}
