/** Why a card is played or laid, in facts that the chair can see: what lies in the rows, and where the next card is. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { BOOKS, bookOf, type Card, cardOf, isOne, RANKS, rankOf } from '../rules/cards.ts';
import type { Lay } from '../rules/judge.ts';
import { awaitedRank, type Cards } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';

const rowOf = ({ rows }: KitView, card: Card): Cards => assertDefined(rows[itemAt(BOOKS, bookOf(card))]);

/** How many cards of its book come before it. */
export const distanceOf = (view: KitView, card: Card): number => rankOf(card) - awaitedRank(rowOf(view, card));

/** The card its book waits for. */
export const awaitedFor = (view: KitView, card: Card): Card =>
  cardOf(itemAt(BOOKS, bookOf(card)), awaitedRank(rowOf(view, card)));

export function sayPlay(view: KitView, card: Card): string {
  if (isOne(card)) return `${card} is a 1, and 1s come before anything else.`;
  if (rankOf(card) === RANKS && rowOf(view, card).length === RANKS - 1) return `${card} goes, and takes its book.`;
  const before = `${itemAt(BOOKS, bookOf(card))}${rankOf(card) - 1}`;
  return `${card} goes, for ${before} lies in its row${sayGain(view, card)}.`;
}

/** What playing it is good for besides. */
function sayGain({ hand, kittens, seat, packetsLeft }: KitView, card: Card): string {
  if (assertDefined(hand).includes(card)) return packetsLeft > 0 ? ', and an empty hand takes another packet' : '';
  const pile = itemAt(kittens, assertDefined(seat)).find(cards => cards.at(-1) === card);
  const beneath = pile?.at(-2);
  return beneath === undefined ? ', and its place among the Kittens is free again' : `, and uncovers ${beneath}`;
}

export const sayLay = (view: KitView, lay: Lay): string => `${sayWait(view, lay.card)}.${sayPlace(view, lay)}`;

export function sayWait(view: KitView, card: Card): string {
  const before = missingBefore(view, card);
  if (before === 0) return `${card} would go at once`;
  const next = awaitedFor(view, card);
  const many = before === 1 ? next : `${next} and ${before - 1} more`;
  return `${card} waits for ${many}, and ${next} ${whereIs(view, next)}`;
}

/** Cards before it that do not lie in the row; beyond a gap some may. */
const missingBefore = (view: KitView, card: Card): number =>
  rankOf(card) - 1 - rowOf(view, card).filter(other => rankOf(other) < rankOf(card)).length;

function whereIs({ hand, kittens, seat, others, last }: KitView, card: Card): string {
  if (assertDefined(hand).includes(card)) return 'is in the same hand';
  if (last && others.some(({ open }) => open.includes(card))) return 'lies in an open hand';
  const pile = kittens.flat().find(cards => cards.includes(card));
  if (pile === undefined) return 'has not been seen';
  if (pile.at(-1) !== card) return `lies under ${pile[pile.indexOf(card) + 1]}`;
  return itemAt(kittens, assertDefined(seat)).includes(pile)
    ? 'lies on top of your Kittens'
    : 'lies on top of other Kittens';
}

/** What comes to lie beneath it, or where a pile is moved; nothing where the card starts a pile. */
export function sayPlace(view: KitView, lay: Lay): string {
  const piles = itemAt(view.kittens, assertDefined(view.seat));
  if ('move' in lay) {
    const [top, on] = lay.move.map(pile => assertDefined(itemAt(piles, pile).at(-1)));
    return ` The pile of ${top} goes on that of ${on}: ${sayBeneath(view, assertDefined(top), assertDefined(on))}.`;
  }
  return lay.on === null
    ? ''
    : ` On the pile of ${itemAt(piles, lay.on).at(-1)}: ${sayBeneath(view, lay.card, assertDefined(itemAt(piles, lay.on).at(-1)))}.`;
}

function sayBeneath(view: KitView, above: Card, beneath: Card): string {
  if (bookOf(above) === bookOf(beneath) && rankOf(beneath) < rankOf(above))
    return `${beneath} must come before it, and is buried there`;
  const [wait, over] = [distanceOf(view, beneath), distanceOf(view, above)];
  return wait >= over ? `${beneath} waits no less than ${above}` : `${beneath} would go sooner than ${above}`;
}
