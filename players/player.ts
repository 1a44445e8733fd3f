/** What a computer player is. It receives what its chair sees and nothing else. */
import type { Game, Happening, Play, Seat, View } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';

export const LEVELS = ['easy', 'normal', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export type Situation = {
  readonly game: Game;
  readonly seat: Seat;
  /** What the chair sees, and all it has noticed so far. */
  readonly view: View & { readonly history: readonly Happening[] };
  /** The right plays of the seat, in the game's order. */
  readonly plays: readonly Play[];
  /** Whether the table waits for this seat; if not, it may only interrupt, or leave it. */
  readonly awaited: boolean;
  readonly random: Random;
  /** Work units the player may spend: worlds, nodes, roll-outs. The clock is only a brake, and outside. */
  readonly budget: number;
};

export type Option = { readonly play: Play; readonly value: number };

export type Thought = {
  /** Undefined: the player lets the moment pass, which only a seat that is not awaited may do. */
  readonly play: Play | undefined;
  /** One sentence a learner understands. */
  readonly why: string;
  /** The best plays considered, best first, with their values; a larger value is better. */
  readonly options: readonly Option[];
  /** Work units spent so far. */
  readonly units: number;
  /** Seconds a person would take; drawn from the seed, never from the cards or the work. */
  readonly seconds?: number;
};

/** Every yield is the best thought so far; the first comes at once, the last is the answer. */
export type Think = (situation: Situation) => Generator<Thought, Thought>;

/** A player without second thoughts: his first thought is his answer. */
export const atOnce = (answer: (situation: Situation) => Thought): Think =>
  function* (situation) {
    const thought = answer(situation);
    yield thought;
    return thought;
  };

/** A computer player of one level, with a name from the world of its box and one line of manner. */
export type Character = {
  readonly level: Level;
  readonly name: string;
  /** What others of the same manner are called where several sit at one table. */
  readonly kin?: readonly string[];
  readonly manner: string;
  readonly budget: number;
  readonly think: Think;
};
