/** What a chair at the table can know, and a fair guess at the rest. */
import type { Chair, Seat, View } from '@parlour/kernel/game';
import { type Random, shuffle } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Crossword } from '../../crossword/crossword.ts';
import { less, PACK } from '../../pack/pack.ts';
import type { TableOptions } from '../../rules/options.ts';
import { type Cards, isOpen, lettersOf, type RoundState, seatsAt } from './state.ts';

export type Other = { readonly seat: Seat; readonly cards: number; readonly hand?: readonly string[] };

export type RoundView<O extends TableOptions = TableOptions> = Omit<View, 'others' | 'table'> & {
  readonly others: readonly Other[];
  readonly table: { readonly pile: readonly string[]; readonly thrown: readonly string[] };
  readonly crossword: Crossword;
  readonly up: string | null;
  readonly blind: number;
} & Pick<RoundState<O>, 'options' | 'phase' | 'cutting' | 'dealer' | 'rounds'> &
  Pick<Cards, 'taken' | 'returned'>;

/** Without game and turn, which each game adds. */
export function viewOf<O extends TableOptions>(
  state: RoundState<O>,
  chair: Chair,
): Omit<RoundView<O>, 'game' | 'turn'> {
  const { options, phase, cutting, dealer, rounds, scores, cards } = state;
  const { crossword, hands, taken, pile, blind, returned, thrown } = cards;
  const other = (seat: Seat): Other => {
    const hand = itemAt(hands, seat);
    return isOpen(state) ? { seat, cards: hand.length, hand } : { seat, cards: hand.length };
  };
  return {
    seat: chair,
    ...(chair === null ? {} : { hand: itemAt(hands, chair) }),
    others: seatsAt(state)
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
 * Every unseen card may be in any other hand or in the blind pack, with equal chance. What somebody took from the pile
 * stays with them; after a shuffle the blind pack holds nothing but cards that were in the pile. That somebody exchanged
 * tells nothing: they need not have been unable to play [KG-32r], and under mustPlay we do not ask which hands had no word.
 */
export function imagineRounds<O extends TableOptions>(view: RoundView<O>, random: Random): RoundState<O> {
  const { options, phase, cutting, dealer, rounds, scores, crossword, taken, returned, table, blind } = view;
  const known = view.scores.map((_, seat) => knownOf(view, seat));
  const seen = [known.flat(), lettersOf(crossword), table.pile, table.thrown].flat();
  const unseen = shuffle(random, less(PACK, seen));
  const pack = (returned === null ? unseen : common(unseen, returned)).slice(0, blind);
  const rest = less(unseen, pack);
  const hands = known.map((cards, seat) => [...cards, ...rest.splice(0, hiddenOf(view, seat))]);
  const cards = { crossword, hands, taken, pile: table.pile, blind: pack, returned, thrown: table.thrown };
  return { options, phase, cutting, dealer, rounds, scores, cards };
}

const otherOf = (view: RoundView, seat: Seat): Other | undefined => view.others.find(other => other.seat === seat);

/** The cards of a hand that the chair knows. */
function knownOf(view: RoundView, seat: Seat): readonly string[] {
  return seat === view.seat
    ? assertDefined(view.hand)
    : (assertDefined(otherOf(view, seat)).hand ?? itemAt(view.taken, seat));
}

const hiddenOf = (view: RoundView, seat: Seat): number =>
  seat === view.seat ? 0 : assertDefined(otherOf(view, seat)).cards - knownOf(view, seat).length;

/** The cards that are among the others too, each as often as in both, in the order of the first. */
const common = (cards: readonly string[], others: readonly string[]): string[] => {
  const left = others.slice();
  return cards.filter(card => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};
