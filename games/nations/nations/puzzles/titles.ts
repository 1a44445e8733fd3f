/** Every way in which the titles that a chair has not seen can lie: the rules of the call alone decide, and nothing is guessed. */
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { indexOf, NATIONS, nationOf, RANKS, rankOf } from '../../pack/pack.ts';
import { partnerOf, TITLES } from '../rules/state.ts';
import type { NationsView } from '../rules/view.ts';

/** By seat, how many titles it was dealt. */
type Dealt = readonly number[];

const isTitle = (view: NationsView, card: string): boolean =>
  nationOf(indexOf(card)) === nationOf(indexOf(assertDefined(view.star))) &&
  ((TITLES >> rankOf(indexOf(card))) & 1) === 1;

/** Titles everybody can say the seat was dealt: played, lying before the dealer, or in the own hand. */
function seenOf(view: NationsView, seat: Seat): number {
  const cards = new Set<string>(itemAt(view.played, seat));
  if (seat === view.seat) for (const card of assertDefined(view.hand)) cards.add(card);
  if (seat === view.dealer) cards.add(assertDefined(view.star));
  return [...cards].filter(card => isTitle(view, card)).length;
}

/** All that can be, given what was seen, who is out of Stars, and what calls in vain have told. */
export function waysOfTitles(view: NationsView): Dealt[] {
  const seen = [0, 1, 2, 3].map(seat => seenOf(view, seat));
  const unseen = 4 - seen.reduce((sum, count) => sum + count, 0);
  return placed(view, seen, unseen).filter(dealt => fitsCalls(view, dealt));
}

function placed(view: NationsView, dealt: Dealt, left: number): Dealt[] {
  if (left === 0) return [dealt];
  return view.others
    .filter(({ seat, cards }) => cards > 0 && mayHave(view, seat))
    .flatMap(({ seat }) => placed(view, dealt.with(seat, itemAt(dealt, seat) + 1), left - 1));
}

const mayHave = (view: NationsView, seat: Seat): boolean =>
  !itemAt(view.voids, seat).includes(itemAt(NATIONS, nationOf(indexOf(assertDefined(view.star)))));

/** Who has called in vain holds two titles, and their partner none [NA-20r]. */
const fitsCalls = ({ called }: NationsView, dealt: Dealt): boolean =>
  called.every(seat => itemAt(dealt, seat) === 2 && itemAt(dealt, partnerOf(seat)) === 0);

/** Whether a call would be answered in all ways, in none, or in some. */
export function callCertainly(view: NationsView): 'wins' | 'fails' | undefined {
  const seat = assertDefined(view.seat);
  const wins = waysOfTitles(view).map(dealt => itemAt(dealt, seat) > 2 || itemAt(dealt, partnerOf(seat)) > 0);
  if (wins.every(Boolean)) return 'wins';
  return wins.some(Boolean) ? undefined : 'fails';
}

/** The titles among some cards by their names in the rule book, the highest first. */
export const titleNames = (view: NationsView, cards: readonly string[]): string[] =>
  cards
    .filter(card => isTitle(view, card))
    .map(card => RANKS[rankOf(indexOf(card))] ?? '')
    .map(rank => rank.charAt(0).toUpperCase() + rank.slice(1));
