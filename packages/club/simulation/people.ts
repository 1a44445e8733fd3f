/** People of a simulated club: what they really are, and what the club knows of them. */
import type { Random } from '@parlour/kernel/random';
import { MIDDLE, newRating, type RatedPlayer, type Rating, type RatingModel } from '../rating.ts';

/** What only the simulation knows of somebody. */
export type TrueMember = { readonly id: string; readonly truth: number; rating: Rating };

/** A computer player is what the arena has found. */
export type Machine = { readonly id: string; readonly truth: number };

export type SimulatedPlayer = TrueMember | Machine;

/** How far people are from each other, and how much one match is luck: 400 points are ten to one between two. */
const SPREAD = 200;
const LUCK = 223;

/** Levels a good step apart, as in most games on the shelf. */
export const MACHINES: readonly Machine[] = [
  { id: 'easy', truth: 1300 },
  { id: 'normal', truth: MIDDLE },
  { id: 'strong', truth: 1620 },
  { id: 'expert', truth: 1680 },
];

export const isMember = (sitter: SimulatedPlayer): sitter is TrueMember => 'rating' in sitter;

const MANY = 1 << 20;
export const uniform = (random: Random): number => (random.below(MANY) + 0.5) / MANY;

/** Of a normal distribution, by the formula of Box and Muller. */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(uniform(random))) * Math.cos(2 * Math.PI * uniform(random));

export const newTrueMember = (id: string, truth: number, model: RatingModel): TrueMember => ({
  id,
  truth,
  rating: newRating(model),
});

export const people = (count: number, random: Random, model: RatingModel): TrueMember[] =>
  Array.from({ length: count }, (_, n) => newTrueMember(`m${n}`, MIDDLE + SPREAD * normal(random), model));

/** A computer player's strength is measured, not guessed: it is taken to be certain within a few points. */
export const ratedPlayer = (sitter: SimulatedPlayer): RatedPlayer =>
  isMember(sitter)
    ? { is: 'member', id: sitter.id, rating: sitter.rating }
    : { is: 'computer', id: sitter.id, strength: { mu: sitter.truth, sigma: 10 } };

/** What a side brings to one match. */
export const performance = (side: readonly SimulatedPlayer[], random: Random): number =>
  side.reduce((sum, { truth }) => sum + truth + LUCK * normal(random), 0);
