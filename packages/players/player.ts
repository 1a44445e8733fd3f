/** The contract of computer players: a player receives what its chair sees and nothing else. */
import type { Game, GameTypes, Play, Seat } from '@parlour/kernel/game';
import { type Match, matchStatus, viewForChair } from '@parlour/kernel/match';
import { type Random, seededRandom } from '@parlour/kernel/random';
import type { Level } from './levels.ts';
import type { Persona } from './persona.ts';

export { isLevel, LEVELS, type Level } from './levels.ts';

/** What a player decides from. Players of one game see its own types. */
export type Situation<G extends GameTypes = GameTypes> = {
  readonly game: Game<G>;
  readonly seat: Seat;
  /** The view of the chair with its history. */
  readonly view: G['view'] & { readonly history: readonly G['event'][] };
  /** Legal plays, in the game's order. */
  readonly plays: readonly G['play'][];
  /** Whether the table waits for this seat; otherwise it may only interrupt. */
  readonly awaited: boolean;
  readonly random: Random;
  /** Work units to spend: worlds, nodes, rollouts. Never time, so that thoughts are reproducible. */
  readonly budget: number;
};

/** A considered play; larger values are better. */
export type ConsideredPlay<P extends Play = Play> = { readonly play: P; readonly value: number };

/** Two hints before the play itself: where to look, and what kind of play. Neither names it. */
export type HintSteps = { readonly look: string; readonly kind: string };

/** What a player would do if it had to play now. */
export type Thought<P extends Play = Play> = {
  /** Undefined does nothing; only a seat that is not awaited may. */
  readonly play: P | undefined;
  /** The deciding fact, in one sentence for learners. It never contradicts the play. */
  readonly why: string;
  readonly steps?: HintSteps;
  /** The best plays considered, best first. */
  readonly options: readonly ConsideredPlay<P>[];
  /** Work units spent so far. */
  readonly units: number;
  /** Seconds a person would take, from the seed alone. */
  readonly seconds?: number;
};

type Thoughts<P extends Play> = Generator<Thought<P>, Thought<P>>;
type ThinkMethod<G extends GameTypes> = { think(situation: Situation<G>): Thoughts<G['play']> };

/** Adds a reason and hints that are worked out on demand, because most thoughts are never read. */
export const withReasons = <P extends Play>(
  thought: Omit<Thought<P>, 'why' | 'steps'>,
  explain: () => string,
  hint: () => HintSteps,
): Thought<P> => ({
  ...thought,
  get why() {
    return explain();
  },
  get steps() {
    return hint();
  },
});

/**
 * An anytime algorithm: every yield is the best thought so far, the first comes at once, the last is the answer.
 * Typed as a method (bivariant), so that players of different games can be stored together.
 */
export type Think<G extends GameTypes = GameTypes> = ThinkMethod<G>['think'];

/** Makes a player from a function that answers in one step. */
export const thinkOnce = <G extends GameTypes>(answer: (situation: Situation<G>) => Thought<G['play']>): Think<G> =>
  function* (situation) {
    const thought = answer(situation);
    yield thought;
    return thought;
  };

/** How a player thinks, and the work it may spend. */
export type Strategy = { readonly budget: number; readonly think: Think };

/** A computer player of one level. */
export type Character = Persona & Strategy;

/** Combines personas with the strategy of their level. */
export const withStrategies = (
  personas: readonly Persona[],
  strategies: Readonly<Record<Level, Strategy>>,
): Character[] => personas.map(persona => ({ ...persona, ...strategies[persona.level] }));

/** Runs a player and returns its last thought, or the best so far once `stop` returns true. */
export function think(player: Think, situation: Situation, stop: () => boolean = () => false): Thought {
  const thoughts = player(situation);
  let best: Thought | undefined;
  for (;;) {
    const next = thoughts.next();
    if (next.done) return next.value;
    best = next.value;
    if (stop()) return best;
  }
}

/** Returns what a player at a seat is given at this point of a match. */
export function situationAt(match: Match, seat: Seat, seed: string, budget: number): Situation {
  const { game, state } = match;
  const status = matchStatus(match);
  return {
    game,
    seat,
    view: viewForChair(match, seat),
    plays: game.plays(state, seat),
    awaited: status.is === 'open' && status.turn.includes(seat),
    random: seededRandom(seed),
    budget,
  };
}
