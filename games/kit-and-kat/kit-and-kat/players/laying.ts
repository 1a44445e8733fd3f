/** Which card is best laid as a Kitten, and on which pile. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { BOOKS, bookOf, type Card, rankOf } from '../rules/cards.ts';
import type { Lay } from '../rules/judge.ts';
import type { Cards, Piles } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import type { Laying } from './deeds.ts';
import { distanceOf } from './reasons.ts';

/** A card under a higher one of its book cannot be played before the last phase. */
const BURIED = 20;
/** A card under one that will be played later has to wait for it. */
const DELAYED = 1;

type Wait = (view: KitView, card: Card) => number;
type WaitOf = (card: Card) => number;

const layingBy =
  (wait: Wait): Laying =>
  view => {
    const waitOf = remembering((card: Card) => wait(view, card));
    const piles = itemAt(view.kittens, assertDefined(view.seat));
    const moving = remembering((move: string) =>
      costOver(waitOf, itemAt(piles, Number(move[0])), itemAt(piles, Number(move[1]))),
    );
    return play => waitOf(play.card) - ('move' in play ? moving(play.move.join('')) : costOn(waitOf, piles, play));
  };

/** What has been reckoned once need not be reckoned again. */
function remembering(reckon: (key: string) => number): (key: string) => number {
  const known = new Map<string, number>();
  return key => {
    const value = known.get(key) ?? reckon(key);
    known.set(key, value);
    return value;
  };
}

const costOn = (waitOf: WaitOf, piles: Piles, { card, on }: Extract<Lay, { on: unknown }>): number =>
  on === null ? 0 : costOver(waitOf, [card], itemAt(piles, on));

/** What it costs to put some cards on others: for each of these the worst that comes to lie on it. */
const costOver = (waitOf: WaitOf, above: Cards, below: Cards): number =>
  below.reduce((sum, covered) => sum + Math.max(...above.map(by => costOf(waitOf, covered, by))), 0);

function costOf(waitOf: WaitOf, covered: Card, by: Card): number {
  if (bookOf(covered) === bookOf(by) && rankOf(covered) < rankOf(by)) return BURIED;
  return DELAYED * Math.max(0, waitOf(by) - waitOf(covered));
}

/** The card farthest from its turn, where it does not cover one that is nearer. */
export const byDistance: Laying = layingBy(distanceOf);

/** Turns one has to wait for a card of the book that lies on top, beneath another card, or where nobody sees it. */
const WAITS = { top: 1, covered: 4, unseen: 3 } as const;

/** The wait for all the cards of its book that come before it, by where they are. */
const byPlaces: Wait = (view, card) => {
  const book = itemAt(BOOKS, bookOf(card));
  let sum = 0;
  for (let before = 1; before <= distanceOf(view, card); before++)
    sum += waitFor(view, `${book}${rankOf(card) - before}`);
  return sum;
};

function waitFor({ hand, kittens }: KitView, card: Card): number {
  if (assertDefined(hand).includes(card)) return WAITS.top;
  const pile = kittens.flat().find(cards => cards.includes(card));
  if (pile === undefined) return WAITS.unseen;
  return pile.at(-1) === card ? WAITS.top : WAITS.covered;
}

/** The card that will wait longest, by where the cards before it are. */
export const byWaiting: Laying = layingBy(byPlaces);
