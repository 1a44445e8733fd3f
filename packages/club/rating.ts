/** How strong somebody is at one game: what is known, how surely, and what one match changes of it. */
import { nth } from '@parlour/kernel/must';
import type { PlayingStrength } from '@parlour/players/skill';
import { type Options as RateOptions, rate } from 'openskill';
import { plackettLuce } from 'openskill/models';
import { cutGain, enter, meet, weightAgainst } from './rating-trust.ts';

/** What is kept of a member at a game. */
export type Rating = PlayingStrength & {
  /** How many matches were counted. */
  readonly matches: number;
  /** How many of them were evidence, each by its weight. */
  readonly evidence: number;
  /** Against whom the last matches were played, the latest last. */
  readonly met: readonly (readonly string[])[];
  /** How many points others have given of late. */
  readonly given: Readonly<Record<string, number>>;
};

/** A member with what is known of them, or a computer player, who stays what they are. */
export type RatedPlayer =
  | { readonly is: 'member'; readonly id: string; readonly rating: Rating }
  | { readonly is: 'computer'; readonly id: string; readonly strength: PlayingStrength };

/** A side with its place: 1 is best, and sides that share a place were even. */
export type RatedSide = { readonly players: readonly RatedPlayer[]; readonly place: number };

export type RatingModel = {
  readonly model: NonNullable<RateOptions['model']>;
  /** How much luck decides a match. */
  readonly beta: number;
  /** How much a strength may change from one match to the next. */
  readonly tau: number;
  /** How far a newcomer may be off. */
  readonly sigma: number;
  /** How quickly one gets sure; as the library has it, if nothing is said. */
  readonly gamma?: NonNullable<RateOptions['gamma']>;
};

/** Where a newcomer begins, and where the computer player of level normal stands. */
export const MIDDLE = 1500;

/** Chosen by trying others on simulated clubs: docs/ratings.md. */
export const MODEL: RatingModel = {
  model: plackettLuce,
  beta: 110,
  tau: 5,
  sigma: 250,
  gamma: () => 1,
};

export const newRating = ({ sigma }: RatingModel = MODEL): Rating => ({
  mu: MIDDLE,
  sigma,
  matches: 0,
  evidence: 0,
  met: [],
  given: {},
});

export const strengthOf = (player: RatedPlayer): PlayingStrength =>
  player.is === 'member' ? player.rating : player.strength;

/**
 * The library takes luck to grow with the number of sides, but not with the number of partners. Ours is that of a match
 * between two, and each partner brings their own.
 */
const luckOf = (sides: readonly RatedSide[], beta: number): number =>
  beta * Math.sqrt((2 * nth(sides, 0).players.length) / sides.length);

/** What the match makes of its members, side by side; computer players are left out. */
export function rateMatch(sides: readonly RatedSide[], model: RatingModel = MODEL): ReadonlyMap<string, Rating> {
  const { sigma, tau, beta, ...rest } = model;
  const options = { mu: MIDDLE, sigma, tau, beta: luckOf(sides, beta), ...rest };
  const strengths = sides.map(({ players }) => players.map(strengthOf).map(({ mu, sigma }) => ({ mu, sigma })));
  const rated = rate(strengths, { ...options, rank: sides.map(({ place }) => place) });
  const changed = sides.flatMap(({ players }, side) =>
    players.flatMap((player, n) =>
      player.is === 'member' ? [[player.id, moved(sides, side, player.rating, nth(nth(rated, side), n))] as const] : [],
    ),
  );
  return new Map(changed);
}

function moved(sides: readonly RatedSide[], side: number, rating: Rating, after: PlayingStrength): Rating {
  const opponents = sides.filter((_, other) => other !== side).flatMap(({ players }) => players);
  const weight = weightAgainst(rating, opponents);
  const gain = cutGain(rating, opponents, weight * (after.mu - rating.mu));
  const variance = rating.sigma ** 2 + weight * (after.sigma ** 2 - rating.sigma ** 2);
  return {
    mu: rating.mu + gain,
    sigma: Math.sqrt(variance),
    matches: rating.matches + 1,
    evidence: rating.evidence + weight,
    met: meet(rating.met, opponents),
    given: enter(rating.given, opponents, gain),
  };
}

/** The chances of each side to be first, by what is known of them. */
export function chancesOf(sides: readonly (readonly PlayingStrength[])[], { beta }: RatingModel = MODEL): number[] {
  const partners = nth(sides, 0).length;
  const sums = sides.map(side => side.reduce((sum, { mu }) => sum + mu, 0));
  const spread = sides.flat().reduce((sum, { sigma }) => sum + sigma ** 2, 0);
  const scale = Math.sqrt(2 * beta ** 2 * partners + spread);
  const most = Math.max(...sums);
  const weights = sums.map(sum => Math.exp((sum - most) / scale));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map(weight => weight / all);
}
