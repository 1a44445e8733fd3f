/** The log of a tournament: whatever happened to it, in order. A tournament is the fold of its log and nothing else. */
import type { Seat } from '@parlour/kernel/game';
import type { TournamentPlan } from './plan.ts';

/** Entrants are counted from 0 in the order they came in; teams likewise. A contestant is one or the other. */
export type Contestant = number;

/** How a table ended. Scores are a side's each; null where nobody counted. */
export type Outcome = {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[] | null;
  readonly why: 'played' | 'clock' | 'left' | 'unplayed';
};

/** A table of a round: who sits where, null for a computer player. Between teams it says whose side is which. */
export type PairedTable = {
  readonly id: string;
  readonly seats: readonly (Contestant | null)[];
  readonly teams?: readonly [Contestant, Contestant];
};

/** Somebody who does not play in a round and has its points; where `of` is given, that one has left. */
export type Bye = { readonly who: Contestant; readonly of?: Contestant };

/** Deals that are the same at every table of a round. They are bound beforehand by what is published of them. */
export type RoundDeal = { readonly secret: string; readonly commitment: string };

export type TournamentWhat =
  | { readonly what: 'made'; readonly plan: TournamentPlan }
  | {
      readonly what: 'joined';
      readonly name: string;
      readonly member?: string;
      readonly team?: string;
      /** A mark of the browser it came from, which means nothing in any other tournament. */
      readonly device?: string;
    }
  | { readonly what: 'left'; readonly who: Contestant }
  /** The order is by strength as far as it is known, the strongest first; the teams are lists of entrants. */
  | {
      readonly what: 'begun';
      readonly order: readonly Contestant[];
      readonly teams?: readonly (readonly (Contestant | null)[])[];
    }
  | {
      readonly what: 'paired';
      readonly tables: readonly PairedTable[];
      readonly byes: readonly Bye[];
      /** When it is closed, whatever is still being played. */
      readonly until?: number;
      readonly deal?: RoundDeal;
    }
  | { readonly what: 'result'; readonly table: string; readonly outcome: Outcome }
  /** A tie that must be broken is played again at a new table. */
  | { readonly what: 'again'; readonly table: string; readonly id: string }
  /** The clock has closed the round: what has no result is unplayed. */
  | { readonly what: 'closed' }
  | { readonly what: 'ended' };

export type TournamentEntry = TournamentWhat & { readonly at: number };
