/** What is said when the Monkey is found, and how long it takes. */

import { conjugate, type EndingProps } from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import { pluralize } from '@parlour/kernel/sentences';
import { type Card, titleOf } from '../../pack/pack.ts';
import type { MonkeyEvent } from '../rules/monkey-play.ts';
import type { MonkeyView } from '../rules/monkey-view.ts';

export type MonkeyEnded = EndingProps<MonkeyView, MonkeyEvent>;
type Found = { readonly seat: Seat; readonly card?: Card; readonly removed?: Card };

/** Whoever is not among the winners, even where it was not heard which card it was. */
export function foundIn({ events: told, result }: MonkeyEnded): Found {
  const last = told.findLast(({ what }) => what === 'monkey');
  return last?.what === 'monkey'
    ? last
    : { seat: result.scores.findIndex((_, seat) => !result.winners.includes(seat)) };
}

/** A step for everybody who is safe, one in which the card is turned, and one for the laugh. */
export const steps = ({ view }: MonkeyEnded): number => view.out.length + 2;

export function headline(ended: MonkeyEnded): string {
  const who = ended.name(foundIn(ended).seat);
  return `${who} ${conjugate([who], 'is', 'are')} the Monkey!`;
}

export function decided(ended: MonkeyEnded): string {
  const { card, removed } = foundIn(ended);
  if (card === undefined || removed === undefined) return '';
  const turns = pluralize(ended.view.turns, 'turn');
  return `After ${turns} the odd card was ${titleOf(card)}. Its partner, ${titleOf(removed)}, had been put aside.`;
}
