/** The log of a table: whatever matters is a numbered entry, and a table is the fold of its entries and nothing else. */
import type { Input, Seat } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import type { Level } from '@parlour/players/player';

export const PACES = ['instant', 'brisk', 'thoughtful'] as const;
export type Pace = (typeof PACES)[number];

/** What onlookers may see: nothing, what lies open, or all hands some time later. */
export const WATCHING = ['none', 'open', 'hands'] as const;
export type Watching = (typeof WATCHING)[number];

export type TimeLimit =
  | { readonly kind: 'none' }
  | { readonly kind: 'turn'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

export type Settings = {
  readonly clock: TimeLimit;
  readonly onlookers: Watching;
  /** Seconds by which onlookers of all hands lag behind. */
  readonly delay: number;
  readonly pace: Pace;
  /** The level of whoever plays for an absent person. */
  readonly standIn: Level;
  readonly hints: 'allowed' | 'none';
};

export const SETTINGS: Settings = {
  clock: { kind: 'none' },
  onlookers: 'open',
  delay: 300,
  pace: 'brisk',
  standIn: 'normal',
  hints: 'allowed',
};

/** A secret and what is published of it before anybody cuts. */
export type Sealed = { readonly commitment: string; readonly secret: string };

/** Deals given by hand instead of sealed: for tests, puzzles and the daily deal. */
export type Given = { readonly seed: string; readonly packs?: readonly (readonly string[])[] };

export type Opened = {
  readonly what: 'open';
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly count: number;
  readonly dealer?: Seat;
  readonly settings: Settings;
  readonly given?: Given;
};

export type What =
  | Opened
  | { readonly what: 'sit'; readonly seat: Seat; readonly name: string }
  | { readonly what: 'computer'; readonly seat: Seat; readonly level: Level; readonly name: string }
  | { readonly what: 'leave'; readonly seat: Seat; readonly why: 'left' | 'removed' }
  | { readonly what: 'stand-in'; readonly seat: Seat; readonly level: Level; readonly why: 'asked' | 'time' | 'left' }
  | { readonly what: 'back'; readonly seat: Seat }
  | { readonly what: 'lock' | 'unlock' | 'close' }
  /** The seal of the coming match, published before anybody cuts for it. */
  | { readonly what: 'seal'; readonly seal: Sealed }
  | { readonly what: 'cut'; readonly seat: Seat; readonly cut: string }
  /** The cuts stand in the order of the seats. A match moved here brings so many draws that were made elsewhere. */
  | { readonly what: 'begin'; readonly dealer?: Seat; readonly cuts: readonly string[]; readonly moved?: number }
  | { readonly what: 'input'; readonly input: Input }
  | { readonly what: 'undo' | 'agree' | 'decline'; readonly seat: Seat }
  | { readonly what: 'undone'; readonly inputs: number };

/** The ref is the asker's own name for his request: asked again, it is answered and not done again. */
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
