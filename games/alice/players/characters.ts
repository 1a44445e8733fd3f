/** The players of Alice: guests from Wonderland, by how much they remember. */
import type { Character } from '@parlour/players/player';
import { askByBeliefs, askByWorlds } from './believing.ts';
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
    think: askByBeliefs,
  },
  {
    level: 'expert',
    name: 'The Cheshire Cat',
    manner: 'sees every way the cards can lie; who holds the Leading cards is luck all the same',
    budget: 256,
    think: askByWorlds,
  },
];
