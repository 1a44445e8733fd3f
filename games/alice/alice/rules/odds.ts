/**
 * Odds of which way each card went, fitted so that on average every hand was dealt its number of cards and every hop
 * moved one card. They are only near the truth, because cards constrain one another; but how much too often a world
 * drawn by them comes can be computed exactly.
 */

import type { Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { type CardNumber, type Facts, type Hop, setOfNumber } from './facts.ts';

const FIT_ROUNDS = 5;
const SOLVING_STEPS = 6;
const MAX_ODDS = 1e6;

export type Odds = {
  readonly facts: Facts;
  readonly epochs: number;
  /** The seats and the table. */
  readonly places: number;
  /** Where a card can have lain: bit l of open[epoch * cards + card] for place l. */
  readonly open: Uint16Array;
  /** The weight of all ways on from a place: ways[(epoch * cards + card) * places + place]. */
  readonly ways: Float64Array;
  /** Odds that a card was dealt to a seat, or went with a hop, apart from what came later. */
  readonly deal: Float64Array;
  readonly hop: Float64Array;
  /** Cards that can have made each hop. */
  readonly movers: CardNumber[][];
  /** Sets of which no card has been seen: some may lie face down. */
  readonly unseen: readonly number[];
  /** The chance that a card was not laid face down. */
  readonly inPlay: Float64Array;
};

export function fitOdds(facts: Facts): Odds {
  const { cards, seats, hops } = facts;
  const epochs = hops.length + 1;
  const places = seats + 1;
  const odds: Odds = {
    facts,
    epochs,
    places,
    open: openPlaces(facts, epochs),
    ways: new Float64Array(cards * epochs * places),
    deal: new Float64Array(seats).fill(1),
    hop: new Float64Array(hops.length).fill(1 / 4),
    movers: [],
    ...unseenSets(facts),
  };
  countWays(odds);
  for (let round = 0; round < FIT_ROUNDS; round++) {
    fitDeal(odds);
    fitHops(odds);
    countWays(odds);
  }
  odds.movers.push(...hops.map((_, epoch) => possibleMovers(odds, epoch)));
  return odds;
}

function possibleMovers(odds: Odds, epoch: number): CardNumber[] {
  const { from, to } = itemAt(odds.facts.hops, epoch);
  const cards = Array.from({ length: odds.facts.cards }, (_, card) => card);
  return cards.filter(
    card =>
      weightAt(odds.ways, waysAt(odds, epoch, card) + from) > 0 &&
      weightAt(odds.ways, waysAt(odds, epoch + 1, card) + to) > 0,
  );
}

function openPlaces({ cards, seats, there, notThere }: Facts, epochs: number): Uint16Array {
  const open = new Uint16Array(cards * epochs).fill(2 ** (seats + 1) - 1);
  for (const { card, epoch, lies } of there)
    open[epoch * cards + card] = itemAt(open, epoch * cards + card) & (1 << lies);
  for (const { card, epoch, lies } of notThere)
    open[epoch * cards + card] = itemAt(open, epoch * cards + card) & ~(1 << lies);
  return open;
}

function unseenSets({ cards, there, hidden }: Facts): Pick<Odds, 'unseen' | 'inPlay'> {
  const seen = new Set(there.map(({ card }) => setOfNumber(card)));
  const unseen = Array.from({ length: cards / 3 }, (_, i) => i + 1).filter(set => !seen.has(set));
  const laid = hidden.reduce((sum, sets) => sum + sets, 0) / unseen.length;
  const inPlay = Float64Array.from({ length: cards }, (_, card) => (seen.has(setOfNumber(card)) ? 1 : 1 - laid));
  return { unseen, inPlay };
}

export const waysAt = ({ facts, places }: Odds, epoch: number, card: CardNumber): number =>
  (epoch * facts.cards + card) * places;

/** Counts from the last epoch back to the deal. */
function countWays(odds: Odds): void {
  odds.ways.fill(1, waysAt(odds, odds.epochs - 1, 0));
  for (let epoch = odds.epochs - 1; epoch >= 0; epoch--) {
    for (let card = 0; card < odds.facts.cards; card++) {
      if (epoch < odds.epochs - 1) countWaysFrom(odds, epoch, card);
      closePlaces(odds, odds.ways, waysAt(odds, epoch, card), epoch, card);
    }
  }
}

/** A card stays, or goes with the hop that ends the epoch. */
function countWaysFrom(odds: Odds, epoch: number, card: CardNumber): void {
  const { facts, places, ways, hop } = odds;
  const { from, to, card: seen } = itemAt(facts.hops, epoch);
  const here = waysAt(odds, epoch, card);
  const next = waysAt(odds, epoch + 1, card);
  for (let l = 0; l < places; l++) ways[here + l] = weightAt(ways, next + l);
  if (seen === null) ways[here + from] = weightAt(ways, here + from) + weightAt(hop, epoch) * weightAt(ways, next + to);
  if (seen === card) ways[here + from] = weightAt(ways, next + to);
}

/** Clears the weight of places where a card did not lie. */
function closePlaces(
  { facts, open, places }: Odds,
  weights: Float64Array,
  at: number,
  epoch: number,
  card: CardNumber,
): void {
  let closed = ~placesIn(open, epoch * facts.cards + card) & ((1 << places) - 1);
  for (let l = 0; closed !== 0; l++) {
    if ((closed & 1) !== 0) weights[at + l] = 0;
    closed >>= 1;
  }
}

/** Separate for the same reason as `weightAt`. */
function placesIn(open: Uint16Array, at: number): number {
  const places = open[at];
  if (places === undefined) throw new Error(`internal error: no places at ${at} of ${open.length}`);
  return places;
}

/** Scales the expected sizes of hands to those that were dealt. */
function fitDeal({ facts, places, ways, deal, inPlay }: Odds): void {
  const expected = new Float64Array(facts.seats);
  for (let card = 0; card < facts.cards; card++) {
    const weights = deal.map((odds, seat) => odds * weightAt(ways, card * places + seat));
    const sum = weights.reduce((so, weight) => so + weight, 0);
    for (let seat = 0; seat < facts.seats; seat++)
      expected[seat] = weightAt(expected, seat) + (weightAt(inPlay, card) * weightAt(weights, seat)) / (sum || 1);
  }
  for (let seat = 0; seat < facts.seats; seat++)
    deal[seat] = weightAt(deal, seat) * (itemAt(facts.sizes, seat) / (weightAt(expected, seat) || 1));
}

/** Scales each hop until one card is expected to go, from first to last. */
function fitHops(odds: Odds): void {
  const { facts, places, deal, hop, inPlay } = odds;
  const past = new Float64Array(facts.cards * places);
  for (let card = 0; card < facts.cards; card++) past.set(deal, card * places);
  const ratios = new Float64Array(facts.cards);
  facts.hops.forEach((next, epoch) => {
    for (let card = 0; card < facts.cards; card++) {
      closePlaces(odds, past, card * places, epoch, card);
      if (next.card === null) ratios[card] = ratioOf(odds, past, epoch, card);
    }
    if (next.card === null) hop[epoch] = solveHopOdds(ratios, inPlay, weightAt(hop, epoch));
    for (let card = 0; card < facts.cards; card++) advanceCard(past, card * places, next, card, weightAt(hop, epoch));
  });
}

/** Returns the weight of the ways in which a card goes with the hop, against all others it has. */
function ratioOf(odds: Odds, past: Float64Array, epoch: number, card: CardNumber): number {
  const { facts, places, ways } = odds;
  const { from, to } = itemAt(facts.hops, epoch);
  const here = card * places;
  const next = waysAt(odds, epoch + 1, card);
  const goes = weightAt(past, here + from) * weightAt(ways, next + to);
  if (goes === 0) return 0;
  let others = 0;
  for (let l = 0; l < places; l++) others += weightAt(past, here + l) * weightAt(ways, next + l);
  return others > 0 ? goes / others : MAX_ODDS ** 2;
}

/** Returns the odds under which one card is expected to go. */
function solveHopOdds(ratios: Float64Array, inPlay: Float64Array, guess: number): number {
  let odds = guess;
  for (let i = 0; i < SOLVING_STEPS; i++) {
    let expected = 0;
    for (let card = 0; card < ratios.length; card++) {
      const ratio = odds * weightAt(ratios, card);
      expected += (weightAt(inPlay, card) * ratio) / (1 + ratio);
    }
    odds = Math.min(MAX_ODDS, Math.max(1 / MAX_ODDS, odds / expected));
  }
  return odds;
}

function advanceCard(
  past: Float64Array,
  at: number,
  { from, to, card: seen }: Hop,
  card: CardNumber,
  odds: number,
): void {
  if (seen === null) past[at + to] = weightAt(past, at + to) + odds * weightAt(past, at + from);
  if (seen !== card) return;
  past[at + to] = weightAt(past, at + from);
  past[at + from] = 0;
}

/** For one kind of list only: a reader of lists of every kind is slow at all of them. */
export function weightAt(weights: Float64Array, place: number): number {
  const weight = weights[place];
  if (weight === undefined) throw new Error(`internal error: no weight at place ${place} of ${weights.length}`);
  return weight;
}

const FRACTION_STEPS = 2 ** 20;

/** Returns a number between 0 and 1, fine enough to fall on the smallest weight some time. */
export const randomFraction = (random: Random): number =>
  (random.below(FRACTION_STEPS) + (random.below(FRACTION_STEPS) + 0.5) / FRACTION_STEPS) / FRACTION_STEPS;

/** Never draws a place without weight. */
export function drawByWeight(weights: ArrayLike<number>, random: Random): number {
  let left = 0;
  for (let i = 0; i < weights.length; i++) left += itemAt(weights, i);
  left *= randomFraction(random);
  let drawn = -1;
  for (let i = 0; i < weights.length && left >= 0; i++) {
    if (weights[i] === 0) continue;
    drawn = i;
    left -= itemAt(weights, i);
  }
  return drawn;
}
