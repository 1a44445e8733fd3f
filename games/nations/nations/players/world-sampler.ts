/**
 * Samples worlds by how well they explain the cards played (Metropolis). From a fair sample, cards are exchanged
 * between hidden hands: an exchange that explains the play better is kept, one that explains it worse only now and
 * then, so every world comes as often as it is likely. How closely each seat follows the book is sampled too.
 */
import type { Seat } from '@parlour/kernel/game';
import type { Situation } from '@parlour/players/player';
import { type CardIndex, indexOf, NATIONS, nationOf, rankOf } from '../../pack/pack.ts';
import { type NationsParts, TITLES } from '../rules/state.ts';
import type { NationsView } from '../rules/view.ts';
import { type Dice, newDice, randomBelow } from './fast-deal.ts';
import type { PlayedCard } from './known-deal.ts';
import { countSurprises, type Decision, decisionsOf, type Position } from './levels/position.ts';
import type { WorldDealer } from './levels/world.ts';
import { ALL_RANKS, nthCard, SIZE } from './masks.ts';

export type Sampler = {
  readonly hands: Int32Array;
  readonly hidden: readonly Seat[];
  /** Cards that may enter or leave a hand, at 4 * seat + nation. */
  readonly movable: Int32Array;
  readonly decisions: readonly (readonly Decision[])[];
  readonly surprises: Int32Array;
  /** How far each seat is trusted to play by the book. */
  readonly trust: Int32Array;
  readonly dice: Dice;
};

export function newSampler(view: NationsView, past: readonly PlayedCard[], dice: Dice): Sampler {
  return {
    hands: new Int32Array(16),
    hidden: view.others.map(({ seat }) => seat),
    movable: movableCards(view),
    decisions: decisionsOf(view, past),
    surprises: new Int32Array(4),
    trust: new Int32Array(4),
    dice,
  };
}

/** Returns the cards that may move: none of a void nation, not the Star card, and no titles revealed by a call. */
function movableCards(view: NationsView): Int32Array {
  const masks = new Int32Array(16).fill(ALL_RANKS);
  const star = indexOf(view.star!);
  const fixed = view.called.length > 0 ? TITLES : 0;
  for (let seat = 0; seat < 4; seat++) {
    view.voids[seat]!.forEach(nation => {
      masks[4 * seat + NATIONS.indexOf(nation)] = 0;
    });
    masks[4 * seat + nationOf(star)]! &= ~(fixed | (1 << rankOf(star)));
  }
  return masks;
}

export function startChain(sampler: Sampler, hands: ArrayLike<number>): void {
  sampler.hands.set(hands);
  for (const seat of sampler.hidden) {
    sampler.surprises[seat] = countSurprises(sampler.decisions[seat]!, sampler.hands, seat);
  }
}

export function mixWorld(sampler: Sampler, exchanges: number): void {
  for (let n = 0; n < exchanges; n++) {
    drawTrust(sampler, sampler.hidden[n % 3]!);
    tryExchange(sampler);
  }
}

/**
 * At 14 * decisions + surprises: the likelihood of a seat's plays if a surprise is 2^trust times less likely than the
 * card of the book (1, 4 or 16 times).
 */
const likelihoodTable = (trust: number): Float64Array =>
  Float64Array.from({ length: 14 * 14 }, (_, i) => {
    const odds = 1 / (1 << trust);
    return power(odds, i % 14) / power(1 + odds, Math.trunc(i / 14));
  });

/** Multiplies step by step, which gives the same bits on every machine. */
const power = (base: number, times: number): number => (times === 0 ? 1 : base * power(base, times - 1));

const [NO_TRUST, SOME_TRUST, MUCH_TRUST] = [0, 2, 4];
const LIKELIHOOD_NO_TRUST = likelihoodTable(NO_TRUST);
const LIKELIHOOD_SOME_TRUST = likelihoodTable(SOME_TRUST);
const LIKELIHOOD_MUCH_TRUST = likelihoodTable(MUCH_TRUST);

/** Draws a trust in proportion to how well it explains what the seat has played, if this is its hand. */
function drawTrust({ trust, decisions, surprises, dice }: Sampler, seat: Seat): void {
  const at = 14 * decisions[seat]!.length + surprises[seat]!;
  const none = LIKELIHOOD_NO_TRUST[at]!;
  const some = none + LIKELIHOOD_SOME_TRUST[at]!;
  const chance = (randomBelow(dice, 1 << 15) / (1 << 15)) * (some + LIKELIHOOD_MUCH_TRUST[at]!);
  trust[seat] = chance < none ? NO_TRUST : chance < some ? SOME_TRUST : MUCH_TRUST;
}

function tryExchange(sampler: Sampler): void {
  const { hands, hidden, movable, decisions, dice } = sampler;
  const i = randomBelow(dice, 3);
  const one = hidden[i]!;
  const two = hidden[(i + 1) % 3]!;
  const mine = randomCardOf(hands, one, dice);
  const theirs = randomCardOf(hands, two, dice);
  if (mine < 0 || theirs < 0 || !mayMove(movable, mine, one, two) || !mayMove(movable, theirs, two, one)) return;
  swap(hands, one, two, mine, theirs);
  const first = countSurprises(decisions[one]!, hands, one);
  const second = countSurprises(decisions[two]!, hands, two);
  const halvings =
    sampler.trust[one]! * (first - sampler.surprises[one]!) + sampler.trust[two]! * (second - sampler.surprises[two]!);
  if (halvings > 0 && randomBelow(dice, 1 << 15) >= (1 << 15) >> Math.min(halvings, 16)) {
    return swap(hands, one, two, theirs, mine);
  }
  sampler.surprises[one] = first;
  sampler.surprises[two] = second;
}

const mayMove = (movable: Int32Array, card: CardIndex, from: Seat, to: Seat): boolean =>
  (movable[4 * from + nationOf(card)]! & movable[4 * to + nationOf(card)]! & (1 << rankOf(card))) !== 0;

function swap(hands: Int32Array, one: Seat, two: Seat, mine: CardIndex, theirs: CardIndex): void {
  hands[4 * one + nationOf(mine)]! ^= 1 << rankOf(mine);
  hands[4 * two + nationOf(mine)]! ^= 1 << rankOf(mine);
  hands[4 * two + nationOf(theirs)]! ^= 1 << rankOf(theirs);
  hands[4 * one + nationOf(theirs)]! ^= 1 << rankOf(theirs);
}

/** Returns -1 if the hand is empty. */
function randomCardOf(hands: Int32Array, seat: Seat, dice: Dice): CardIndex {
  const at = 4 * seat;
  const size = SIZE[hands[at]!]! + SIZE[hands[at + 1]!]! + SIZE[hands[at + 2]!]! + SIZE[hands[at + 3]!]!;
  return size === 0 ? -1 : nthCard(hands, at, randomBelow(dice, size));
}

/** Before the first world of a chain, and between its worlds. */
const FIRST_EXCHANGES = 100;
const LATER_EXCHANGES = 20;

/** Deals chains of worlds, each from a fair sample. */
export const dealInChains =
  (worldsPerChain: number) =>
  ({ game, view, random }: Situation<NationsParts>, position: Position): WorldDealer => {
    const sampler = newSampler(position.view, position.past, newDice(random));
    let worlds = 0;
    return hands => {
      const begins = worlds++ % worldsPerChain === 0;
      if (begins) startChain(sampler, game.imagine(view, random).hands);
      mixWorld(sampler, begins ? FIRST_EXCHANGES : LATER_EXCHANGES);
      hands.set(sampler.hands);
    };
  };
