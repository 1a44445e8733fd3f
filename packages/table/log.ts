/** The log of a table: whatever matters is a numbered entry, and a table is the fold of its entries and nothing else. */
import type { Input, Seat } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import type { SealForm } from '@parlour/kernel/seal';
import type { Level } from '@parlour/players/player';
import type { Fallback } from './fallback.ts';

export const PACES = ['instant', 'brisk', 'thoughtful'] as const;
export type Pace = (typeof PACES)[number];

/** What onlookers may see: nothing, what lies open, or all hands, but not while they could help anybody. */
export const WATCHING = ['none', 'open', 'hands'] as const;
export type Watching = (typeof WATCHING)[number];

/**
 * Taking back needs the consent of every person, or only of those who are there where the game does not allow it freely;
 * or nobody takes anything back, also alone.
 */
export const TAKING_BACK = ['consent', 'easy', 'none'] as const;

/** A seat left in the middle of a match is kept by a computer player, or open to whoever comes. */
export const LEFT_SEATS = ['kept', 'open'] as const;

/** Where all begin at the same moment they begin at once, or when everybody is ready. */
export const STARTS = ['at once', 'ready'] as const;

export const HINTS = ['none', 'allowed'] as const;

export type TimeLimit =
  | { readonly kind: 'none' }
  | { readonly kind: 'turn'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

export type TableSettings = {
  readonly clock: TimeLimit;
  readonly onlookers: Watching;
  /** Seconds by which onlookers of all hands lag behind, or until the match is over. */
  readonly delay: number | 'over';
  readonly pace: Pace;
  /** The level of whoever plays for an absent person. */
  readonly standIn: Level;
  readonly hints: (typeof HINTS)[number];
  readonly undo: (typeof TAKING_BACK)[number];
  readonly seats: (typeof LEFT_SEATS)[number];
  /** At once, if nothing is said. */
  readonly start?: (typeof STARTS)[number];
  /** Whether matches here count for the ratings of members; settled when the table is laid. */
  readonly rated?: true;
  /** Seconds that whoever has not cut is waited for; as long as it takes, if nothing is said. */
  readonly waits?: number;
};

/** Whoever has just played a match may look at its end for so many seconds, at least, before another begins without them. */
export const AGAIN = 30;

/** Between people who may be strangers. */
export const FAIR: TableSettings = {
  clock: { kind: 'none' },
  onlookers: 'open',
  delay: 'over',
  pace: 'brisk',
  standIn: 'normal',
  hints: 'none',
  undo: 'consent',
  seats: 'kept',
};

/** At a table of one's own. Tables laid before there was a choice were laid so. */
export const HOME: TableSettings = { ...FAIR, hints: 'allowed', undo: 'easy', seats: 'open' };

/** One attempt, on one's own: what was played stays played, and nobody helps. */
export const EARNEST: TableSettings = { ...HOME, hints: 'none', undo: 'none' };

/** A secret and what is published of it before anybody cuts. */
export type Sealed = { readonly commitment: string; readonly secret: string };

/** Deals given by hand instead of sealed: for tests, puzzles and the daily deal. The orders are of the first match. */
export type Given = { readonly seed: string; readonly packs?: readonly (readonly string[])[] };

export type Opened = {
  readonly what: 'open';
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly count: number;
  readonly dealer?: Seat;
  readonly settings: TableSettings;
  readonly given?: Given;
};

/** A guest has become a member, or a member is one no longer. */
export type Named = {
  readonly what: 'named';
  readonly seat: Seat;
  readonly grant: number;
  readonly name: string;
  readonly member?: string;
};

export type What =
  | Opened
  /** The id of a member of the house, where it is one who sits down. */
  | { readonly what: 'sit'; readonly seat: Seat; readonly name: string; readonly member?: string }
  /** Whoever sat down with that entry goes by another name from now on, and also where it is told that they came. */
  | Named
  | { readonly what: 'computer'; readonly seat: Seat; readonly level: Level; readonly name: string }
  | { readonly what: 'leave'; readonly seat: Seat; readonly why: 'left' | 'removed' }
  | { readonly what: 'stand-in'; readonly seat: Seat; readonly level: Level; readonly why: 'asked' | 'time' | 'left' }
  | { readonly what: 'back'; readonly seat: Seat }
  | { readonly what: 'lock' | 'unlock' | 'close' }
  /** The host has changed what is agreed; whoever had cut is asked again. */
  | { readonly what: 'settings'; readonly settings: TableSettings }
  /** The seal of the coming match, published before anybody cuts for it. */
  | { readonly what: 'seal'; readonly seal: Sealed }
  /** Somebody commits to a cut, or gives it openly. */
  | { readonly what: 'commit'; readonly seat: Seat; readonly commitment: string }
  | { readonly what: 'cut'; readonly seat: Seat; readonly cut: string }
  /** Everybody has cut: from here on nothing that decides the deal can be changed, and the cuts are shown. */
  | { readonly what: 'shuffle'; readonly commitments: readonly (string | null)[]; readonly dealer?: Seat }
  | { readonly what: 'reveal'; readonly seat: Seat; readonly cut: string }
  /**
   * What the draws are made of, a word a seat. A match moved here brings so many draws that were made elsewhere. Logs
   * written before there were forms have none.
   */
  | {
      readonly what: 'begin';
      readonly form?: SealForm;
      readonly dealer?: Seat;
      readonly cuts: readonly string[];
      readonly moved?: number;
    }
  /** A play by a fallback is marked: the computer player that sits there had failed. */
  | { readonly what: 'input'; readonly input: Input; readonly fallback?: Fallback }
  /** Somebody is ready for a start; and the start. */
  | { readonly what: 'ready'; readonly seat: Seat }
  | { readonly what: 'go' }
  | { readonly what: 'undo' | 'agree' | 'decline'; readonly seat: Seat }
  | { readonly what: 'undone'; readonly inputs: number };

/** The ref is the asker's own name for a request: asked again, it is answered and not done again. */
export type Entry = What & { readonly number: number; readonly at: number; readonly ref?: string };

/** Numbers and dates what was decided. A table's time never runs backwards, whatever the clock on the wall does. */
export function stamp(
  drafts: readonly What[],
  last: { number: number; at: number },
  now: number,
  ref?: string,
): Entry[] {
  const at = Math.max(now, last.at);
  return drafts.map((draft, i) => {
    const number = last.number + 1 + i;
    return ref === undefined || i > 0 ? { number, at, ...draft } : { number, at, ref, ...draft };
  });
}
