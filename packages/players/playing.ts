/** A whole match between computer players, in simulated time: whoever is quickest acts first. */
import type { Game, Happening, Input, Parts, Play, Seat, Seating, Status } from '@parlour/kernel/game';
import { beginMatch, type Chance, type Match, put, settleChance, statusOf, viewFrom } from '@parlour/kernel/match';
import { nth } from '@parlour/kernel/must';
import type { Options } from '@parlour/kernel/options';
import { type Random, seeded } from '@parlour/kernel/random';
import type { Character, Situation, Thought } from './player.ts';
import { think } from './think.ts';

/** Who sits at a seat: a computer player, or somebody who sees all cards and is only there to be measured by. */
export type Sitter = Pick<Character, 'think' | 'budget'> | { readonly sees: OpenView };
type Seeing<G extends Parts> = { see(match: Match<G>, seat: Seat, random: Random): G['play'] };
/** Chooses with all cards seen; of a certain game or any, as players think. */
export type OpenView<G extends Parts = Parts> = Seeing<G>['see'];

/** Who meets whom over which deals. */
export type Pairing = {
  readonly game: Game;
  readonly options: Options;
  readonly seating: Seating;
  /** Who sits where. */
  readonly players: readonly Sitter[];
  /** Decides the deals; the players' own chance comes from it too, but apart from the deals. */
  readonly seed: string;
  readonly packs?: readonly (readonly string[])[];
  /** A match that has not ended after so many inputs is given up. */
  readonly limit: number;
  /** Only so many deals of the match are played. */
  readonly deals?: number;
};

/** Plays a whole match. The same pairing gives the same match, card by card. */
export function playMatch(pairing: Pairing): Match {
  const playing = playThrough(pairing);
  for (;;) {
    const { done, value } = playing.next();
    if (done) return value;
  }
}

/** The same a play at a time: whoever waits for it can do something else in between, or call it off. */
export function* playThrough(pairing: Pairing): Generator<Match, Match> {
  const { game, options, seating, seed, packs = [], deals } = pairing;
  const match = beginMatch(game, options, seating);
  const chance: Chance = { random: draw => seeded(`${seed}/${draw}`), packs, ...(deals && { deals }) };
  const randoms = pairing.players.map((_, seat) => seeded(`${seed}/player/${seat}`));
  const clocks = pairing.players.map(() => 0);
  settleChance(match, chance);
  while (match.log.length < pairing.limit) {
    const status = statusOf(match);
    if (status.is !== 'open') break;
    put(match, nextInput(pairing, match, status, randoms, clocks));
    settleChance(match, chance);
    yield match;
  }
  return match;
}

type Open = Status & { is: 'open' };

/** Everybody who may act thinks; the earliest thought becomes the input. */
function nextInput(pairing: Pairing, match: Match, status: Open, randoms: readonly Random[], clocks: number[]): Input {
  return status.turn.length > 1
    ? nextInRace(pairing, match, status, randoms, clocks)
    : nextInTurn(pairing, match, status, randoms);
}

function nextInTurn(pairing: Pairing, match: Match, status: Open, randoms: readonly Random[]): Input {
  const seat = nth(status.turn, 0);
  let [best, by] = [consider(pairing, match, seat, nth(randoms, seat), 'awaited'), seat];
  for (const other of status.interrupt ?? []) {
    const thought = consider(pairing, match, other, nth(randoms, other), 'interrupts');
    if (thought.play !== undefined && (thought.seconds ?? 0) < (best.seconds ?? 1)) [best, by] = [thought, other];
  }
  if (best.play === undefined) throw new Error(`the player at seat ${by} does not answer`);
  return { by, play: best.play };
}

/** Without turns every seat has a clock of its own, and its next action falls due after as long as it takes. */
function nextInRace(pairing: Pairing, match: Match, status: Open, randoms: readonly Random[], clocks: number[]): Input {
  for (let tries = 0; tries < 100 * status.turn.length; tries++) {
    const seat = status.turn.reduce((first, seat) => (nth(clocks, seat) < nth(clocks, first) ? seat : first));
    const thought = consider(pairing, match, seat, nth(randoms, seat), 'awaited');
    clocks[seat] = nth(clocks, seat) + (thought.seconds ?? 1 + nth(randoms, seat).below(1000) / 1000);
    if (thought.play !== undefined) return { by: seat, play: thought.play };
  }
  return { by: 'clock' };
}

/** Whether the seat is to act, or may only interrupt. */
type SeatRole = 'awaited' | 'interrupts';

function consider(pairing: Pairing, match: Match, seat: Seat, random: Random, role: SeatRole): Thought {
  const player = nth(pairing.players, seat);
  const awaited = role === 'awaited';
  if ('sees' in player) return seen(awaited ? player.sees(match, seat, random) : undefined);
  const { game } = match;
  const view = glance(match, seat);
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

const seen = (play: Play | undefined): Thought => ({ play, why: 'All cards are known.', options: [], units: 0 });

/** What the seat sees; a long memory is called up only by those who ask for it. */
function glance(match: Match, seat: Seat): Situation['view'] {
  const view = match.game.view(match.state, seat);
  let history: readonly Happening[] | undefined;
  return Object.defineProperty({ ...view, history: [] }, 'history', {
    enumerable: true,
    get: () => {
      history ??= viewFrom(match, seat).history;
      return history;
    },
  });
}
