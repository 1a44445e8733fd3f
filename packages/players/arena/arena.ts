/**
 * The arena compares players on identical deals, each played in every seating, so that neither cards nor seats favour
 * a player. One deal with all its seatings is one sample.
 */
import type { Game, Seat } from '@parlour/kernel/game';
import { type Match, matchStatus } from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Strategy, Think } from '../player.ts';
import type { Contest, ContestExtent, OmniscientPlayer, ReferencePlayer } from './contest.ts';
import { playMatch, type SeatPlayer } from './simulate-match.ts';

/** A player that can be named in an arena. */
export type Contender = Omit<ReferencePlayer, 'says'> | Omit<OmniscientPlayer, 'says'> | ExternalContender;

/** A player in another process, with its own stopwatch. */
export type ExternalContender = {
  readonly name: string;
  readonly stopwatch: Stopwatch;
  join(seat: Seat, seed: string): JoinedContender;
};

/** `leave` tells it the result and returns its faults. */
export type JoinedContender = Strategy & { leave(match: Match): ContenderFaults };

/** Random plays made for illegal or late answers, and why a player could not continue. */
export type ContenderFaults = {
  /** Plays made for the program after an illegal or garbled answer; `garbled` counts the latter. */
  readonly wrong: number;
  readonly garbled?: number;
  readonly late: number;
  readonly lost?: string;
};

/** Who is compared at which game, and how. */
export type ArenaSetup = {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
  readonly extent: ContestExtent;
  readonly contest: Contest;
  /** The last player takes all sides that are left. */
  readonly players: readonly Contender[];
  /** Also plays the deals in place of the first player. */
  readonly ceiling?: Contender;
  readonly seed: string;
  readonly stopwatch: Stopwatch;
};

/** Starts timing; the result returns the elapsed milliseconds. */
export type Stopwatch = () => () => number;

/**
 * A player's average over the seatings: share of wins, and gain over the table's average (one side: the whole gain).
 */
export type DealShare = { readonly wins: number; readonly gain: number };

/** Results of one deal in every seating. */
export type DealReport = {
  readonly deal: number;
  /** In the order of the players. */
  readonly shares: readonly DealShare[];
  readonly ceiling?: DealShare;
  /** Milliseconds of every play, by player. */
  readonly thoughts: readonly (readonly number[])[];
  /** Matches that hit the input limit. */
  readonly unfinished: number;
  readonly faults?: readonly NamedFaults[];
};

export type NamedFaults = ContenderFaults & { readonly player: string };

const MAX_INPUTS = 100_000;

/** Returns the number of sides in an arena. */
export const arenaSides = ({ game, seats }: Pick<ArenaSetup, 'game' | 'seats'>): number => game.sides(seats);

/** Plays one deal in every seating. */
export function playDeal(arena: ArenaSetup, deal: number): DealReport {
  const results = new Map<string, SeatingResult>();
  const play = (players: readonly Contender[]): DealShare[] => sharesOf(arena, deal, players, results);
  const shares = play(arena.players);
  const ceiling = arena.ceiling && itemAt(play([arena.ceiling, ...arena.players.slice(1)]), 0);
  const all = [...results.values()];
  return {
    deal,
    shares,
    ...(ceiling && { ceiling }),
    thoughts: arena.players.map(({ name }) => all.flatMap(({ thoughts }) => thoughts.get(name) ?? [])),
    unfinished: all.filter(({ over }) => !over).length,
    ...withFaults(all.flatMap(({ faults }) => faults)),
  };
}

function withFaults(all: readonly NamedFaults[]): Pick<DealReport, 'faults'> {
  const faults = all.filter(({ wrong, late, lost }) => wrong + late > 0 || lost !== undefined);
  return faults.length > 0 ? { faults } : {};
}

/** Result of one seating. The same names on the same seats give the same match, so it is played once. */
type SeatingResult = {
  readonly wins: readonly number[];
  readonly gains: readonly number[];
  readonly over: boolean;
  readonly thoughts: ReadonlyMap<string, readonly number[]>;
  readonly faults: readonly NamedFaults[];
};

function sharesOf(
  arena: ArenaSetup,
  deal: number,
  players: readonly Contender[],
  results: Map<string, SeatingResult>,
): DealShare[] {
  const sums = players.map(() => ({ wins: 0, gain: 0, times: 0 }));
  for (const sides of seatingsOf(players.length, arenaSides(arena))) {
    const seated = sides.map(player => itemAt(players, player));
    const key = seated.map(({ name }) => name).join();
    const result = results.get(key) ?? playSeating(arena, deal, seated);
    results.set(key, result);
    sides.forEach((player, side) => {
      const sum = itemAt(sums, player);
      sum.wins += itemAt(result.wins, side);
      sum.gain += itemAt(result.gains, side);
      sum.times += 1;
    });
  }
  return sums.map(({ wins, gain, times }) => ({ wins: wins / times, gain: gain / times }));
}

/**
 * Returns the player of each side, for every seating. The last player takes the remaining sides, and the assignment
 * rotates; with one side everyone plays alone.
 */
function seatingsOf(players: number, sides: number): number[][] {
  if (sides === 1) return Array.from({ length: players }, (_, player) => [player]);
  const assignment = Array.from({ length: sides }, (_, side) => Math.min(side, players - 1));
  return assignment.map((_, turn) => assignment.map((_, side) => itemAt(assignment, (side + turn) % sides)));
}

function playSeating(arena: ArenaSetup, deal: number, sides: readonly Contender[]): SeatingResult {
  const { game, options, seats, extent } = arena;
  const seed = `${arena.seed}/${deal}`;
  const thoughts = new Map(sides.map(({ name }): [string, number[]] => [name, []]));
  const seated = Array.from({ length: seats }, (_, seat) => itemAt(sides, seat % sides.length));
  const joined = seated.map((contender, seat) => joinSeat(contender, seat, seed));
  const players = joined.map((player, seat) => {
    const { name, ...contender } = itemAt(seated, seat);
    const stopwatch = 'stopwatch' in contender ? contender.stopwatch : arena.stopwatch;
    return withStopwatch(player, stopwatch, assertDefined(thoughts.get(name)));
  });
  const until = extent === 'deal' ? { deals: 1 } : {};
  const match = playMatch({ game, options, seating: { count: seats }, players, seed, limit: MAX_INPUTS, ...until });
  const faults = joined.flatMap((player, seat) =>
    'leave' in player ? [{ player: itemAt(seated, seat).name, ...player.leave(match) }] : [],
  );
  const worth = arena.contest.worth(match);
  const over = matchStatus(match).is !== 'open';
  return { wins: winsOf(arena, match, worth), gains: gainsOf(worth), over, thoughts, faults };
}

function gainsOf(worth: readonly number[]): readonly number[] {
  if (worth.length === 1) return worth;
  const average = worth.reduce((sum, each) => sum + each, 0) / worth.length;
  return worth.map(each => each - average);
}

function joinSeat(contender: Contender, seat: Seat, seed: string): SeatPlayer | JoinedContender {
  if ('join' in contender) return contender.join(seat, externalSeed(seed, seat));
  return 'sit' in contender ? { sees: contender.sit() } : contender;
}

/** Returns a seed for an external player that reveals nothing about the cards. */
export function externalSeed(seed: string, seat: Seat): string {
  const random = seededRandom(`${seed}/outside/${seat}`);
  return Array.from({ length: 16 }, () => random.below(16).toString(16)).join('');
}

/** Times only plays the table waits for. */
function withStopwatch(player: SeatPlayer, stopwatch: Stopwatch, times: number[]): SeatPlayer {
  if ('sees' in player) return player;
  const think: Think = function* (situation) {
    const elapsed = stopwatch();
    const thought = yield* player.think(situation);
    if (situation.awaited) times.push(Math.round(1000 * elapsed()) / 1000);
    return thought;
  };
  return { ...player, think };
}

/** Wins by side: of the match, or by the highest worth of the deal. Ties share. */
function winsOf(arena: ArenaSetup, match: Match, worth: readonly number[]): number[] {
  const status = matchStatus(match);
  if (arena.extent === 'match' || worth.length === 1) {
    const winners = status.is === 'over' ? status.result.winners : [];
    return worth.map((_, side) => winners.filter(seat => seat % worth.length === side).length / (winners.length || 1));
  }
  const highest = Math.max(...worth);
  const best = worth.filter(each => each === highest).length;
  return worth.map(each => (each === highest && status.is !== 'open' ? 1 / best : 0));
}
