/** Simulates a match between computer players; the fastest acts first, in simulated time. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Game, GameEvent, GameTypes, Input, MatchStatus, Play, Seat, Seating } from '@parlour/kernel/game';
import {
  applyInput,
  beginMatch,
  type ChanceSource,
  type Match,
  matchStatus,
  resolveChance,
  viewForChair,
} from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import { type Random, seededRandom } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { Character, Situation, Thought } from '../player.ts';
import { think } from '../player.ts';

/** A computer player, or a reference that sees all cards. */
export type SeatPlayer = Pick<Character, 'think' | 'budget'> | { readonly sees: OmniscientThink };
type OmniscientMethod<G extends GameTypes> = { see(match: Match<G>, seat: Seat, random: Random): G['play'] };
/** Chooses a play with all cards open; typed as a method, like `Think`. */
export type OmniscientThink<G extends GameTypes = GameTypes> = OmniscientMethod<G>['see'];

/** Who plays which deals. */
export type SimulationSetup<G extends GameTypes = GameTypes> = {
  readonly game: Game<G>;
  /** From `validateOptions` or `defaultsOf`. */
  readonly options: Options;
  readonly seating: Seating;
  /** By seat. */
  readonly players: readonly SeatPlayer[];
  /** Decides the deals and, independently, the players' randomness. */
  readonly seed: string;
  readonly packs?: readonly (readonly string[])[];
  /** Give up after this many inputs. */
  readonly limit: number;
  /** Stop after this many deals. */
  readonly deals?: number;
};

/** Plays a whole match, reproducibly. */
export function playMatch<G extends GameTypes>(setup: SimulationSetup<G>): Match<G> {
  const steps = playMatchInSteps(setup);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Plays a match one input per step, so that the caller can pause or stop. */
export function* playMatchInSteps<G extends GameTypes>(setup: SimulationSetup<G>): Generator<Match<G>, Match<G>> {
  const { game, options, seating, seed, packs = [], deals } = setup;
  const empty = allSeats(seating.count).find(seat => !setup.players[seat]);
  if (empty !== undefined) throw new Error(`players[${empty}] is missing: the match has ${seating.count} seats.`);
  const match = beginMatch(game, options as G['options'], seating);
  const chance: ChanceSource = { random: draw => seededRandom(`${seed}/${draw}`), packs, ...(deals && { deals }) };
  const randoms = setup.players.map((_, seat) => seededRandom(`${seed}/player/${seat}`));
  const clocks = setup.players.map(() => 0);
  resolveChance(match, chance);
  while (match.log.length < setup.limit) {
    const status = matchStatus(match);
    if (status.is !== 'open') break;
    applyInput(match, nextInput(setup, match, status, randoms, clocks));
    resolveChance(match, chance);
    yield match;
  }
  return match;
}

type OpenStatus = MatchStatus & { is: 'open' };

/** Asks every seat that may act; the earliest thought becomes the input. */
function nextInput(
  setup: SimulationSetup,
  match: Match,
  status: OpenStatus,
  randoms: readonly Random[],
  clocks: number[],
): Input {
  return status.turn.length > 1
    ? nextInRace(setup, match, status, randoms, clocks)
    : nextInTurn(setup, match, status, randoms);
}

function nextInTurn(setup: SimulationSetup, match: Match, status: OpenStatus, randoms: readonly Random[]): Input {
  const seat = itemAt(status.turn, 0);
  let [best, by] = [askPlayer(setup, match, seat, itemAt(randoms, seat), 'awaited'), seat];
  for (const other of status.interrupt ?? []) {
    const thought = askPlayer(setup, match, other, itemAt(randoms, other), 'interrupts');
    if (thought.play !== undefined && (thought.seconds ?? 0) < (best.seconds ?? 1)) [best, by] = [thought, other];
  }
  if (best.play === undefined) throw new Error(`the player at seat ${by} does not answer`);
  return { by, play: best.play };
}

/** Without turns every seat has its own clock; its next action is due after its thinking time. */
function nextInRace(
  setup: SimulationSetup,
  match: Match,
  status: OpenStatus,
  randoms: readonly Random[],
  clocks: number[],
): Input {
  for (let tries = 0; tries < 100 * status.turn.length; tries++) {
    const seat = status.turn.reduce((first, seat) => (itemAt(clocks, seat) < itemAt(clocks, first) ? seat : first));
    const thought = askPlayer(setup, match, seat, itemAt(randoms, seat), 'awaited');
    clocks[seat] = itemAt(clocks, seat) + (thought.seconds ?? 1 + itemAt(randoms, seat).below(1000) / 1000);
    if (thought.play !== undefined) return { by: seat, play: thought.play };
  }
  return { by: 'clock' };
}

type SeatRole = 'awaited' | 'interrupts';

function askPlayer(setup: SimulationSetup, match: Match, seat: Seat, random: Random, role: SeatRole): Thought {
  const player = itemAt(setup.players, seat);
  const awaited = role === 'awaited';
  if ('sees' in player) return omniscientThought(awaited ? player.sees(match, seat, random) : undefined);
  const { game } = match;
  const view = lazyView(match, seat);
  let plays: readonly Play[] | undefined;
  return think(player.think, {
    game,
    seat,
    view,
    get plays() {
      plays ??= game.plays(match.state, seat);
      return plays;
    },
    awaited,
    random,
    budget: player.budget,
  });
}

const omniscientThought = (play: Play | undefined): Thought => ({
  play,
  why: 'All cards are known.',
  options: [],
  units: 0,
});

/** Builds the history only if the player reads it, because it may be long. */
function lazyView(match: Match, seat: Seat): Situation['view'] {
  const view = match.game.view(match.state, seat);
  let history: readonly GameEvent[] | undefined;
  return Object.defineProperty({ ...view, history: [] }, 'history', {
    enumerable: true,
    get: () => {
      history ??= viewForChair(match, seat).history;
      return history;
    },
  });
}
