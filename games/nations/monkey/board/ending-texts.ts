import { conjugate, type EndingProps } from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import { pluralize } from '@parlour/kernel/sentences';
import { type Card, titleOf } from '../../pack/pack.ts';
import type { MonkeyEvent } from '../rules/play.ts';
import type { MonkeyView } from '../rules/view.ts';

export type MonkeyEnded = EndingProps<MonkeyView, MonkeyEvent>;
type FoundMonkey = { readonly seat: Seat; readonly card?: Card; readonly removed?: Card };

/** Falls back to the one who is not among the winners. */
export function findMonkey({ events: told, result }: MonkeyEnded): FoundMonkey {
  const last = told.findLast(({ what }) => what === 'monkey');
  return last?.what === 'monkey'
    ? last
    : { seat: result.scores.findIndex((_, seat) => !result.winners.includes(seat)) };
}

/** One step per player who is safe, one to turn the card, one for the laugh. */
export const steps = ({ view }: MonkeyEnded): number => view.out.length + 2;

export function headline(ended: MonkeyEnded): string {
  const who = ended.name(findMonkey(ended).seat);
  return `${who} ${conjugate([who], 'is', 'are')} the Monkey!`;
}

export function decided(ended: MonkeyEnded): string {
  const { card, removed } = findMonkey(ended);
  if (card === undefined || removed === undefined) return '';
  const turns = pluralize(ended.view.turns, 'turn');
  return `After ${turns} the odd card was ${titleOf(card)}. Its partner, ${titleOf(removed)}, had been put aside.`;
}
