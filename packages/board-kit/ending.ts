/**
 * Contract of an ending: how a box shows the result. An ending is the file
 * `games/<box>/<game>/board/<game id>.ending.tsx` and exports `ending`; the page loads it when a match is over. A win
 * is celebrated over the table first; then the result page shows the scene.
 */
import type { GameEvent, MatchResult, Seat, View } from '@parlour/kernel/game';
import type { JSX } from 'preact';

export type EndingProps<V extends View = View, H extends GameEvent = GameEvent> = {
  readonly view: V;
  readonly result: MatchResult;
  /** All events the chair has seen in the match. */
  readonly events: readonly H[];
  /** The seat of the only person at this screen; null if there are several or none. */
  readonly me: Seat | null;
  /** Milliseconds of play, if known. */
  readonly lasted?: number;
  /** "You" for that person. */
  name(seat: Seat): string;
  /** Head-to-head score of that person against a seat, in a few words; may be empty. */
  against(seat: Seat): string;
};

export type EndingCount = { readonly to: number; readonly label: string };

export type Ending<V extends View = View, H extends GameEvent = GameEvent> = {
  /** The winners in a few words. */
  headline(props: EndingProps<V, H>): string;
  /** The moment that decided the match, in a sentence or two; may be empty. */
  decided(props: EndingProps<V, H>): string;
  /** The number that counts up over the table when the viewer has won, with what it counts: "10 tricks". */
  count?(props: EndingProps<V, H>): EndingCount | undefined;
  /** The standings, with what belongs to them. */
  Scene(props: EndingProps<V, H>): JSX.Element;
};

export const YOU = 'You';

/** A name inside a sentence. */
export const midSentence = (name: string): string => (name === YOU ? 'you' : name);

/** The verb form for these subjects: "You have", "Ada has", "Ada and Ben have". */
export const conjugate = (names: readonly string[], one: string, many: string): string =>
  names.length === 1 && names[0] !== YOU ? one : many;

/** "Ada", "Ada and Ben", "Ada, Ben and Cleo". */
export const joinWithAnd = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

export type RankedSeat = { readonly seat: Seat; readonly place: number; readonly score: number };

/** Ranks seats by score, best first; equal scores share a place. */
export function rankByScore(scores: readonly number[], better: 'high' | 'low'): RankedSeat[] {
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
export const ordinal = (place: number): string => PLACES[place] ?? `${place}th`;
