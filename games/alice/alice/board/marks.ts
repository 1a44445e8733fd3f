/** What is told of a player beside their name. */
import type { Pack } from '@parlour/board-kit/pack';
import type { Seat } from '@parlour/kernel/game';
import type { AliceView } from '../rules/view.ts';
import { printed } from './alice-words.ts';

/** Short words under the name; what they have refused to the chair stands there until they have received a card (AL-23r). */
export function marksOf({ turn, dealer, barred, seat: chair, others }: AliceView, seat: Seat, pack: Pack): string[] {
  const { cards, exposed } = others.find(other => other.seat === seat)!;
  const refused = barred.filter(question => question.by === chair && question.of === seat);
  return [
    ...(turn.includes(seat) ? ['to play'] : []),
    ...(seat === dealer ? ['dealer'] : []),
    ...(cards === 0 && exposed === null && dealer !== null ? ['out'] : []),
    ...refused.map(({ card }) => `no “${printed(pack, card)}”`),
  ];
}
