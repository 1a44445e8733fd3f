/** The settings of a tournament. Facts of its game are copied in, so no game is named here. */
import type { Facts } from '@parlour/kernel/game';

export const TOURNAMENT_KINDS = ['round robin', 'swiss', 'knock-out', 'duplicate'] as const;
export type TournamentKind = (typeof TOURNAMENT_KINDS)[number];

/**
 * A contestant without an opponent gets a bye or a computer player. Larger tables are always filled with computer
 * players.
 */
export const ODD_CONTESTANT_RULES = ['bye', 'computer'] as const;

/** A contestant who leaves loses the open match, or a stand-in finishes it and it counts. */
export const LEAVER_RULES = ['lost', 'stand-in'] as const;

/** Single contestants, or teams that sit both ways at two tables with the same deals. */
export const ENTRANT_UNITS = ['single', 'teams'] as const;

/**
 * Who may enter. `members`: members only, once per member and per device. `shared`: also guests, and several names
 * per device. Older stored plans have no `entry` and are `shared`.
 */
export const ENTRY_POLICIES = ['members', 'shared'] as const;

export type TournamentPlan = {
  readonly kind: TournamentKind;
  readonly entering: (typeof ENTRANT_UNITS)[number];
  readonly seats: number;
  readonly sides: number;
  readonly better: Facts['better'];
  /** Null for the default of the kind. */
  readonly rounds: number | null;
  readonly odd: (typeof ODD_CONTESTANT_RULES)[number];
  readonly leavers: (typeof LEAVER_RULES)[number];
  readonly entry?: (typeof ENTRY_POLICIES)[number];
};

export const MAX_ENTRANTS = 400;
export const MAX_ROUNDS = 30;
/** All contestants meet each other, so more would not fit into a day. */
export const MAX_ROUND_ROBIN_ENTRANTS = 32;

export const playersPerSide = ({ seats, sides }: TournamentPlan): number => seats / sides;

/** A team has one side at each of two tables. */
export const teamSize = (plan: TournamentPlan): number => 2 * playersPerSide(plan);

export const isTwoPlayerPlan = ({ seats, sides }: TournamentPlan): boolean => seats === 2 && sides === 2;

export const maxEntrants = ({ kind }: TournamentPlan): number =>
  kind === 'round robin' ? MAX_ROUND_ROBIN_ENTRANTS : MAX_ENTRANTS;

export function invalidPlanReason(plan: TournamentPlan): string | undefined {
  const { kind, entering, sides, rounds } = plan;
  if (!Number.isInteger(playersPerSide(plan))) return 'The number of seats must be a multiple of the number of sides.';
  if (sides < 2 && kind !== 'duplicate')
    return 'This game is for one player. Choose a duplicate: everyone plays the same deals.';
  if (entering === 'teams' && kind !== 'duplicate') return 'Teams play a duplicate tournament.';
  if (entering === 'teams' && sides !== 2) return 'Teams need a game of two sides.';
  if (plan.entry === 'members' && kind !== 'duplicate')
    return 'Only a duplicate can be limited to one entry per member and device.';
  if (rounds !== null && (rounds < 1 || rounds > MAX_ROUNDS)) return `A tournament needs 1 to ${MAX_ROUNDS} rounds.`;
  return undefined;
}

/** Defaults to a number for the contestants; a knock-out ends by itself. */
export function roundCount(plan: TournamentPlan, contestants: number): number {
  const { kind, seats, entering } = plan;
  if (kind === 'knock-out') return MAX_ROUNDS;
  if (kind === 'round robin' && isTwoPlayerPlan(plan)) return 2 * MAX_ROUND_ROBIN_ENTRANTS;
  if (plan.rounds !== null) return plan.rounds;
  if (kind === 'round robin') return Math.min(MAX_ROUNDS, Math.ceil((contestants - 1) / (seats - 1)));
  if (kind === 'duplicate' && entering === 'single') return Math.max(4, seats);
  return Math.max(1, Math.ceil(Math.log2(contestants)));
}
