/** What a computer player is. It receives what its chair sees and nothing else. */
import type { Game, Parts, Play, Seat } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import type { Persona } from './persona.ts';

/** How strong a player can be, weakest first. */
export const LEVELS = ['easy', 'normal', 'strong', 'expert'] as const;
/** One of `LEVELS`. */
export type Level = (typeof LEVELS)[number];

/** Whether a word is a level. */
export const isLevel = (word: unknown): word is Level => LEVELS.some(level => level === word);

/** What a player goes by; one of a certain game knows its parts. */
export type Situation<G extends Parts = Parts> = {
  readonly game: Game<G>;
  readonly seat: Seat;
  /** What the chair sees, and all it has noticed so far. */
  readonly view: G['view'] & { readonly history: readonly G['happening'][] };
  /** The right plays of the seat, in the game's order. */
  readonly plays: readonly G['play'][];
  /** Whether the table waits for this seat; if not, it may only interrupt, or leave it. */
  readonly awaited: boolean;
  readonly random: Random;
  /** Work units the player may spend: worlds, nodes, roll-outs. The clock is only a brake, and outside. */
  readonly budget: number;
};

/** A play that was considered. */
export type Option<P extends Play = Play> = { readonly play: P; readonly value: number };

/** Two hints before the play itself; neither names it. */
export type HintSteps = { readonly look: string; readonly kind: string };

/** What a player would do if it had to play now. */
export type Thought<P extends Play = Play> = {
  /** Undefined: the player lets the moment pass, which only a seat that is not awaited may do. */
  readonly play: P | undefined;
  /** One sentence a learner understands: the fact that decided. It never contradicts the play. */
  readonly why: string;
  /** For whoever wants to find it themselves: what to look at, and then what kind of play it is. */
  readonly steps?: HintSteps;
  /** The best plays considered, best first, with their values; a larger value is better. */
  readonly options: readonly Option<P>[];
  /** Work units spent so far. */
  readonly units: number;
  /** Seconds a person would take; drawn from the seed, never from the cards or the work. */
  readonly seconds?: number;
};

type Thoughts<P extends Play> = Generator<Thought<P>, Thought<P>>;
type Thinker<G extends Parts> = { think(situation: Situation<G>): Thoughts<G['play']> };

/**
 * Every yield is the best thought so far; the first comes at once, the last is the answer. It has the type of a method, as
 * what a game does has: so a player of one game can be kept among players of any, and is only asked about its own.
 */
export type Think<G extends Parts = Parts> = Thinker<G>['think'];

/** A player without second thoughts: the first thought is the answer. */
export const atOnce = <G extends Parts>(answer: (situation: Situation<G>) => Thought<G['play']>): Think<G> =>
  function* (situation) {
    const thought = answer(situation);
    yield thought;
    return thought;
  };

/** How a player thinks, and the work it may spend. */
export type Mind = { readonly budget: number; readonly think: Think };

/** A computer player of one level. */
export type Character = Persona & Mind;

/** People of a box, each with the mind of their level. */
export const withMinds = (people: readonly Persona[], minds: Readonly<Record<Level, Mind>>): Character[] =>
  people.map(persona => ({ ...persona, ...minds[persona.level] }));
