/**
 * The players of Alice: guests from Wonderland, by how much they remember. Memory is nearly all there is to this game:
 * only his own questions tell a player where the cards are that he wants. The last of them makes the most of it.
 */
import type { Character } from '@parlour/players/player';
import { askByBeliefs, MEASURED } from './believing.ts';
import { askAnybody, askByMemory } from './simple.ts';
import { askByTrials } from './trying.ts';

export const aliceCharacters: readonly Character[] = [
  {
    level: 'easy',
    name: 'The Dormouse',
    kin: ['Bill the Lizard', 'The Puppy'],
    manner: 'asks in his sleep, but not the same thing twice running',
    budget: 1,
    think: askAnybody,
  },
  {
    level: 'normal',
    name: 'The White Rabbit',
    kin: ['The March Hare', 'The Hatter'],
    manner: 'remembers the last ten questions, and has no time for more',
    budget: 1,
    think: askByMemory,
  },
  {
    level: 'strong',
    name: 'The Caterpillar',
    kin: ['The Gryphon', 'The Mock Turtle'],
    manner: 'never forgets an answer, and stops while he is ahead',
    budget: 1,
    think: askByBeliefs(MEASURED),
  },
  {
    level: 'expert',
    name: 'The Cheshire Cat',
    kin: ['The Duchess', 'The Queen of Hearts'],
    manner: 'plays every question out in his head before he asks it, and grins',
    budget: 6000,
    think: askByTrials(MEASURED),
  },
];
