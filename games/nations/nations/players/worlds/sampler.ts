/**
 * Worlds as likely as they explain what was played. It begins with fair samples of what the chair cannot see, and then
 * lets hidden hands exchange cards: an exchange that explains the play better is kept, one that explains it worse only
 * now and then (Metropolis), so that in the long run every world comes as often as it is likely. How far somebody keeps
 * to the book is guessed along with their cards.
 */
import type { Seat } from '@parlour/kernel/game';
import { type CardIndex, indexOf, NATIONS, nationOf, rankOf } from '../../../pack/pack.ts';
import { TITLES } from '../../rules/state.ts';
import type { NationsView } from '../../rules/view.ts';
import { type Dice, roll } from '../fast.ts';
import { ALL, nthCard, SIZE } from '../masks.ts';
import { type Decision, decisionsOf, surprises } from './decisions.ts';
import type { PlayedCard } from './past.ts';

export type Sampler = {
  readonly hands: Int32Array;
  readonly hidden: readonly Seat[];
  /** Cards a seat may hold, at 4 * seat + nation, and cards that stay where they are. */
  readonly permitted: Int32Array;
  readonly decisions: readonly (readonly Decision[])[];
  readonly surprises: Int32Array;
  /** By seat, how far it is trusted to play by the book. */
  readonly trust: Int32Array;
  readonly dice: Dice;
};

export function newSampler(view: NationsView, past: readonly PlayedCard[], dice: Dice): Sampler {
  return {
    hands: new Int32Array(16),
    hidden: view.others.map(({ seat }) => seat),
    permitted: movable(view),
    decisions: decisionsOf(view, past),
    surprises: new Int32Array(4),
    trust: new Int32Array(4),
    dice,
  };
}

/** What may go to a seat or leave it: nothing it is out of, not the Star card, and no titles that a call has told of. */
function movable(view: NationsView): Int32Array {
  const masks = new Int32Array(16).fill(ALL);
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

/** Begins anew from the hands of a fair sample. */
export function startFrom(sampler: Sampler, hands: ArrayLike<number>): void {
  sampler.hands.set(hands);
  for (const seat of sampler.hidden) {
    sampler.surprises[seat] = surprises(sampler.decisions[seat]!, sampler.hands, seat);
  }
}

/** So many exchanges are tried. */
export function stir(sampler: Sampler, exchanges: number): void {
  for (let n = 0; n < exchanges; n++) {
    trustAnew(sampler, sampler.hidden[n % 3]!);
    exchange(sampler);
  }
}

/**
 * How often a surprise is half as likely as what the book plays: it may be as likely, four times or sixteen times less.
 * For each such trust, at 14 * decisions + surprises, how well it explains them.
 */
const explaining = (trust: number): Float64Array =>
  Float64Array.from({ length: 14 * 14 }, (_, i) => {
    const odds = 1 / (1 << trust);
    return power(odds, i % 14) / power(1 + odds, Math.trunc(i / 14));
  });

/** Multiplied out, which is the same to the last bit on every machine. */
const power = (base: number, times: number): number => (times === 0 ? 1 : base * power(base, times - 1));

const [NONE, SOME, MUCH] = [0, 2, 4];
const BY_NONE = explaining(NONE);
const BY_SOME = explaining(SOME);
const BY_MUCH = explaining(MUCH);

/** Trust as likely as it explains what the seat has played, if this is its hand. */
function trustAnew({ trust, decisions, surprises, dice }: Sampler, seat: Seat): void {
  const at = 14 * decisions[seat]!.length + surprises[seat]!;
  const none = BY_NONE[at]!;
  const some = none + BY_SOME[at]!;
  const chance = (roll(dice, 1 << 15) / (1 << 15)) * (some + BY_MUCH[at]!);
  trust[seat] = chance < none ? NONE : chance < some ? SOME : MUCH;
}

function exchange(sampler: Sampler): void {
  const { hands, hidden, permitted, decisions, dice } = sampler;
  const i = roll(dice, 3);
  const one = hidden[i]!;
  const two = hidden[(i + 1) % 3]!;
  const mine = cardAt(hands, one, dice);
  const his = cardAt(hands, two, dice);
  if (mine < 0 || his < 0 || !mayMove(permitted, mine, one, two) || !mayMove(permitted, his, two, one)) return;
  swap(hands, one, two, mine, his);
  const first = surprises(decisions[one]!, hands, one);
  const second = surprises(decisions[two]!, hands, two);
  const halvings =
    sampler.trust[one]! * (first - sampler.surprises[one]!) + sampler.trust[two]! * (second - sampler.surprises[two]!);
  if (halvings > 0 && roll(dice, 1 << 15) >= (1 << 15) >> Math.min(halvings, 16)) {
    return swap(hands, one, two, his, mine);
  }
  sampler.surprises[one] = first;
  sampler.surprises[two] = second;
}

const mayMove = (permitted: Int32Array, card: CardIndex, from: Seat, to: Seat): boolean =>
  (permitted[4 * from + nationOf(card)]! & permitted[4 * to + nationOf(card)]! & (1 << rankOf(card))) !== 0;

function swap(hands: Int32Array, one: Seat, two: Seat, mine: CardIndex, his: CardIndex): void {
  hands[4 * one + nationOf(mine)]! ^= 1 << rankOf(mine);
  hands[4 * two + nationOf(mine)]! ^= 1 << rankOf(mine);
  hands[4 * two + nationOf(his)]! ^= 1 << rankOf(his);
  hands[4 * one + nationOf(his)]! ^= 1 << rankOf(his);
}

/** Some card of a hand, each with equal chance; -1 if the hand is empty. */
function cardAt(hands: Int32Array, seat: Seat, dice: Dice): CardIndex {
  const at = 4 * seat;
  const size = SIZE[hands[at]!]! + SIZE[hands[at + 1]!]! + SIZE[hands[at + 2]!]! + SIZE[hands[at + 3]!]!;
  return size === 0 ? -1 : nthCard(hands, at, roll(dice, size));
}
