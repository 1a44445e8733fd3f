/** How the cards being laid stand with the referee: what further letters can still mend is not held against anybody. */
import type { RefusalWithMessage } from '@parlour/kernel/sentences';

export type Standing = 'permitted' | 'unfinished' | 'refused';

/** Too few letters, none of the crossword touched yet, a word only begun, a plural that wants another word beside it. */
const MENDED_BY_MORE = new Set(['KG-1', 'KG-2', 'KG-5', 'KG-7', 'KG-14r', 'KR-5', 'KR-16r']);

export function standingOf(
  refusal: Pick<RefusalWithMessage, 'clause'> | undefined,
  laid: number,
  most: number,
): Standing {
  if (!refusal) return 'permitted';
  /** What a single card makes across matters no more when others go down from it, and the other way round. */
  const mayMend = MENDED_BY_MORE.has(refusal.clause) || (refusal.clause === 'KG-6' && laid === 1);
  return mayMend && laid < most ? 'unfinished' : 'refused';
}
