/** Players of the patiences who think of this addition only. */
import { type Think, thinkOnce } from '@parlour/players/player';
import type { Grade } from '../../lexicon/grades.ts';
import type { Valuing } from '../../players/candidates.ts';
import { byBalance } from './balance.ts';
import type { AnyParts } from './patience.ts';
import { bestAtOnce, positionOf } from './thinking.ts';

const byLength: Valuing = (_, from, to) => to - from;

/** The longest word that comes to mind. */
export const longest = (highest: Grade): Think<AnyParts> =>
  thinkOnce(situation => bestAtOnce(situation, positionOf(situation, highest), byLength));

/** Hard letters first, and vowels and consonants in balance. */
export const balanced = (highest: Grade): Think<AnyParts> =>
  thinkOnce(situation => {
    const position = positionOf(situation, highest);
    return bestAtOnce(situation, position, byBalance(position.hand));
  });
