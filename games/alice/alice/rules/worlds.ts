/**
 * Samples worlds that fit the facts, each with the same chance: a particle filter with look-ahead. A flock of worlds
 * goes through the hops together, each drawing by the odds which card went. A world weighs more the less often the
 * odds lead to it, and nothing after a contradiction. From time to time heavy worlds are doubled and light ones
 * dropped. Of those that reach the end one is drawn by weight; with 32 this cannot be told from perfect.
 */
import type { Seat } from '@parlour/kernel/game';
import { type Random, shuffle } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { type CardLocation, type CardNumber, setOfNumber } from './facts.ts';
import { drawByWeight, type Odds, randomFraction, waysAt, weightAt } from './odds.ts';

const FLOCK_SIZE = 32;

export type World = {
  /** Where cards lay after laying down, and where they lie now. */
  readonly dealt: readonly CardLocation[];
  readonly lies: CardLocation[];
  /** Sets laid down face down. */
  readonly laid: readonly number[];
  weight: number;
};

export const drawWorld = (model: DealModel, random: Random): World => itemAt(drawWorlds(model, random, 1), 0);

/** Each is fair, but worlds of one flock have more in common. */
export function drawWorlds(model: DealModel, random: Random, count: number): World[] {
  for (;;) {
    const flock = runFlock(model, random);
    const weights = flock.map(({ weight }) => weight);
    if (flock.length > 0) return Array.from({ length: count }, () => itemAt(flock, drawByWeight(weights, random)));
  }
}

function runFlock(model: DealModel, random: Random): World[] {
  const { odds } = model;
  let flock = Array.from({ length: FLOCK_SIZE }, () => dealWorld(model, random));
  for (let epoch = 0; epoch < odds.epochs && flock.length > 0; epoch++) {
    const leads = odds.facts.leads.filter(lead => lead.epoch === epoch);
    for (const { seat } of leads) for (const world of flock) if (!hasLeading(world, seat)) world.weight = 0;
    for (const world of flock) passEpoch(odds, world, epoch, random);
    flock = balanceFlock(flock, random);
  }
  return flock;
}

function passEpoch(odds: Odds, world: World, epoch: number, random: Random): void {
  const { asker, hops } = odds.facts;
  if (epoch < hops.length) makeHop(odds, world, epoch, random);
  else if (asker?.wants.every(card => world.lies[card] === asker.seat)) world.weight = 0;
}

function hasLeading({ lies }: World, seat: Seat): boolean {
  for (let card = 0; card < lies.length; card += 3) if (lies[card] === seat) return true;
  return false;
}

function makeHop(odds: Odds, world: World, epoch: number, random: Random): void {
  const { from, to, card: seen } = itemAt(odds.facts.hops, epoch);
  const card = seen ?? drawMover(odds, world, epoch, random);
  if (world.lies[card] !== from) world.weight = 0;
  if (world.weight === 0) return;
  world.lies[card] = to;
}

/**
 * Draws by the odds of going against staying; weights the world by all cards that could go while the others stay. A
 * card that cannot stay must go; where two must go, or none can, the world is dead.
 */
function drawMover(odds: Odds, world: World, epoch: number, random: Random): CardNumber {
  const { from, to } = itemAt(odds.facts.hops, epoch);
  const mustGo: CardNumber[] = [];
  const hand: CardNumber[] = [];
  const weights: number[] = [];
  let sum = 0;
  for (const card of itemAt(odds.movers, epoch)) {
    if (world.lies[card] !== from) continue;
    const here = waysAt(odds, epoch, card);
    const next = waysAt(odds, epoch + 1, card);
    const stays = itemAt(odds.ways, next + from);
    const goes = itemAt(odds.ways, next + to);
    world.weight *= (stays || goes) / itemAt(odds.ways, here + from);
    if (stays === 0) mustGo.push(card);
    hand.push(card);
    weights.push(goes / stays);
    sum += goes / stays;
  }
  if (mustGo.length === 1) return itemAt(mustGo, 0);
  world.weight *= mustGo.length === 0 ? sum : 0;
  return hand[drawByWeight(weights, random)] ?? 0;
}

/** Scales weights to an average of one; resamples if few worlds have most of the weight. */
function balanceFlock(flock: readonly World[], random: Random): World[] {
  let sum = 0;
  let squares = 0;
  for (const { weight } of flock) {
    sum += weight;
    squares += weight * weight;
  }
  if (2 * sum * sum < FLOCK_SIZE * squares) return resampleFlock(flock, sum / FLOCK_SIZE, random);
  for (const world of flock) world.weight *= FLOCK_SIZE / sum;
  return flock.filter(({ weight }) => weight > 0);
}

/** Systematic resampling: one copy wherever a step of even length falls. */
function resampleFlock(flock: readonly World[], step: number, random: Random): World[] {
  const drawn: World[] = [];
  let mark = randomFraction(random) * step;
  for (const world of flock) {
    for (mark -= world.weight; mark < 0; mark += step) {
      drawn.push({ ...world, lies: world.lies.slice(), weight: 1 });
    }
  }
  return drawn;
}

export type DealModel = {
  readonly odds: Odds;
  /** By card: the weight of all that can have happened to it. */
  readonly sums: Float64Array;
  /** The chance of a card to have been dealt to a seat: shares[card * seats + seat]. */
  readonly shares: Float64Array;
  /** In play, the surest first. */
  readonly order: readonly CardNumber[];
  /** Sets with a card that can have been in no hand. */
  readonly surelyLaid: readonly number[];
};

export function dealModelOf(odds: Odds): DealModel {
  const { cards, seats } = odds.facts;
  const sums = new Float64Array(cards);
  const shares = new Float64Array(cards * seats);
  for (let card = 0; card < cards; card++) {
    const weights = odds.deal.map((weight, seat) => weight * weightAt(odds.ways, card * odds.places + seat));
    const sum = weights.reduce((so, weight) => so + weight, 0);
    sums[card] = sum;
    weights.forEach((weight, seat) => {
      shares[card * seats + seat] = weight / (sum || 1);
    });
  }
  const surest = (card: CardNumber): number => Math.max(...shares.subarray(card * seats, card * seats + seats));
  const order = [...sums.keys()]
    .filter(card => weightAt(sums, card) > 0)
    .sort((one, other) => surest(other) - surest(one));
  const surelyLaid = odds.unseen.filter(set => weightsOfSet(sums, set).includes(0));
  return { odds, sums, shares, order, surelyLaid };
}

const weightsOfSet = (sums: Float64Array, set: number): Float64Array => sums.subarray(3 * set - 3, 3 * set);

/** Gives every seat its number of cards, and none a whole set, which it would have laid down. */
export function dealWorld(model: DealModel, random: Random): World {
  for (;;) {
    const world = tryDeal(model, random);
    const { seats, isFresh } = model.odds.facts;
    if (world.weight > 0 && !(isFresh && hasWholeSet(world.dealt, seats))) return world;
  }
}

function tryDeal(model: DealModel, random: Random): World {
  const { facts } = model.odds;
  const laid = drawLaidSets(model, random);
  const dealt = new Array<CardLocation>(facts.cards).fill(facts.seats);
  const weight = dealCards(model, dealt, laid, random);
  return { dealt, laid, lies: dealt.slice(), weight };
}

function drawLaidSets({ odds, surelyLaid }: DealModel, random: Random): number[] {
  const hidden = odds.facts.hidden.reduce((sum, sets) => sum + sets, 0);
  if (hidden === 0) return [];
  const others = odds.unseen.filter(set => !surelyLaid.includes(set));
  return [...surelyLaid, ...shuffle(random, others).slice(0, hidden - surelyLaid.length)];
}

/**
 * Deals by the shares, leaning towards seats with more room than is still expected to be taken. Returns the
 * importance weight: the chance of this deal by the odds, divided by the chance of dealing it so.
 */
function dealCards(model: DealModel, dealt: CardLocation[], laid: readonly number[], random: Random): number {
  const { seats, sizes } = model.odds.facts;
  const order = laid.length === 0 ? model.order : model.order.filter(card => !laid.includes(setOfNumber(card)));
  const room = sizes.slice();
  const expected = expectedSizes(model, order);
  const weights = new Float64Array(seats);
  let weight = laid.reduce((so, set) => so / weightOfSet(model, set), 1);
  for (const card of order) {
    const sum = weighSeats(model, card, room, expected, weights);
    if (sum === 0) return 0;
    const seat = drawByWeight(weights, random);
    weight *= (weightAt(model.shares, card * seats + seat) * sum) / weightAt(weights, seat);
    dealt[card] = seat;
    room[seat] = itemAt(room, seat) - 1;
  }
  return weight;
}

/** Counts 1 for a card that can have been in no hand. */
const weightOfSet = ({ sums }: DealModel, set: number): number =>
  weightsOfSet(sums, set).reduce((product, sum) => product * (sum || 1), 1);

function expectedSizes({ odds, shares }: DealModel, cards: readonly CardNumber[]): Float64Array {
  const { seats } = odds.facts;
  const expected = new Float64Array(seats);
  for (const card of cards)
    for (let seat = 0; seat < seats; seat++)
      expected[seat] = weightAt(expected, seat) + weightAt(shares, card * seats + seat);
  return expected;
}

/** Takes the card out of the expected sizes too. */
function weighSeats(
  { shares }: DealModel,
  card: CardNumber,
  room: readonly number[],
  expected: Float64Array,
  weights: Float64Array,
): number {
  const seats = room.length;
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const share = weightAt(shares, card * seats + seat);
    weights[seat] = share === 0 ? 0 : (itemAt(room, seat) * share) / Math.max(share, weightAt(expected, seat));
    expected[seat] = weightAt(expected, seat) - share;
    sum += weightAt(weights, seat);
  }
  return sum;
}

/** AL-2. */
function hasWholeSet(dealt: readonly CardLocation[], seats: number): boolean {
  for (let card = 0; card < dealt.length; card += 3) {
    const seat = itemAt(dealt, card);
    if (seat < seats && seat === dealt[card + 1] && seat === dealt[card + 2]) return true;
  }
  return false;
}
