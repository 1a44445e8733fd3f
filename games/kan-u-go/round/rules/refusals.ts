/** What Kan-U-Go and the race refuse alike. */
import type { Refusal } from '@parlour/kernel/game';
import type { Addition } from '../../crossword/crossword.ts';
import type { AdditionRefusal } from '../../crossword/refusals.ts';
import { isFree, missing } from '../../pack/pack.ts';
import { lettersOf } from './state.ts';

/** A card that is to be laid or given and is not in the hand. */
export type NotHeld = Refusal & {
  readonly clause: 'KG-15r' | 'KG-24' | 'KR-6';
  readonly why: 'not-held';
  readonly card: string;
};

export type RoundRefusal = AdditionRefusal | NotHeld;

/** A letter is a card of the hand [KG-15r]. That a free card is none is left to the judge of additions. */
export function refuseCards(hand: readonly string[], cells: Addition): NotHeld | undefined {
  const card = missing(hand, lettersOf(cells));
  return card === undefined || isFree(card) ? undefined : { clause: 'KG-15r', why: 'not-held', card };
}
