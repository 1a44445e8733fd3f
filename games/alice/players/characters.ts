/**
 * The players of Alice: guests from Wonderland, by how much they remember. Memory is nearly all there is to this game:
 * only his own questions tell a player where the cards are that he wants, so the last two differ in manner more than
 * in strength.
 */
import type { Character } from '@parlour/players/player';
import { askByBeliefs, CAREFUL, MEASURED } from './believing.ts';
import { askAnybody, askByMemory } from './simple.ts';

export const aliceCharacters: readonly Character[] = [
  {
    level: 'easy',
    name: 'The Dormouse',
    manner: 'asks in his sleep, but not the same thing twice running',
    budget: 1,
    think: askAnybody,
  },
  {
    level: 'normal',
    name: 'The White Rabbit',
    manner: 'remembers the last ten questions, and has no time for more',
    budget: 1,
    think: askByMemory,
  },
  {
    level: 'strong',
    name: 'The Caterpillar',
    manner: 'never forgets an answer, and stops while he is ahead',
    budget: 1,
    think: askByBeliefs(MEASURED),
  },
  {
    level: 'expert',
    name: 'The Cheshire Cat',
    manner: 'takes no chances and feeds no rival; the rest is luck, and he grins at it',
    budget: 1,
    think: askByBeliefs(CAREFUL),
  },
];
