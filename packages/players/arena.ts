/**
 * The arena: the same deal is played once for every way the players can sit round the table, so that neither the cards
 * nor the seat favour anybody. A deal with all its seatings is the unit that intervals are made of.
 */
import type { Game, Seat } from '@parlour/kernel/game';
import { type Match, statusOf } from '@parlour/kernel/match';
import { must, nth } from '@parlour/kernel/must';
import type { Options } from '@parlour/kernel/options';
import { seeded } from '@parlour/kernel/random';
import type { Contest, ContestExtent, Seer, Yardstick } from './contest.ts';
import type { Mind, Think } from './player.ts';
import { playMatch, type Sitter } from './playing.ts';

/** Somebody who can be named to play in the arena. */
export type Contender = Omit<Yardstick, 'says'> | Omit<Seer, 'says'> | Outsider;

/** Somebody who thinks elsewhere: takes a seat for a match and leaves it again, by a watch of their own. */
export type Outsider = { readonly name: string; readonly stopwatch: Stopwatch; join(seat: Seat, seed: string): Joined };

/** At the end of the match it is told what came of it, and tells what went wrong. */
export type Joined = Mind & { leave(match: Match): Faults };

/** Plays made by lot, because the answers were not permitted or came too late; and why somebody could not go on. */
export type Faults = { readonly wrong: number; readonly late: number; readonly lost?: string };

/** Who is compared, at what, and how. */
export type Arena = {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
  readonly extent: ContestExtent;
  readonly contest: Contest;
  /** The last one takes every side that is left over. */
  readonly players: readonly Contender[];
  /** Sits in for the first player, on the same deals. */
  readonly ceiling?: Contender;
  readonly seed: string;
  readonly stopwatch: Stopwatch;
};

/** Begins to time; the answer tells the milliseconds since. */
export type Stopwatch = () => () => number;

/** What a player got on average over the seatings: their share of the win, and of what the contest counts the part above
 * the average of the table; alone, all of it. */
export type DealShare = { readonly wins: number; readonly gain: number };

/** How one deal came out in every seating. */
export type DealReport = {
  readonly deal: number;
  /** By player, as they were named. */
  readonly shares: readonly DealShare[];
  readonly ceiling?: DealShare;
  /** Milliseconds of every play, by player. */
  readonly thoughts: readonly (readonly number[])[];
  /** Matches that had to be given up. */
  readonly unfinished: number;
  /** What went wrong, and whose it was. */
  readonly faults?: readonly NamedFaults[];
};

export type NamedFaults = Faults & { readonly player: string };

const LIMIT = 100_000;

/** How many sides there are in an arena. */
export const sidesOf = ({ game, seats }: Pick<Arena, 'game' | 'seats'>): number => game.sides(seats);

/** Plays one deal in every seating, so that the cards favour nobody. */
export function playDeal(arena: Arena, deal: number): DealReport {
  const sittings = new Map<string, Sitting>();
  const play = (players: readonly Contender[]): DealShare[] => sharesOf(arena, deal, players, sittings);
  const shares = play(arena.players);
  const ceiling = arena.ceiling && nth(play([arena.ceiling, ...arena.players.slice(1)]), 0);
  const all = [...sittings.values()];
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

/** What came of one seating; the same names on the same seats play the same match, so it is played once. */
type Sitting = {
  readonly wins: readonly number[];
  readonly gains: readonly number[];
  readonly over: boolean;
  readonly thoughts: ReadonlyMap<string, readonly number[]>;
  readonly faults: readonly NamedFaults[];
};

function sharesOf(
  arena: Arena,
  deal: number,
  players: readonly Contender[],
  sittings: Map<string, Sitting>,
): DealShare[] {
  const sums = players.map(() => ({ wins: 0, gain: 0, times: 0 }));
  for (const sides of seatingsOf(players.length, sidesOf(arena))) {
    const seated = sides.map(player => nth(players, player));
    const key = seated.map(({ name }) => name).join();
    const sitting = sittings.get(key) ?? sit(arena, deal, seated);
    sittings.set(key, sitting);
    sides.forEach((player, side) => {
      const sum = nth(sums, player);
      sum.wins += nth(sitting.wins, side);
      sum.gain += nth(sitting.gains, side);
      sum.times += 1;
    });
  }
  return sums.map(({ wins, gain, times }) => ({ wins: wins / times, gain: gain / times }));
}

/** By side the number of the player who takes it: everybody alone where there is one side only; else the first players
 * a side each and the last one the rest, moved round the table side by side. */
function seatingsOf(players: number, sides: number): number[][] {
  if (sides === 1) return Array.from({ length: players }, (_, player) => [player]);
  const line = Array.from({ length: sides }, (_, side) => Math.min(side, players - 1));
  return line.map((_, turn) => line.map((_, side) => nth(line, (side + turn) % sides)));
}

function sit(arena: Arena, deal: number, sides: readonly Contender[]): Sitting {
  const { game, options, seats, extent } = arena;
  const seed = `${arena.seed}/${deal}`;
  const thoughts = new Map(sides.map(({ name }): [string, number[]] => [name, []]));
  const seated = Array.from({ length: seats }, (_, seat) => nth(sides, seat % sides.length));
  const sitters = seated.map((contender, seat) => sitterOf(contender, seat, seed));
  const players = sitters.map((sitter, seat) => {
    const { name, ...contender } = nth(seated, seat);
    const watch = 'stopwatch' in contender ? contender.stopwatch : arena.stopwatch;
    return timed(sitter, watch, must(thoughts.get(name)));
  });
  const until = extent === 'deal' ? { deals: 1 } : {};
  const match = playMatch({ game, options, seating: { count: seats }, players, seed, limit: LIMIT, ...until });
  const faults = sitters.flatMap((sitter, seat) =>
    'leave' in sitter ? [{ player: nth(seated, seat).name, ...sitter.leave(match) }] : [],
  );
  const worth = arena.contest.worth(match);
  const over = statusOf(match).is !== 'open';
  return { wins: winsOf(arena, match, worth), gains: gainsOf(worth), over, thoughts, faults };
}

function gainsOf(worth: readonly number[]): readonly number[] {
  if (worth.length === 1) return worth;
  const average = worth.reduce((sum, each) => sum + each, 0) / worth.length;
  return worth.map(each => each - average);
}

function sitterOf(contender: Contender, seat: Seat, seed: string): Sitter | Joined {
  if ('join' in contender) return contender.join(seat, ownSeed(seed, seat));
  return 'sit' in contender ? { sees: contender.sit() } : contender;
}

/** A seed for somebody's own lots: what they make of it tells nothing of the cards. */
export function ownSeed(seed: string, seat: Seat): string {
  const random = seeded(`${seed}/outside/${seat}`);
  return Array.from({ length: 16 }, () => random.below(16).toString(16)).join('');
}

/** Only the plays the table waits for are timed, not what somebody might call out meanwhile. */
function timed(sitter: Sitter, stopwatch: Stopwatch, times: number[]): Sitter {
  if ('sees' in sitter) return sitter;
  const think: Think = function* (situation) {
    const elapsed = stopwatch();
    const thought = yield* sitter.think(situation);
    if (situation.awaited) times.push(Math.round(1000 * elapsed()) / 1000);
    return thought;
  };
  return { ...sitter, think };
}

/** By side: whoever wins the match, or has got the most out of the deal; equals share, and nobody wins what never ends. */
function winsOf(arena: Arena, match: Match, worth: readonly number[]): number[] {
  const status = statusOf(match);
  if (arena.extent === 'match' || worth.length === 1) {
    const winners = status.is === 'over' ? status.result.winners : [];
    return worth.map((_, side) => winners.filter(seat => seat % worth.length === side).length / (winners.length || 1));
  }
  const most = Math.max(...worth);
  const best = worth.filter(each => each === most).length;
  return worth.map(each => (each === most && status.is !== 'open' ? 1 / best : 0));
}
