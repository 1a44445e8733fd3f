/**
 * The players of the Game of the Monkey. With two at the table the choice of pairs is worth three games in a hundred;
 * with three or more it is worth nothing, and the levels are manners only.
 */
import { type Character, withStrategies } from '@parlour/players/player';
import { monkeyPeople } from '../../players/people.ts';
import { anyPair, keepingThrees, lowestPair, throwing, workingOut } from './thinking.ts';

/** Who plays it, one a level, weakest first. */
export const monkeyCharacters: readonly Character[] = withStrategies(monkeyPeople, {
  easy: { budget: 1, think: throwing(anyPair) },
  normal: { budget: 1, think: throwing(lowestPair) },
  strong: { budget: 1, think: throwing(keepingThrees) },
  expert: { budget: 4000, think: throwing(workingOut) },
});
