import type { Refusal } from '@parlour/kernel/game';
import type { Addition } from '../../crossword/crossword.ts';
import { isFree, missing } from '../pack.ts';
import { lettersOf } from './state.ts';

export const no = (clause: string, detail: string): Refusal => ({ clause, detail });

/** A letter is a card of the hand [KG-15r]. That a free card is none is left to the judge of additions. */
export function refuseCards(hand: readonly string[], cells: Addition): Refusal | undefined {
  const letter = missing(hand, lettersOf(cells));
  return letter === undefined || isFree(letter) ? undefined : no('KG-15r', `You do not hold ${letter}.`);
}
