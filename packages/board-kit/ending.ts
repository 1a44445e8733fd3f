/**
 * The contract of an ending: how a box shows that a match is over, told in steps after the last play.
 *
 * An ending is the file `games/<box>/<game>/board/<game id>.ending.tsx`, which exports `ending`. The page finds it there and loads
 * it when a match is over. Its scene lies on the whole cloth, so that nothing it is about is covered.
 */
import type { Happening, MatchResult, Seat, View } from '@parlour/kernel/game';
import type { JSX } from 'preact';

/** What is known when a match is over. */
export type Ended<V extends View = View, H extends Happening = Happening> = {
  readonly view: V;
  readonly result: MatchResult;
  /** All the chair has noticed since the match began. */
  readonly told: readonly H[];
  /** The seat of the one person who plays at this screen; null where there are several, or none. */
  readonly me: Seat | null;
  /** Milliseconds of play, where they are known. */
  readonly lasted?: number;
  /** "You" for the one person. */
  name(seat: Seat): string;
  /** How that person stands against somebody, in a few words; or nothing. */
  against(seat: Seat): string;
};

export type Ending<V extends View = View, H extends Happening = Happening> = {
  /** The steps the scene takes until everything is there. */
  steps(ended: Ended<V, H>): number;
  /** Who has won, in a few words: shown with the last step. */
  headline(ended: Ended<V, H>): string;
  /** What decided it, in a sentence. */
  decided(ended: Ended<V, H>): string;
  Scene(props: Ended<V, H> & { readonly step: number }): JSX.Element;
};

export const YOU = 'You';

/** A name within a sentence. */
export const amid = (name: string): string => (name === YOU ? 'you' : name);

/** "You have", "Ada has", "Ada and Ben have": the verb that goes with those who did something. */
export const verb = (names: readonly string[], one: string, many: string): string =>
  names.length === 1 && names[0] !== YOU ? one : many;

/** "Ada", "Ada and Ben", "Ada, Ben and Cleo". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

export type Ranked = { readonly seat: Seat; readonly place: number; readonly score: number };

/** Everybody by their score, the best first; equal scores share a place. */
export function rankedBy(scores: readonly number[], better: 'high' | 'low'): Ranked[] {
  const good = better === 'high' ? scores : scores.map(score => -score);
  const placed = scores.map((score, seat) => ({
    seat,
    score,
    place: 1 + good.filter(other => other > (good[seat] ?? 0)).length,
  }));
  return placed.sort((one, other) => one.place - other.place);
}

const PLACES = ['', '1st', '2nd', '3rd'] as const;

/** "2nd". No table has 21 seats. */
export const placeName = (place: number): string => PLACES[place] ?? `${place}th`;

/** How much of a count has been told after so many steps of all. */
export const upTo = (count: number, step: number, steps: number): number =>
  steps === 0 ? count : Math.round((count * Math.min(step, steps)) / steps);
