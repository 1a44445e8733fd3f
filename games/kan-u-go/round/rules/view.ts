/** A chair's view of a round, and fair samples of the rest. */
import type { Chair, Seat, View } from '@parlour/kernel/game';
import { type Random, shuffle } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Crossword } from '../../crossword/crossword.ts';
import { PACK, withoutCards } from '../../pack/pack.ts';
import type { TableOptions } from '../../rules/options.ts';
import { areHandsOpen, type Cards, lettersOf, type RoundState, seatsIn } from './state.ts';

export type OtherHand = { readonly seat: Seat; readonly cards: number; readonly hand?: readonly string[] };

export type RoundView<O extends TableOptions = TableOptions> = Omit<View, 'others' | 'table'> & {
  readonly others: readonly OtherHand[];
  readonly table: { readonly pile: readonly string[]; readonly thrown: readonly string[] };
  readonly crossword: Crossword;
  readonly up: string | null;
  readonly blind: number;
} & Pick<RoundState<O>, 'options' | 'phase' | 'cutting' | 'dealer' | 'rounds'> &
  Pick<Cards, 'taken' | 'returned'>;

export function roundView<O extends TableOptions>(
  state: RoundState<O>,
  chair: Chair,
): Omit<RoundView<O>, 'game' | 'turn'> {
  const { options, phase, cutting, dealer, rounds, scores, cards } = state;
  const { crossword, hands, taken, pile, blind, returned, thrown } = cards;
  const other = (seat: Seat): OtherHand => {
    const hand = itemAt(hands, seat);
    return areHandsOpen(state) ? { seat, cards: hand.length, hand } : { seat, cards: hand.length };
  };
  return {
    seat: chair,
    ...(chair === null ? {} : { hand: itemAt(hands, chair) }),
    others: seatsIn(state)
      .filter(seat => seat !== chair)
      .map(other),
    table: { pile, thrown },
    scores,
    crossword,
    up: pile.at(-1) ?? null,
    blind: blind.length,
    options,
    phase,
    cutting,
    dealer,
    rounds,
    taken,
    returned,
  };
}

/**
 * Deals the unseen cards with equal chance. Openly taken cards stay; after a shuffle the blind pack holds pile cards
 * only. An exchange reveals nothing: the seat may have been able to play [KG-32r], and under mustPlay hands without
 * words are not filtered.
 */
export function imagineRound<O extends TableOptions>(view: RoundView<O>, random: Random): RoundState<O> {
  const { options, phase, cutting, dealer, rounds, scores, crossword, taken, returned, table, blind } = view;
  const known = view.scores.map((_, seat) => knownCards(view, seat));
  const seen = [known.flat(), lettersOf(crossword), table.pile, table.thrown].flat();
  const unseen = shuffle(random, withoutCards(PACK, seen));
  const pack = (returned === null ? unseen : intersection(unseen, returned)).slice(0, blind);
  const rest = withoutCards(unseen, pack);
  const hands = known.map((cards, seat) => [...cards, ...rest.splice(0, hiddenCount(view, seat))]);
  const cards = { crossword, hands, taken, pile: table.pile, blind: pack, returned, thrown: table.thrown };
  return { options, phase, cutting, dealer, rounds, scores, cards };
}

const findOther = (view: RoundView, seat: Seat): OtherHand | undefined =>
  view.others.find(other => other.seat === seat);

function knownCards(view: RoundView, seat: Seat): readonly string[] {
  return seat === view.seat
    ? assertDefined(view.hand)
    : (assertDefined(findOther(view, seat)).hand ?? itemAt(view.taken, seat));
}

const hiddenCount = (view: RoundView, seat: Seat): number =>
  seat === view.seat ? 0 : assertDefined(findOther(view, seat)).cards - knownCards(view, seat).length;

/** Multiset intersection, in the order of `cards`. */
const intersection = (cards: readonly string[], others: readonly string[]): string[] => {
  const left = others.slice();
  return cards.filter(card => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};
