/** Reasons and hints for plays, in facts the chair can see. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { HintSteps } from '@parlour/players/player';
import { BOOKS, bookOf, CARDS_PER_BOOK, type Card, cardOf, isOne, rankOf } from '../rules/cards.ts';
import type { Lay } from '../rules/judge.ts';
import { isVisibleMistake } from '../rules/shout.ts';
import { type Cards, nextRank } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { deedsInWindow, kindOfProof, type MistakeProof } from './mistake-evidence.ts';
import type { TurnPlay } from './turn-strategies.ts';

const rowOf = ({ rows }: KitView, card: Card): Cards => assertDefined(rows[itemAt(BOOKS, bookOf(card))]);

export const distanceToTurn = (view: KitView, card: Card): number => rankOf(card) - nextRank(rowOf(view, card));

export const nextCardOfBook = (view: KitView, card: Card): Card =>
  cardOf(itemAt(BOOKS, bookOf(card)), nextRank(rowOf(view, card)));

export function explainPlay(view: KitView, card: Card): string {
  if (isOne(card)) return `${card} is a 1, and 1s come before anything else.`;
  if (rankOf(card) === CARDS_PER_BOOK && rowOf(view, card).length === CARDS_PER_BOOK - 1)
    return `${card} goes, and takes its book.`;
  const before = `${itemAt(BOOKS, bookOf(card))}${rankOf(card) - 1}`;
  return `${card} goes, for ${before} lies in its row${sayGain(view, card)}.`;
}

function sayGain({ hand, kittens, seat, packetsLeft }: KitView, card: Card): string {
  if (assertDefined(hand).includes(card)) return packetsLeft > 0 ? ', and an empty hand takes another packet' : '';
  const pile = itemAt(kittens, assertDefined(seat)).find(cards => cards.at(-1) === card);
  const beneath = pile?.at(-2);
  return beneath === undefined ? ', and its place among the Kittens is free again' : `, and uncovers ${beneath}`;
}

export const explainLay = (view: KitView, lay: Lay): string =>
  `${explainWait(view, lay.card)}.${explainPlace(view, lay)}`;

export function explainWait(view: KitView, card: Card): string {
  const before = missingBefore(view, card);
  if (before === 0) return `${card} would go at once`;
  const next = nextCardOfBook(view, card);
  const many = before === 1 ? next : `${next} and ${before - 1} more`;
  return `${card} waits for ${many}, and ${next} ${whereIs(view, next)}`;
}

/** Not in the row; beyond a gap some may be. */
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

/** What gets covered; empty where the card starts a pile. */
export function explainPlace(view: KitView, lay: Lay): string {
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
  const [wait, over] = [distanceToTurn(view, beneath), distanceToTurn(view, above)];
  return wait >= over ? `${beneath} waits no less than ${above}` : `${beneath} would go sooner than ${above}`;
}

/** For a turn that is proven wrong. */
export const shoutHintSteps = (view: KitView): HintSteps => ({
  look: whereToLook(view),
  kind: 'Somebody was wrong, and it can be proven.',
});

export function hintSteps(play: TurnPlay, { last }: KitView): HintSteps {
  switch (play.do) {
    case 'play':
      return isOne(play.card)
        ? { look: 'Look for a card marked 1 among your own.', kind: 'There is a card to play before anything else.' }
        : { look: `Look at what the row of book ${play.card.charAt(0)} waits for.`, kind: 'A card of yours goes.' };
    case 'lay':
      return {
        look: 'Look how many of its book each card of your hand still waits for, and where those are.',
        kind: 'A Kitten is to be laid: a card that will not go for long, where it holds up little.',
      };
    case 'pass':
      return {
        look: `Look at your ${last ? 'cards' : 'top Kittens'} and at what the rows wait for.`,
        kind: 'Nothing of yours goes.',
      };
  }
}

function whereToLook(view: KitView): string {
  const plain = deedsInWindow(view).find(isVisibleMistake);
  if (plain === undefined) return HINT_BY_PROOF[kindOfProof(view)];
  if (plain.is === 'played' && plain.plain === 'order')
    return `Look at the row of book ${plain.card.charAt(0)}, and at what was just played there.`;
  if (plain.is === 'laid' && plain.plain === 'laid') return 'Look at the card that was just laid.';
  return view.last ? HINT_BY_PROOF['open hand'] : 'Look at the Kittens of the player who acted last.';
}

const HINT_BY_PROOF: Readonly<Record<MistakeProof, string>> = {
  'late 1': 'Look which 1s have come out, and what was done before them.',
  'open hand': 'Look at the open hand of the player who acted last.',
  count: 'Count the 1s that have not come out, and remember who can have them.',
};
