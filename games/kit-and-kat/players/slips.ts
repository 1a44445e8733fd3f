/** Mistakes a person makes: a 1 forgotten, a card played before its turn. */
import { must, nth } from '@parlour/kernel/must';
import { pick } from '@parlour/kernel/random';
import type { Situation } from '@parlour/players/player';
import { type Card, isOne } from '../rules/cards.ts';
import type { KitPlay } from '../rules/judge.ts';
import type { KitParts } from '../rules/parts.ts';
import { topsOf } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { distanceOf } from './deeds.ts';

/** In how many turns of a thousand somebody slips. */
export type Slips = { readonly inThousand: number };

/** A mistake, if this is the moment for one: the beginning of a turn, where a wrong play is not refused. */
export function slipIn(situation: Situation<KitParts>, { inThousand }: Slips): KitPlay | undefined {
  const { view } = situation;
  if (view.acted || view.mistakes === 'refused' || situation.random.below(1000) >= inThousand) return undefined;
  return forgetOne(situation, view) ?? tooSoon(view);
}

const cardsAt = ({ hand, kittens, seat }: KitView): Card[] => [...must(hand), ...topsOf(nth(kittens, must(seat)))];

/** Plays on with something else, or lays it, while there is a 1 in the hand. */
function forgetOne({ random }: Situation<KitParts>, view: KitView): KitPlay | undefined {
  const others = must(view.hand).filter(card => !isOne(card));
  if (others.length === must(view.hand).length || others.length === 0) return undefined;
  const goes = cardsAt(view).find(card => !isOne(card) && distanceOf(view, card) === 0);
  if (goes !== undefined) return { do: 'play', card: goes };
  if (view.last) return undefined;
  const piles = nth(view.kittens, must(view.seat)).length;
  return { do: 'lay', card: pick(random, others), on: piles < 4 ? null : random.below(4) };
}

/** The card that comes nearest to being right. */
function tooSoon(view: KitView): KitPlay | undefined {
  const wrong = cardsAt(view).filter(card => distanceOf(view, card) > 0);
  if (wrong.length === 0) return undefined;
  const card = wrong.reduce((best, other) => (distanceOf(view, other) < distanceOf(view, best) ? other : best));
  return { do: 'play', card };
}
