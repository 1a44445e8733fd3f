import { type EndingProps, YOU } from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import { type Card, titleOf } from '../../pack/pack.ts';
import type { MonkeyEvent } from '../rules/play.ts';
import type { MonkeyView } from '../rules/view.ts';
import { monkeyBoardText } from './monkey-board-text.ts';

export type MonkeyEnded = EndingProps<MonkeyView, MonkeyEvent>;
type FoundMonkey = { readonly seat: Seat; readonly card?: Card; readonly removed?: Card };

/** Falls back to the one who is not among the winners. */
export function findMonkey({ events: told, result }: MonkeyEnded): FoundMonkey {
  const last = told.findLast(({ what }) => what === 'monkey');
  return last?.what === 'monkey'
    ? last
    : { seat: result.scores.findIndex((_, seat) => !result.winners.includes(seat)) };
}

export function headline(ended: MonkeyEnded): string {
  const who = ended.name(findMonkey(ended).seat);
  return who === YOU ? monkeyBoardText('youAreMonkey') : monkeyBoardText('isMonkey', { who });
}

export function decided(ended: MonkeyEnded): string {
  const { seat, card, removed } = findMonkey(ended);
  const rejoices = monkeyBoardText('rejoices', { who: ended.name(seat) });
  if (card === undefined || removed === undefined) return rejoices;
  const cards = { card: titleOf(card), removed: titleOf(removed), turns: ended.view.turns };
  return `${rejoices} ${monkeyBoardText('decided', cards)}`;
}
