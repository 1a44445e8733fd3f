/** Who a computer player is, apart from how it thinks: a name from the world of its box, a manner and a tempo. */
import type { Random } from '@parlour/kernel/random';
import type { Level } from './player.ts';

/** Seconds from the quickest play to the slowest; one play in so many is brooded over, and takes three times as long. */
export type Tempo = { readonly quickest: number; readonly slowest: number; readonly broods?: number };

/** Who plays: a name, a manner, a tempo. No mind: it can be shown before one is loaded. */
export type Persona = {
  readonly level: Level;
  readonly name: string;
  /** What others of the same manner are called where several sit at one table. */
  readonly kin?: readonly string[];
  /** Their names at a table that plays with a pack of its owner's: characters of the box have no place there. */
  readonly withOwnPack?: readonly string[];
  /** One line: what they do at the table. */
  readonly manner: string;
  readonly tempo?: Tempo;
};

/** Somebody of no particular manner. */
const USUAL: Tempo = { quickest: 0.8, slowest: 2.5 };
const BROODING = 3;

/** Drawn from the seed alone: neither the cards nor the work come into it. */
export function secondsAt(random: Random, { quickest, slowest, broods }: Tempo = USUAL): number {
  const seconds = quickest + ((slowest - quickest) * random.below(1000)) / 1000;
  return broods !== undefined && random.below(broods) === 0 ? seconds * BROODING : seconds;
}

/** At a large table names come again with a number, as kings have them. */
const NUMBER = / [IVX]+$/;

/** The name without its number. */
export const plainName = (called: string): string => called.replace(NUMBER, '');

/** Every name that this computer player goes by. */
export const allNames = ({ name, kin = [], withOwnPack = [] }: Persona): readonly string[] => [
  name,
  ...kin,
  ...withOwnPack,
];

/** Whether this name, with or without a number, is one of theirs. */
export const isCalled = (persona: Persona, called: string): boolean => allNames(persona).includes(plainName(called));
