/**
 * The arena: the same deal is played once for every way the players can sit round the table, so that neither the cards
 * nor the seat favour anybody. A deal with all its seatings is the unit that intervals are made of.
 */
import type { Game } from '@parlour/kernel/game';
import { type Match, statusOf } from '@parlour/kernel/match';
import { must, nth } from '@parlour/kernel/must';
import type { Options } from '@parlour/kernel/options';
import type { Contest, ContestExtent, Seer, Yardstick } from './contest.ts';
import type { Think } from './player.ts';
import { playMatch, type Sitter } from './playing.ts';

/** Somebody who can be named to play in the arena. */
export type Contender = Omit<Yardstick, 'says'> | Omit<Seer, 'says'>;

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

export type DealReport = {
  readonly deal: number;
  /** By player, as they were named. */
  readonly shares: readonly DealShare[];
  readonly ceiling?: DealShare;
  /** Milliseconds of every play, by player. */
  readonly thoughts: readonly (readonly number[])[];
  /** Matches that had to be given up. */
  readonly unfinished: number;
};

const LIMIT = 100_000;

export const sidesOf = ({ game, seats }: Pick<Arena, 'game' | 'seats'>): number => game.sides(seats);

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
  };
}

/** What came of one seating; the same names on the same seats play the same match, so it is played once. */
type Sitting = {
  readonly wins: readonly number[];
  readonly gains: readonly number[];
  readonly over: boolean;
  readonly thoughts: ReadonlyMap<string, readonly number[]>;
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
  const { game, options, seats, seed, extent } = arena;
  const thoughts = new Map(sides.map(({ name }): [string, number[]] => [name, []]));
  const players = Array.from({ length: seats }, (_, seat) => {
    const contender = nth(sides, seat % sides.length);
    return timed(sitterOf(contender), arena.stopwatch, must(thoughts.get(contender.name)));
  });
  const seating = { count: seats };
  const until = extent === 'deal' ? { deals: 1 } : {};
  const match = playMatch({ game, options, seating, players, seed: `${seed}/${deal}`, limit: LIMIT, ...until });
  const worth = arena.contest.worth(match);
  return { wins: winsOf(arena, match, worth), gains: gainsOf(worth), over: statusOf(match).is !== 'open', thoughts };
}

function gainsOf(worth: readonly number[]): readonly number[] {
  if (worth.length === 1) return worth;
  const average = worth.reduce((sum, each) => sum + each, 0) / worth.length;
  return worth.map(each => each - average);
}

const sitterOf = (contender: Contender): Sitter => ('sit' in contender ? { sees: contender.sit() } : contender);

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
