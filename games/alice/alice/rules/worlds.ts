/**
 * Draws a world that fits the facts, every one with the same chance.
 *
 * A flock of worlds is dealt and goes through the hops together, each world choosing by the odds which card went. A
 * world weighs the more the more seldom the odds lead to it, and nothing once it has run into a contradiction. From time
 * to time heavy worlds are doubled and light ones dropped; of those that reach the end one is drawn by its weight. (A
 * particle filter with look-ahead; the larger the flock the fairer, and 32 cannot be told from perfect.)
 */
import type { Seat } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { type Dealing, dealWorld } from './dealing.ts';
import type { CardNumber, Lies } from './facts.ts';
import { type Odds, waysAt } from './odds.ts';
import { drawByWeight, fraction } from './weights.ts';

const FLOCK = 32;

export type World = {
  /** Where each card lay after laying down, and where it lies now. */
  readonly dealt: readonly Lies[];
  readonly lies: Lies[];
  /** The sets laid down face down. */
  readonly laid: readonly number[];
  weight: number;
};

export const drawWorld = (dealing: Dealing, random: Random): World => itemAt(drawWorlds(dealing, random, 1), 0);

/** Several worlds of one flock: each is fair, but they have more in common than worlds of different flocks. */
export function drawWorlds(dealing: Dealing, random: Random, count: number): World[] {
  for (;;) {
    const flock = flyThrough(dealing, random);
    const weights = flock.map(({ weight }) => weight);
    if (flock.length > 0) return Array.from({ length: count }, () => itemAt(flock, drawByWeight(weights, random)));
  }
}

function flyThrough(dealing: Dealing, random: Random): World[] {
  const { odds } = dealing;
  let flock = Array.from({ length: FLOCK }, () => dealWorld(dealing, random));
  for (let epoch = 0; epoch < odds.epochs && flock.length > 0; epoch++) {
    const leads = odds.facts.leads.filter(lead => lead.epoch === epoch);
    for (const { seat } of leads) for (const world of flock) if (!hasLeading(world, seat)) world.weight = 0;
    for (const world of flock) passEpoch(odds, world, epoch, random);
    flock = keepEven(flock, random);
  }
  return flock;
}

function passEpoch(odds: Odds, world: World, epoch: number, random: Random): void {
  const { asker, hops } = odds.facts;
  if (epoch < hops.length) hopOn(odds, world, epoch, random);
  else if (asker?.wants.every(card => world.lies[card] === asker.seat)) world.weight = 0;
}

function hasLeading({ lies }: World, seat: Seat): boolean {
  for (let card = 0; card < lies.length; card += 3) if (lies[card] === seat) return true;
  return false;
}

function hopOn(odds: Odds, world: World, epoch: number, random: Random): void {
  const { from, to, card: seen } = itemAt(odds.facts.hops, epoch);
  const card = seen ?? drawCarrier(odds, world, epoch, random);
  if (world.lies[card] !== from) world.weight = 0;
  if (world.weight === 0) return;
  world.lies[card] = to;
}

/**
 * Draws the card that goes, by its odds of going against staying, and gives the world the weight of all that could go
 * while the others stay. A card that cannot stay must go; where two must go, or none can, the world is dead.
 */
function drawCarrier(odds: Odds, world: World, epoch: number, random: Random): CardNumber {
  const { from, to } = itemAt(odds.facts.hops, epoch);
  const musts: CardNumber[] = [];
  const hand: CardNumber[] = [];
  const weights: number[] = [];
  let sum = 0;
  for (const card of itemAt(odds.goers, epoch)) {
    if (world.lies[card] !== from) continue;
    const here = waysAt(odds, epoch, card);
    const next = waysAt(odds, epoch + 1, card);
    const stays = itemAt(odds.ways, next + from);
    const goes = itemAt(odds.ways, next + to);
    world.weight *= (stays || goes) / itemAt(odds.ways, here + from);
    if (stays === 0) musts.push(card);
    hand.push(card);
    weights.push(goes / stays);
    sum += goes / stays;
  }
  if (musts.length === 1) return itemAt(musts, 0);
  world.weight *= musts.length === 0 ? sum : 0;
  return hand[drawByWeight(weights, random)] ?? 0;
}

/** The living worlds at an average weight of one; drawn anew if few of them have most of the weight. */
function keepEven(flock: readonly World[], random: Random): World[] {
  let sum = 0;
  let squares = 0;
  for (const { weight } of flock) {
    sum += weight;
    squares += weight * weight;
  }
  if (2 * sum * sum < FLOCK * squares) return drawFlock(flock, sum / FLOCK, random);
  for (const world of flock) world.weight *= FLOCK / sum;
  return flock.filter(({ weight }) => weight > 0);
}

/** Copies in proportion to the weights: one wherever a step of even length falls. */
function drawFlock(flock: readonly World[], step: number, random: Random): World[] {
  const drawn: World[] = [];
  let mark = fraction(random) * step;
  for (const world of flock) {
    for (mark -= world.weight; mark < 0; mark += step) {
      drawn.push({ ...world, lies: world.lies.slice(), weight: 1 });
    }
  }
  return drawn;
}
