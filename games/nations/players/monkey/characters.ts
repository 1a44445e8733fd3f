/**
 * The players of the Game of the Monkey: four children of one nursery. With two at the table the choice of pairs is
 * worth three games in a hundred; with three or more it is worth nothing, and the levels are manners only.
 */
import type { Character } from '@parlour/players/player';
import { anyPair, keepingThrees, lowestPair, throwing, workingOut } from './thinking.ts';

export const monkeyCharacters: readonly Character[] = [
  {
    level: 'easy',
    name: 'Baby Clement',
    kin: ['Baby Rosamund', 'Little Ned'],
    manner: 'throws whatever pair he sees; with three or more players nobody can do better',
    budget: 1,
    think: throwing(anyPair),
  },
  {
    level: 'normal',
    name: 'Winifred',
    kin: ['Edith', 'Mabel'],
    manner: 'throws small pairs first and looks solemn; it is luck all the same',
    budget: 1,
    think: throwing(lowestPair),
  },
  {
    level: 'strong',
    name: 'Cousin Hugo',
    kin: ['Cousin Bertha', 'Cousin Felix'],
    manner: 'keeps three of a kind when there are two of you; among more he only looks clever',
    budget: 1,
    think: throwing(keepingThrees),
  },
  {
    level: 'expert',
    name: 'Miss Euphemia Stock, the governess',
    kin: ['Monsieur Duval, the tutor', 'Nurse Applegate'],
    manner: 'works the game for two out to the end; among more she trusts to luck like everybody',
    budget: 4000,
    think: throwing(workingOut),
  },
];
