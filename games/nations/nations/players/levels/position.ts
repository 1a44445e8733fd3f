/** What every player of Nations has before them: the deal as they see it, and what the book says. */
import type { Situation, Thought } from '@parlour/players/player';
import { CARDS, type CardIndex, titleOf } from '../../../pack/pack.ts';
import type { NationsPlay } from '../../rules/judge.ts';
import type { NationsParts } from '../../rules/parts.ts';
import type { NationsView } from '../../rules/view.ts';
import { byBook } from '../book/book.ts';
import { cardOf, reasonOf } from '../book/reasons.ts';
import { type FastDeal, permitted } from '../fast.ts';
import { areEqual } from '../worlds/decisions.ts';
import { asSeen, beforePast, type PlayedCard, pastOf } from '../worlds/past.ts';
import { cardPlay } from './seen-deal.ts';

export type Position = {
  readonly view: NationsView;
  readonly past: readonly PlayedCard[];
  readonly deal: FastDeal;
  /** What has been played, in the form of hands. */
  readonly played: Int32Array;
  /** The choice of the book. */
  readonly book: number;
};

export function positionOf({ view: seen }: Pick<Situation<NationsParts>, 'view'>): Position {
  const past = pastOf(seen.history);
  const deal = asSeen(seen, past);
  return { view: seen, past, deal, played: beforePast(seen, past).hands, book: byBook(deal) };
}

/** One card of every run that does the same; of the book's run, the card it names. */
export function candidates({ deal, book }: Position): CardIndex[] {
  const cards: CardIndex[] = [];
  for (const card of permitted(deal)) {
    const same = cards.findIndex(other => areEqual(deal, other, card));
    if (same === -1) cards.push(card);
    else if (card === cardOf(book)) cards[same] = card;
  }
  return cards;
}

export const nameOf = (card: CardIndex): string => titleOf(CARDS[card]!);

export const byTheBook = ({ book }: Position): Thought<NationsPlay> => ({
  play: cardPlay(cardOf(book)),
  why: reasonOf(book),
  options: [],
  units: 1,
});
