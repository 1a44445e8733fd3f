/** Worlds drawn by beliefs: where every card could lie, each card by its own chances, so that the hands have their sizes. */
import type { CardNumber, Lies } from '../rules/facts.ts';
import type { Beliefs } from './beliefs.ts';
import { type Dice, roll, rollFraction } from './dice.ts';

/** The surest card is placed first; of cards nearly as sure as each other any. */
const NEARLY = 0.15;

export type Guesser = {
  readonly beliefs: Beliefs;
  readonly lies: Uint8Array;
  readonly room: Float64Array;
  readonly expected: Float64Array;
  readonly weights: Float64Array;
  /** By card: how soon it is placed; nothing for a card that is certain. */
  readonly urgency: Float64Array;
  readonly open: readonly CardNumber[];
};

export function newGuesser(beliefs: Beliefs): Guesser {
  const { seats, cards, shares, seen } = beliefs;
  const lies = new Uint8Array(cards).fill(seats);
  const room = Float64Array.from(beliefs.sizes);
  const open: CardNumber[] = [];
  for (let card = 0; card < cards; card++) {
    const places = shares.subarray(card * seats, card * seats + seats);
    const sure = places.indexOf(1);
    if (sure >= 0 && seen[(card / 3) | 0] === 1) {
      lies[card] = sure;
      room[sure]! -= 1;
    } else if (places.some(share => share > 0)) open.push(card);
  }
  const weights = new Float64Array(seats);
  return { beliefs, lies, room, expected: new Float64Array(seats), weights, urgency: new Float64Array(cards), open };
}

const TRIES = 20;

/** Where the cards lie in one more world; undefined if none was found. */
export function guessWorld(guesser: Guesser, dice: Dice): ArrayLike<Lies> | undefined {
  const lies = guesser.lies.slice();
  for (let tries = 0; tries < TRIES; tries++) if (place(guesser, orderOf(guesser, dice), lies, dice)) return lies;
  return undefined;
}

function orderOf(guesser: Guesser, dice: Dice): CardNumber[] {
  const { shares, seats } = guesser.beliefs;
  const { urgency } = guesser;
  for (const card of guesser.open) {
    let most = 0;
    for (let at = card * seats; at < card * seats + seats; at++) most = Math.max(most, shares[at]!);
    urgency[card] = most + NEARLY * rollFraction(dice);
  }
  const laid = laidSets(guesser.beliefs, dice);
  const cards = laid.length === 0 ? guesser.open : guesser.open.filter(card => !laid.includes((card / 3) | 0));
  return cards.toSorted((one, other) => urgency[other]! - urgency[one]!);
}

/** Any sets nobody has seen, as many as lie face down. */
function laidSets({ seen, hidden }: Beliefs, dice: Dice): number[] {
  if (hidden === 0) return [];
  const unseen = [...seen.keys()].filter(set => seen[set] === 0);
  return Array.from({ length: hidden }, () => unseen.splice(roll(dice, unseen.length), 1)[0]!);
}

/** Places card by card by their chances, leaning to hands with more room than is still expected to be taken. */
function place(guesser: Guesser, order: readonly CardNumber[], lies: Uint8Array, dice: Dice): boolean {
  const { beliefs, expected, weights } = guesser;
  const { shares, seats } = beliefs;
  const room = guesser.room.slice();
  expected.fill(0);
  for (const card of order) for (let seat = 0; seat < seats; seat++) expected[seat]! += shares[card * seats + seat]!;
  for (const card of order) {
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const share = shares[card * seats + seat]!;
      weights[seat] = share === 0 ? 0 : (Math.max(0, room[seat]!) * share) / Math.max(share, expected[seat]!);
      expected[seat]! -= share;
      sum += weights[seat]!;
    }
    if (sum === 0) return false;
    const seat = pickByWeight(weights, sum * rollFraction(dice));
    lies[card] = seat;
    room[seat]! -= 1;
  }
  return room.every(left => left === 0);
}

function pickByWeight(weights: Float64Array, mark: number): number {
  let left = mark;
  let picked = 0;
  for (let seat = 0; seat < weights.length && left >= 0; seat++) {
    if (weights[seat] === 0) continue;
    picked = seat;
    left -= weights[seat]!;
  }
  return picked;
}
