import type { Refusal } from '@parlour/kernel/game';
import type { Addition } from '../../crossword/crossword.ts';
import type { AdditionRefusal } from '../../crossword/refusals.ts';
import { firstMissingCard, isFree } from '../../pack/pack.ts';
import { lettersOf } from './state.ts';

/** The card to lay or give is not in the hand. */
export type NotHeldRefusal = Refusal & {
  readonly clause: 'KG-15r' | 'KG-24' | 'KR-6';
  readonly why: 'not-held';
  readonly card: string;
};

export type RoundRefusal = AdditionRefusal | NotHeldRefusal;

/** Letters must be in the hand [KG-15r]. The judge of additions refuses free cards. */
export function refuseNotHeld(hand: readonly string[], cells: Addition): NotHeldRefusal | undefined {
  const card = firstMissingCard(hand, lettersOf(cells));
  return card === undefined || isFree(card) ? undefined : { clause: 'KG-15r', why: 'not-held', card };
}
