/**
 * The log of a table. A table is the fold of its numbered entries and nothing else. Entries are stored: never rename
 * fields.
 */
import type { Input, Seat } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import type { SealForm } from '@parlour/kernel/seal';
import type { Level } from '@parlour/players/player';
import type { Fallback } from './computer/fallback.ts';

/** How fast computer players act. */
export const PACES = ['instant', 'brisk', 'thoughtful'] as const;
export type ComputerPace = (typeof PACES)[number];

/** What spectators see: nothing, what lies open, or all hands (delayed, so that it helps no player). */
export const SPECTATOR_VIEWS = ['none', 'open', 'hands'] as const;
export type SpectatorView = (typeof SPECTATOR_VIEWS)[number];

/**
 * 'consent': every person must agree. 'easy': free where the game allows it, else those present must agree. 'none':
 * not even alone.
 */
export const UNDO_POLICIES = ['consent', 'easy', 'none'] as const;

/** A seat left during a match is kept by a computer player, or open. */
export const LEFT_SEAT_POLICIES = ['kept', 'open'] as const;

export const START_POLICIES = ['at once', 'ready'] as const;

export const HINT_POLICIES = ['none', 'allowed'] as const;

/** Time limits of persons: per turn, a bank with increment (chess clock), or days per turn (correspondence). */
export type TimeLimit =
  | { readonly kind: 'none' }
  | { readonly kind: 'turn'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

export type TableSettings = {
  readonly clock: TimeLimit;
  readonly onlookers: SpectatorView;
  /** Seconds by which the view of all hands is delayed. */
  readonly delay: number | 'over';
  readonly pace: ComputerPace;
  /** Level that plays for an absent person. */
  readonly standIn: Level;
  readonly hints: (typeof HINT_POLICIES)[number];
  readonly undo: (typeof UNDO_POLICIES)[number];
  readonly seats: (typeof LEFT_SEAT_POLICIES)[number];
  /** Default: 'at once'. */
  readonly start?: (typeof START_POLICIES)[number];
  /** Fixed when the table is created. */
  readonly rated?: true;
  /** How long to wait for missing cuts. Default: no limit. */
  readonly waits?: number;
};

/** Time to look at the end of a match before a rematch begins without a person. */
export const MIN_REMATCH_WAIT_SECONDS = 30;

/** Default between people who may be strangers. */
export const FAIR_SETTINGS: TableSettings = {
  clock: { kind: 'none' },
  onlookers: 'open',
  delay: 'over',
  pace: 'brisk',
  standIn: 'normal',
  hints: 'none',
  undo: 'consent',
  seats: 'kept',
};

/** At private tables, and at tables older than the settings. */
export const PRIVATE_SETTINGS: TableSettings = { ...FAIR_SETTINGS, hints: 'allowed', undo: 'easy', seats: 'open' };

/** A single attempt alone: no undo, no hints. */
export const SINGLE_ATTEMPT_SETTINGS: TableSettings = { ...PRIVATE_SETTINGS, hints: 'none', undo: 'none' };

/** A secret, and its commitment, published before anyone cuts. */
export type SealSecret = { readonly commitment: string; readonly secret: string };

/** Deals by seed instead of seal: for tests, puzzles and the daily deal. The packs are for the first match. */
export type FixedDeals = { readonly seed: string; readonly packs?: readonly (readonly string[])[] };

/** The first entry of every log. */
export type OpenedDraft = {
  readonly what: 'open';
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly count: number;
  readonly dealer?: Seat;
  readonly settings: TableSettings;
  readonly given?: FixedDeals;
};

/** A guest has become a member, or a member is one no longer. */
export type NamedDraft = {
  readonly what: 'named';
  readonly seat: Seat;
  readonly grant: number;
  readonly name: string;
  readonly member?: string;
};

/** An entry before it is numbered and dated. */
export type EntryDraft =
  | OpenedDraft
  /** `member` is their id. */
  | { readonly what: 'sit'; readonly seat: Seat; readonly name: string; readonly member?: string }
  /** Renames the person who sat down with entry `grant`, in past entries too. */
  | NamedDraft
  | { readonly what: 'computer'; readonly seat: Seat; readonly level: Level; readonly name: string }
  | { readonly what: 'leave'; readonly seat: Seat; readonly why: 'left' | 'removed' }
  | { readonly what: 'stand-in'; readonly seat: Seat; readonly level: Level; readonly why: 'asked' | 'time' | 'left' }
  | { readonly what: 'back'; readonly seat: Seat }
  | { readonly what: 'lock' | 'unlock' | 'close' }
  /** All cuts are void. */
  | { readonly what: 'settings'; readonly settings: TableSettings }
  /** The coming match's seal, published before anyone cuts. */
  | { readonly what: 'seal'; readonly seal: SealSecret }
  /** A commitment to a cut, or an open cut. */
  | { readonly what: 'commit'; readonly seat: Seat; readonly commitment: string }
  | { readonly what: 'cut'; readonly seat: Seat; readonly cut: string }
  /** Everyone has cut: nothing that decides the deal can change, and the cuts are revealed. */
  | { readonly what: 'shuffle'; readonly commitments: readonly (string | null)[]; readonly dealer?: Seat }
  | { readonly what: 'reveal'; readonly seat: Seat; readonly cut: string }
  /** `cuts`: a word per seat. `moved`: draws made before the match came here. Old logs have no `form`. */
  | {
      readonly what: 'begin';
      readonly form?: SealForm;
      readonly dealer?: Seat;
      readonly cuts: readonly string[];
      readonly moved?: number;
    }
  /** `fallback`: the seat's own computer player had failed. */
  | { readonly what: 'input'; readonly input: Input; readonly fallback?: Fallback }
  /** Before a simultaneous start. */
  | { readonly what: 'ready'; readonly seat: Seat }
  | { readonly what: 'go' }
  | { readonly what: 'undo' | 'agree' | 'decline'; readonly seat: Seat }
  | { readonly what: 'undone'; readonly inputs: number };

/** `ref` is the idempotency key: a repeated request is answered, not done again. */
export type LogEntry = EntryDraft & { readonly number: number; readonly at: number; readonly ref?: string };

/** Numbers and dates drafts. Log time never runs backwards, even if the wall clock does. */
export function numberEntries(
  drafts: readonly EntryDraft[],
  last: { number: number; at: number },
  now: number,
  ref?: string,
): LogEntry[] {
  const at = Math.max(now, last.at);
  return drafts.map((draft, i) => {
    const number = last.number + 1 + i;
    return ref === undefined || i > 0 ? { number, at, ...draft } : { number, at, ref, ...draft };
  });
}
