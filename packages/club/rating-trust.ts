/**
 * How much a match says, and how much can be gained from whom. Whoever plays the same few again and again, or has others
 * lose to them, gains little by it: a match weighs less the oftener one has met, newcomers weigh little until they are
 * known by matches with others, and no member gives more than so many points. Computer players have no friends.
 */
import { sum } from './arithmetic.ts';
import type { RatedPlayer, Rating } from './rating.ts';

/** Matches that are looked back on for how often one has met. */
const WINDOW = 50;
/** Meeting the same opponent oftener than so among them weighs less and less. */
const OFTEN = 5;
/** With so much evidence somebody is known; until then they weigh less for others, but never nothing. */
const KNOWN = 5;
const LEAST = 0.1;
/** Below so much evidence opponents are one and the same: a newcomer. */
const NEWCOMER = 15;
/** The most points that one member gives or takes; more as long as one may be off by more than so much. */
const MOST = 12;
const SURE = 90;
/** What was given is forgotten little by little, match by match; so little is not kept. */
const KEPT = 0.997;
const LITTLE = 0.5;
const LEDGER = 100;

const NEWCOMERS = '*';

/** Between 0 and 1: the mean over those it was played against. */
export const weightAgainst = ({ met }: Rating, opponents: readonly RatedPlayer[]): number =>
  sum(opponents.map(opponent => trustIn(opponent) * novelty(met, opponent.id))) / opponents.length;

const trustIn = (player: RatedPlayer): number =>
  player.is === 'computer' ? 1 : Math.min(1, Math.max(LEAST, player.rating.evidence / KNOWN));

const novelty = (met: Rating['met'], id: string): number =>
  Math.min(1, OFTEN / (1 + met.filter(ids => ids.includes(id)).length));

export const meet = (met: Rating['met'], opponents: readonly RatedPlayer[]): Rating['met'] => [
  ...met.slice(1 - WINDOW),
  opponents.map(({ id }) => id),
];

/** Whom a part of the points comes from, as the ledger has them; nobody, if it was a computer player. */
function giversOf(opponent: RatedPlayer): string[] {
  if (opponent.is === 'computer') return [];
  return opponent.rating.evidence < NEWCOMER ? [opponent.id, NEWCOMERS] : [opponent.id];
}

/**
 * What is won or lost counts as far as those it comes from have not given or taken enough. Were only gains cut, all would
 * sink together.
 */
export function cutGain({ given, sigma }: Rating, opponents: readonly RatedPlayer[], gain: number): number {
  const [most, sign] = [Math.max(MOST, sigma - SURE), Math.sign(gain)];
  const leftOf = (giver: string): number => Math.max(0, most - sign * (given[giver] ?? 0));
  const left = new Map(opponents.flatMap(giversOf).map(giver => [giver, leftOf(giver)]));
  return sign * sum(opponents.map(opponent => take(left, giversOf(opponent), (sign * gain) / opponents.length)));
}

function take(left: Map<string, number>, givers: readonly string[], part: number): number {
  const taken = Math.min(part, ...givers.map(giver => left.get(giver) ?? 0));
  for (const giver of givers) left.set(giver, (left.get(giver) ?? 0) - taken);
  return taken;
}

/** The ledger after a match. */
export function enter(given: Rating['given'], opponents: readonly RatedPlayer[], gain: number): Rating['given'] {
  const ledger = new Map(Object.entries(given).map(([giver, points]) => [giver, points * KEPT]));
  for (const giver of opponents.flatMap(giversOf)) {
    ledger.set(giver, (ledger.get(giver) ?? 0) + gain / opponents.length);
  }
  const kept = [...ledger].filter(([, points]) => Math.abs(points) >= LITTLE);
  if (kept.length > LEDGER) kept.sort(([, a], [, b]) => Math.abs(b) - Math.abs(a)).splice(LEDGER);
  return Object.fromEntries(kept);
}
