/** Deals worlds by the odds: to every seat its number of cards, and to none a whole set, which it would have laid down. */

import { type Random, shuffle } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { type CardNumber, type Lies, setOfNumber } from './facts.ts';
import type { Odds } from './odds.ts';
import { drawByWeight, weightAt } from './weights.ts';
import type { World } from './worlds.ts';

export type Dealing = {
  readonly odds: Odds;
  /** The weight of all that can have happened to each card. */
  readonly sums: Float64Array;
  /** The chance of each card to have been dealt to each seat: shares[card * seats + seat]. */
  readonly shares: Float64Array;
  /** The cards in play, the surest first. */
  readonly order: readonly CardNumber[];
  /** Sets of which some card can have been in no hand, so that they must be among those laid down face down. */
  readonly laidForSure: readonly number[];
};

export function dealingOf(odds: Odds): Dealing {
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
  const laidForSure = odds.unseen.filter(set => weightsOfSet(sums, set).includes(0));
  return { odds, sums, shares, order, laidForSure };
}

const weightsOfSet = (sums: Float64Array, set: number): Float64Array => sums.subarray(3 * set - 3, 3 * set);

export function dealWorld(dealing: Dealing, random: Random): World {
  for (;;) {
    const world = tryDeal(dealing, random);
    const { seats, isFresh } = dealing.odds.facts;
    if (world.weight > 0 && !(isFresh && hasWholeSet(world.dealt, seats))) return world;
  }
}

function tryDeal(dealing: Dealing, random: Random): World {
  const { facts } = dealing.odds;
  const laid = drawLaid(dealing, random);
  const dealt = new Array<Lies>(facts.cards).fill(facts.seats);
  const weight = dealCards(dealing, dealt, laid, random);
  return { dealt, laid, lies: dealt.slice(), weight };
}

function drawLaid({ odds, laidForSure }: Dealing, random: Random): number[] {
  const hidden = odds.facts.hidden.reduce((sum, sets) => sum + sets, 0);
  if (hidden === 0) return [];
  const others = odds.unseen.filter(set => !laidForSure.includes(set));
  return [...laidForSure, ...shuffle(random, others).slice(0, hidden - laidForSure.length)];
}

/**
 * Deals card by card as the shares have it, but leaning towards seats with more room than is still expected to be taken.
 * The weight it answers is the chance that the odds give to this deal, divided by the chance of dealing it so.
 */
function dealCards(dealing: Dealing, dealt: Lies[], laid: readonly number[], random: Random): number {
  const { seats, sizes } = dealing.odds.facts;
  const order = laid.length === 0 ? dealing.order : dealing.order.filter(card => !laid.includes(setOfNumber(card)));
  const room = sizes.slice();
  const expected = expectedSizes(dealing, order);
  const weights = new Float64Array(seats);
  let weight = laid.reduce((so, set) => so / weightOfSet(dealing, set), 1);
  for (const card of order) {
    const sum = weighSeats(dealing, card, room, expected, weights);
    if (sum === 0) return 0;
    const seat = drawByWeight(weights, random);
    weight *= (weightAt(dealing.shares, card * seats + seat) * sum) / weightAt(weights, seat);
    dealt[card] = seat;
    room[seat] = itemAt(room, seat) - 1;
  }
  return weight;
}

/** A card that can have been in no hand weighs the same in all worlds. */
const weightOfSet = ({ sums }: Dealing, set: number): number =>
  weightsOfSet(sums, set).reduce((product, sum) => product * (sum || 1), 1);

function expectedSizes({ odds, shares }: Dealing, cards: readonly CardNumber[]): Float64Array {
  const { seats } = odds.facts;
  const expected = new Float64Array(seats);
  for (const card of cards)
    for (let seat = 0; seat < seats; seat++)
      expected[seat] = weightAt(expected, seat) + weightAt(shares, card * seats + seat);
  return expected;
}

/** Weighs the seats for a card and takes the card out of what is expected to come. */
function weighSeats(
  { shares }: Dealing,
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

/** AL-2 */
function hasWholeSet(dealt: readonly Lies[], seats: number): boolean {
  for (let card = 0; card < dealt.length; card += 3) {
    const seat = itemAt(dealt, card);
    if (seat < seats && seat === dealt[card + 1] && seat === dealt[card + 2]) return true;
  }
  return false;
}
