/** Ratings: the estimated strength of a member at one game, its uncertainty, and how one match changes it. */

import type { Facts, MatchResult, Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { PlayingStrength } from '@parlour/players/arena/contest';
import { type Options as RateOptions, rate } from 'openskill';
import { plackettLuce } from 'openskill/models';

/** Stored per member and game. */
export type Rating = PlayingStrength & {
  readonly matches: number;
  /** The sum of the weights of the counted matches. */
  readonly evidence: number;
  /** By recent match, latest last. */
  readonly met: readonly (readonly string[])[];
  /** Points that each opponent has recently given. */
  readonly given: Readonly<Record<string, number>>;
};

/** A rated member, or a computer player with a fixed strength. */
export type RatedPlayer =
  | { readonly is: 'member'; readonly id: string; readonly rating: Rating }
  | { readonly is: 'computer'; readonly id: string; readonly strength: PlayingStrength };

/** A side with its place: 1 is best, and even sides share a place. */
export type RatedSide = { readonly players: readonly RatedPlayer[]; readonly place: number };

export type RatingModel = {
  readonly model: NonNullable<RateOptions['model']>;
  /** How much luck decides a match. */
  readonly beta: number;
  /** How much a strength may change from one match to the next. */
  readonly tau: number;
  /** The initial uncertainty. */
  readonly sigma: number;
  /** How quickly the uncertainty shrinks; default: the library's. */
  readonly gamma?: NonNullable<RateOptions['gamma']>;
};

/** Where newcomers start, and the strength of the computer player of level normal. */
export const BASE_RATING = 1500;

/** Chosen by comparing models on simulated clubs: docs/ratings.md. */
export const RATING_MODEL: RatingModel = {
  model: plackettLuce,
  beta: 110,
  tau: 5,
  sigma: 250,
  gamma: () => 1,
};

export const newRating = ({ sigma }: RatingModel = RATING_MODEL): Rating => ({
  mu: BASE_RATING,
  sigma,
  matches: 0,
  evidence: 0,
  met: [],
  given: {},
});

export const playerStrength = (player: RatedPlayer): PlayingStrength =>
  player.is === 'member' ? player.rating : player.strength;

/**
 * Scales luck to that of a two-player match, with each partner adding their own. The library scales it with the sides
 * but not with the partners.
 */
const scaledBeta = (sides: readonly RatedSide[], beta: number): number =>
  beta * Math.sqrt((2 * itemAt(sides, 0).players.length) / sides.length);

/** Computer players are left out. */
export function rateMatch(sides: readonly RatedSide[], model: RatingModel = RATING_MODEL): ReadonlyMap<string, Rating> {
  const { sigma, tau, beta, ...rest } = model;
  const options = { mu: BASE_RATING, sigma, tau, beta: scaledBeta(sides, beta), ...rest };
  const strengths = sides.map(({ players }) => players.map(playerStrength).map(({ mu, sigma }) => ({ mu, sigma })));
  const rated = rate(strengths, { ...options, rank: sides.map(({ place }) => place) });
  const changed = sides.flatMap(({ players }, side) =>
    players.flatMap((player, n) =>
      player.is === 'member'
        ? [[player.id, updatedRating(sides, side, player.rating, itemAt(itemAt(rated, side), n))] as const]
        : [],
    ),
  );
  return new Map(changed);
}

function updatedRating(sides: readonly RatedSide[], side: number, rating: Rating, after: PlayingStrength): Rating {
  const opponents = sides.filter((_, other) => other !== side).flatMap(({ players }) => players);
  const weight = matchWeight(rating, opponents);
  const gain = capGain(rating, opponents, weight * (after.mu - rating.mu));
  const variance = rating.sigma ** 2 + weight * (after.sigma ** 2 - rating.sigma ** 2);
  return {
    mu: rating.mu + gain,
    sigma: Math.sqrt(variance),
    matches: rating.matches + 1,
    evidence: rating.evidence + weight,
    met: appendOpponents(rating.met, opponents),
    given: updateLedger(rating.given, opponents, gain),
  };
}

export function winChances(
  sides: readonly (readonly PlayingStrength[])[],
  { beta }: RatingModel = RATING_MODEL,
): number[] {
  const partners = itemAt(sides, 0).length;
  const sums = sides.map(side => side.reduce((sum, { mu }) => sum + mu, 0));
  const variance = sides.flat().reduce((sum, { sigma }) => sum + sigma ** 2, 0);
  const scale = Math.sqrt(2 * beta ** 2 * partners + variance);
  const maxSum = Math.max(...sums);
  const weights = sums.map(sum => Math.exp((sum - maxSum) / scale));
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map(weight => weight / totalWeight);
}

const MAX_RECENT_MATCHES = 50;
/** Meeting the same opponent more often than this among them weighs less and less. */
const FULL_WEIGHT_MEETINGS = 5;
/** A player with this much evidence has full weight for opponents; below it the weight shrinks, but never to zero. */
const ESTABLISHED_EVIDENCE = 5;
const MIN_TRUST = 0.1;
/** Opponents below this evidence share one ledger entry, so new accounts cannot each give the maximum. */
const NEWCOMER_EVIDENCE = 15;
/** The most points one member gives or takes. It is more while the rating is less certain than this sigma. */
const MAX_POINTS_PER_OPPONENT = 12;
const CERTAIN_SIGMA = 90;
/** The ledger decays by this factor per match, and small entries are dropped. */
const LEDGER_DECAY = 0.997;
const MIN_LEDGER_POINTS = 0.5;
const MAX_LEDGER_ENTRIES = 100;

const NEWCOMERS_KEY = '*';

/**
 * Returns the mean weight over the opponents, between 0 and 1. Guards against manipulation: a match weighs less the
 * more often the same players have met, and newcomers weigh little until matches with others establish them. Computer
 * players cannot collude, so they weigh fully.
 */
export const matchWeight = ({ met }: Rating, opponents: readonly RatedPlayer[]): number =>
  sum(opponents.map(opponent => opponentTrust(opponent) * opponentNovelty(met, opponent.id))) / opponents.length;

const opponentTrust = (player: RatedPlayer): number =>
  player.is === 'computer' ? 1 : Math.min(1, Math.max(MIN_TRUST, player.rating.evidence / ESTABLISHED_EVIDENCE));

const opponentNovelty = (met: Rating['met'], id: string): number =>
  Math.min(1, FULL_WEIGHT_MEETINGS / (1 + met.filter(ids => ids.includes(id)).length));

export const appendOpponents = (met: Rating['met'], opponents: readonly RatedPlayer[]): Rating['met'] => [
  ...met.slice(1 - MAX_RECENT_MATCHES),
  opponents.map(({ id }) => id),
];

function ledgerKeys(opponent: RatedPlayer): string[] {
  if (opponent.is === 'computer') return [];
  return opponent.rating.evidence < NEWCOMER_EVIDENCE ? [opponent.id, NEWCOMERS_KEY] : [opponent.id];
}

/**
 * Caps wins and losses by what each opponent has left to give or take. Capping only gains would make all ratings
 * sink.
 */
export function capGain({ given, sigma }: Rating, opponents: readonly RatedPlayer[], gain: number): number {
  const [cap, sign] = [Math.max(MAX_POINTS_PER_OPPONENT, sigma - CERTAIN_SIGMA), Math.sign(gain)];
  const remainingOf = (key: string): number => Math.max(0, cap - sign * (given[key] ?? 0));
  const remaining = new Map(opponents.flatMap(ledgerKeys).map(key => [key, remainingOf(key)]));
  return (
    sign * sum(opponents.map(opponent => takePoints(remaining, ledgerKeys(opponent), (sign * gain) / opponents.length)))
  );
}

function takePoints(remaining: Map<string, number>, keys: readonly string[], points: number): number {
  const taken = Math.min(points, ...keys.map(key => remaining.get(key) ?? 0));
  for (const key of keys) remaining.set(key, (remaining.get(key) ?? 0) - taken);
  return taken;
}

export function updateLedger(given: Rating['given'], opponents: readonly RatedPlayer[], gain: number): Rating['given'] {
  const ledger = new Map(Object.entries(given).map(([key, points]) => [key, points * LEDGER_DECAY]));
  for (const key of opponents.flatMap(ledgerKeys)) {
    ledger.set(key, (ledger.get(key) ?? 0) + gain / opponents.length);
  }
  const entries = [...ledger].filter(([, points]) => Math.abs(points) >= MIN_LEDGER_POINTS);
  if (entries.length > MAX_LEDGER_ENTRIES)
    entries.sort(([, a], [, b]) => Math.abs(b) - Math.abs(a)).splice(MAX_LEDGER_ENTRIES);
  return Object.fromEntries(entries);
}

/** Returns the place of each side, 1 for the best; even sides share one. A side with a player who left is last. */
export function sidePlaces(
  { winners, scores }: MatchResult,
  { sides, better, left }: { readonly sides: number; readonly better: Facts['better']; readonly left: readonly Seat[] },
): number[] {
  const sign = better === 'high' ? 1 : -1;
  const merits = Array.from({ length: sides }, (_, side): readonly [number, number, number] => [
    left.some(seat => seat % sides === side) ? 0 : 1,
    winners.some(seat => seat % sides === side) ? 1 : 0,
    sign * itemAt(scores, side),
  ]);
  return merits.map(merit => 1 + merits.filter(other => isBetterMerit(other, merit)).length);
}

/** Compares [stayed, won, signed score]. Sides that were left are even among themselves. */
function isBetterMerit(a: readonly [number, number, number], b: readonly [number, number, number]): boolean {
  if (a[0] !== b[0]) return a[0] > b[0];
  if (a[0] === 0) return false;
  return a[1] !== b[1] ? a[1] > b[1] : a[1] === 0 && a[2] > b[2];
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;
