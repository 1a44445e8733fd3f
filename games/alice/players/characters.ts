/**
 * The players of Alice: guests from Wonderland, by how much they remember. Memory is all there is to this game, since only
 * his own questions tell a player where the cards are that he wants: docs/decisions/0009-alice-is-memory.md.
 */
import type { Character } from '@parlour/players/player';
import { askByBeliefs } from './believing.ts';
import { askAnybody, askByMemory } from './simple.ts';

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
    manner: 'weighs who is likely to have what, by the last eight questions, and stops while he is ahead',
    budget: 1,
    think: askByBeliefs(8),
  },
  {
    level: 'expert',
    name: 'The Cheshire Cat',
    kin: ['The Duchess', 'The Queen of Hearts'],
    manner: 'forgets no question and no answer since the deal, and grins',
    budget: 1,
    think: askByBeliefs(),
  },
];
