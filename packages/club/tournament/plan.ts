/** What a tournament is agreed to be before anybody plays. The facts of its game are copied in; no game is named here. */
import type { Facts } from '@parlour/kernel/game';

export const KINDS = ['round robin', 'swiss', 'knock-out', 'duplicate'] as const;
export type TournamentKind = (typeof KINDS)[number];

/** Whoever has nobody to play with has a bye, or plays a computer player. Larger tables are always filled up by those. */
export const ODD_ONES = ['bye', 'computer'] as const;

/** The open match of somebody who leaves is lost for them, or a stand-in plays it to its end and it counts. */
export const LEAVERS = ['lost', 'stand-in'] as const;

/** Everybody for themselves, or teams that sit both ways at two tables with the same deals. */
export const ENTERING = ['single', 'teams'] as const;

/**
 * Who may enter. `members`: members only, once per member and per device. `shared`: also guests, and several names from one
 * device. Plans stored before there was a choice have no `entry` and are `shared`.
 */
export const ENTRIES = ['members', 'shared'] as const;

export type TournamentPlan = {
  readonly kind: TournamentKind;
  readonly entering: (typeof ENTERING)[number];
  readonly seats: number;
  readonly sides: number;
  readonly better: Facts['better'];
  /** Null for as many as the kind asks for. */
  readonly rounds: number | null;
  readonly odd: (typeof ODD_ONES)[number];
  readonly leavers: (typeof LEAVERS)[number];
  readonly entry?: (typeof ENTRIES)[number];
};

export const MOST_ENTRANTS = 400;
export const MOST_ROUNDS = 30;
/** Everybody meets everybody: so many are a long day. */
export const MOST_IN_ROUND_ROBIN = 32;

/** How many sit on one side of a table. */
export const partnersOf = ({ seats, sides }: TournamentPlan): number => seats / sides;

/** How many are in a team: one side at each of two tables. */
export const teamSizeOf = (plan: TournamentPlan): number => 2 * partnersOf(plan);

/** Whether two meet at a table, each alone. */
export const isDuel = ({ seats, sides }: TournamentPlan): boolean => seats === 2 && sides === 2;

export const mostEntrants = ({ kind }: TournamentPlan): number =>
  kind === 'round robin' ? MOST_IN_ROUND_ROBIN : MOST_ENTRANTS;

/** Why nobody could play by this; undefined if they can. */
export function planFault(plan: TournamentPlan): string | undefined {
  const { kind, entering, sides, rounds } = plan;
  if (!Number.isInteger(partnersOf(plan))) return 'The seats of this table cannot be shared out among its sides.';
  if (sides < 2 && kind !== 'duplicate')
    return 'This game is played alone: everybody plays the same deals, as a duplicate.';
  if (entering === 'teams' && kind !== 'duplicate') return 'Teams play a duplicate tournament.';
  if (entering === 'teams' && sides !== 2) return 'Teams need a game of two sides.';
  if (plan.entry === 'members' && kind !== 'duplicate')
    return 'Only a duplicate can be limited to one entry per member and device.';
  if (rounds !== null && (rounds < 1 || rounds > MOST_ROUNDS)) return `A tournament has 1 to ${MOST_ROUNDS} rounds.`;
  return undefined;
}

/** How many rounds so many contestants play, if nobody says otherwise; a knock-out ends by itself. */
export function roundsFor(plan: TournamentPlan, contestants: number): number {
  const { kind, seats, entering } = plan;
  if (kind === 'knock-out') return MOST_ROUNDS;
  if (kind === 'round robin' && isDuel(plan)) return 2 * MOST_IN_ROUND_ROBIN;
  if (plan.rounds !== null) return plan.rounds;
  if (kind === 'round robin') return Math.min(MOST_ROUNDS, Math.ceil((contestants - 1) / (seats - 1)));
  if (kind === 'duplicate' && entering === 'single') return Math.max(4, seats);
  return Math.max(1, Math.ceil(Math.log2(contestants)));
}
