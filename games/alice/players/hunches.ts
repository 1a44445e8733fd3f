/** What a player believes in the course of a trial: his beliefs, kept up as quickly as the trial goes, without scaling. */
import type { Seat } from '@parlour/kernel/game';
import type { CardNumber } from '../rules/facts.ts';
import type { Beliefs } from './beliefs.ts';
import { type Ear, type FastGame, mayAsk } from './fast.ts';

export type Hunches = Ear & {
  readonly seat: Seat;
  readonly seats: number;
  /** The weight of each card with each seat: weights[card * seats + seat]. */
  readonly weights: Float64Array;
};

export function newHunches(seat: Seat, seats: number, cards: number): Hunches {
  const weights = new Float64Array(seats * cards);
  const comes = (card: CardNumber, to: Seat): void => {
    weights.fill(0, card * seats, card * seats + seats);
    weights[card * seats + to] = 1;
  };
  return {
    seat,
    seats,
    weights,
    comes,
    lacks: (card, other) => {
      weights[card * seats + other] = 0;
    },
    drawn: (card, from, to, left) => {
      if (from === seat || to === seat) comes(card, to);
      else shift(weights, seats, from, to, 1 / (left + 1));
    },
  };
}

/** Only the cards that can be asked for matter. */
function shift(weights: Float64Array, seats: number, from: Seat, to: Seat, part: number): void {
  for (let card = 1; card * seats < weights.length; card += card % 3 === 1 ? 1 : 2) {
    const at = card * seats;
    const moved = weights[at + from]! * part;
    weights[at + from]! -= moved;
    weights[at + to]! += moved;
  }
}

export const startHunches = ({ weights }: Hunches, { shares }: Beliefs): void => weights.set(shares);

/** Of those who may be asked for a card, the one most likely to have it, and his chance. */
export type Guess = { of: Seat; chance: number };

export function guessFor({ weights, seats }: Hunches, game: FastGame, card: CardNumber, guess: Guess): void {
  const at = card * seats;
  let sum = 0;
  let most = -1;
  for (let other = 0; other < seats; other++) {
    const weight = weights[at + other]!;
    sum += weight;
    if (weight <= most || !mayAsk(game, other, card)) continue;
    most = weight;
    guess.of = other;
  }
  guess.chance = sum > 0 ? most / sum : 0;
}
