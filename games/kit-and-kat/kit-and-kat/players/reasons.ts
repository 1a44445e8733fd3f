/** Reasons and hints for plays, in facts the chair can see. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { HintSteps } from '@parlour/players/player';
import { BOOKS, bookOf, CARDS_PER_BOOK, type Card, cardOf, isOne, rankOf } from '../rules/cards.ts';
import type { Lay } from '../rules/judge.ts';
import { isVisibleMistake } from '../rules/shout.ts';
import { type Cards, nextRank } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { deedsInWindow, kindOfProof, type MistakeProof } from './mistake-evidence.ts';
import { kitPlayersText } from './players-text.ts';
import type { TurnPlay } from './turn-strategies.ts';

const rowOf = ({ rows }: KitView, card: Card): Cards => assertDefined(rows[itemAt(BOOKS, bookOf(card))]);

export const distanceToTurn = (view: KitView, card: Card): number => rankOf(card) - nextRank(rowOf(view, card));

export const nextCardOfBook = (view: KitView, card: Card): Card =>
  cardOf(itemAt(BOOKS, bookOf(card)), nextRank(rowOf(view, card)));

export function explainPlay(view: KitView, card: Card): string {
  if (isOne(card)) return kitPlayersText('oneFirst', { card });
  if (rankOf(card) === CARDS_PER_BOOK && rowOf(view, card).length === CARDS_PER_BOOK - 1)
    return kitPlayersText('takesBook', { card });
  return explainFit(view, card);
}

function explainFit({ hand, kittens, seat, packetsLeft }: KitView, card: Card): string {
  const fit = { card, before: `${itemAt(BOOKS, bookOf(card))}${rankOf(card) - 1}` };
  if (assertDefined(hand).includes(card)) return kitPlayersText(packetsLeft > 0 ? 'fitsTowardsPacket' : 'fits', fit);
  const pile = itemAt(kittens, assertDefined(seat)).find(cards => cards.at(-1) === card);
  const beneath = pile?.at(-2);
  return beneath === undefined
    ? kitPlayersText('fitsFreesPlace', fit)
    : kitPlayersText('fitsUncovers', { ...fit, beneath });
}

/** What the card waits for, and that it covers nothing that is needed sooner. */
export const explainLay = (view: KitView, lay: Lay): string =>
  [sayWait(view, lay.card), saySafePlace(view, lay)].filter(Boolean).join(' ');

function sayWait(view: KitView, card: Card): string {
  const before = missingBefore(view, card);
  if (before === 0) return '';
  const next = nextCardOfBook(view, card);
  return kitPlayersText('waits', { card, next, more: before - 1, place: sayPlaceOf(view, next) });
}

/** Not in the row; beyond a gap some may be. */
const missingBefore = (view: KitView, card: Card): number =>
  rankOf(card) - 1 - rowOf(view, card).filter(other => rankOf(other) < rankOf(card)).length;

function sayPlaceOf({ hand, kittens, seat, others, last }: KitView, next: Card): string {
  if (assertDefined(hand).includes(next)) return kitPlayersText('nextInHand', { next });
  if (last && others.some(({ open }) => open.includes(next))) return kitPlayersText('nextInOpenHand', { next });
  const pile = kittens.flat().find(cards => cards.includes(next));
  if (pile === undefined) return kitPlayersText('nextUnseen', { next });
  const above = pile[pile.indexOf(next) + 1];
  if (above !== undefined) return kitPlayersText('nextCovered', { next, above });
  const isOwn = itemAt(kittens, assertDefined(seat)).includes(pile);
  return kitPlayersText(isOwn ? 'nextOnOwnKittens' : 'nextOnOtherKittens', { next });
}

/** Empty where the card starts a pile, or covers one that could be played sooner. */
function saySafePlace(view: KitView, lay: Lay): string {
  const piles = itemAt(view.kittens, assertDefined(view.seat));
  const topOf = (pile: number): Card => assertDefined(itemAt(piles, pile).at(-1));
  if ('move' in lay) return sayCovering(view, 'stackIsSafe', topOf(lay.move[0]), topOf(lay.move[1]));
  return lay.on === null ? '' : sayCovering(view, 'coverIsSafe', lay.card, topOf(lay.on));
}

function sayCovering(view: KitView, says: 'coverIsSafe' | 'stackIsSafe', above: Card, beneath: Card): string {
  const isBuried = bookOf(above) === bookOf(beneath) && rankOf(beneath) < rankOf(above);
  const isSafe = !isBuried && distanceToTurn(view, beneath) >= distanceToTurn(view, above);
  return isSafe ? kitPlayersText(says, { above, beneath }) : '';
}

/** For a turn that is proven wrong. */
export const shoutHintSteps = (view: KitView): HintSteps => ({
  look: whereToLook(view),
  kind: kitPlayersText('mistakeIsProven'),
});

export function hintSteps(play: TurnPlay, { last }: KitView): HintSteps {
  switch (play.do) {
    case 'play':
      return isOne(play.card)
        ? { look: kitPlayersText('lookForOne'), kind: kitPlayersText('oneOfYoursIsFirst') }
        : {
            look: kitPlayersText('lookAtBook', { book: play.card.charAt(0) }),
            kind: kitPlayersText('oneOfYoursFits'),
          };
    case 'lay':
      return { look: kitPlayersText('lookAtWaits'), kind: kitPlayersText('parkPatientCard') };
    case 'pass':
      return {
        look: kitPlayersText(last ? 'lookAtCards' : 'lookAtTopKittens'),
        kind: kitPlayersText('noneOfYoursFits'),
      };
  }
}

function whereToLook(view: KitView): string {
  const plain = deedsInWindow(view).find(isVisibleMistake);
  if (plain === undefined) return kitPlayersText(LOOK_BY_PROOF[kindOfProof(view)]);
  if (plain.is === 'played' && plain.plain === 'order')
    return kitPlayersText('lookAtBookJustPlayed', { book: plain.card.charAt(0) });
  if (plain.is === 'laid' && plain.plain === 'laid') return kitPlayersText('lookAtParkedCard');
  return kitPlayersText(view.last ? 'lookAtOpenHand' : 'lookAtKittens');
}

const LOOK_BY_PROOF = {
  'late 1': 'lookAtLateOnes',
  'open hand': 'lookAtOpenHand',
  count: 'countOnes',
} as const satisfies Record<MistakeProof, string>;
