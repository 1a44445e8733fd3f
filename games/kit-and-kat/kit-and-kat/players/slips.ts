/** Mistakes as people make them: a 1 forgotten over something else, a card that seemed to be next and was not. */

import { pick, type Random } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Situation } from '@parlour/players/player';
import { BOOKS, bookOf, type Card, isOne, rankOf } from '../rules/cards.ts';
import type { KitPlay } from '../rules/judge.ts';
import type { KitParts } from '../rules/parts.ts';
import { topsOf } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { deedsIn } from './deeds.ts';
import { distanceOf } from './reasons.ts';

/**
 * In how many moments of a thousand somebody slips, how many of a hundred slips are a 1 forgotten if there is one, and how
 * many cards of a book they overlook at most.
 */
export type Slips = { readonly inThousand: number; readonly forgets: number; readonly overlooks: number };

export const NO_SLIPS: Slips = { inThousand: 0, forgets: 0, overlooks: 0 };

/** A mistake, if this is the moment for one, and a wrong play is not refused. */
export function slipIn(situation: Situation<KitParts>, slips: Slips): KitPlay | undefined {
  const { view, random } = situation;
  if (view.mistakes === 'refused' || !isTempting(situation) || random.below(1000) >= slips.inThousand) return undefined;
  const forgot = random.below(100) < slips.forgets ? forgetOne(view, random) : undefined;
  return forgot ?? overlook(view, slips.overlooks);
}

/** A turn begins, or it has gone well so far and only a Kitten is left to be laid. */
const isTempting = (situation: Situation<KitParts>): boolean =>
  !situation.view.acted || !deedsIn(situation).some(({ do: what }) => what === 'play');

const cardsAt = ({ hand, kittens, seat }: KitView): Card[] => [
  ...assertDefined(hand),
  ...topsOf(itemAt(kittens, assertDefined(seat))),
];

/** Plays on with something else, or lays it, while there is a 1 in the hand. */
function forgetOne(view: KitView, random: Random): KitPlay | undefined {
  const others = assertDefined(view.hand).filter(card => !isOne(card));
  if (others.length === assertDefined(view.hand).length || others.length === 0) return undefined;
  const goes = cardsAt(view).find(card => !isOne(card) && distanceOf(view, card) === 0);
  if (goes !== undefined) return { do: 'play', card: goes };
  if (view.last) return undefined;
  const piles = itemAt(view.kittens, assertDefined(view.seat)).length;
  return { do: 'lay', card: pick(random, others), on: piles < 4 ? null : random.below(4) };
}

/** Takes a card for the next of its book: where the one before it lies in the row beyond a gap, or few are missing. */
function overlook(view: KitView, most: number): KitPlay | undefined {
  const seeming = cardsAt(view)
    .map(card => ({ card, missing: isAfterGap(view, card) ? 0.5 : distanceOf(view, card) }))
    .filter(({ missing }) => missing > 0 && missing <= most)
    .sort((a, b) => a.missing - b.missing)[0];
  return seeming && { do: 'play', card: seeming.card };
}

function isAfterGap(view: KitView, card: Card): boolean {
  const book = itemAt(BOOKS, bookOf(card));
  return distanceOf(view, card) > 0 && assertDefined(view.rows[book]).includes(`${book}${rankOf(card) - 1}`);
}
