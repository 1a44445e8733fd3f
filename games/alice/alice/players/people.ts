/** Characters of Wonderland, by how much they remember. */
import type { Persona } from '@parlour/players/persona';

export const alicePeople: readonly Persona[] = [
  {
    level: 'easy',
    name: 'The Dormouse',
    kin: ['Bill the Lizard', 'The Puppy'],
    manner: 'asks in his sleep, but not the same thing twice running',
    tempo: { quickest: 1.6, slowest: 2.4, broods: 8 },
  },
  {
    level: 'normal',
    name: 'The White Rabbit',
    kin: ['The March Hare', 'The Hatter'],
    manner: 'remembers what was said lately, mixes up people of one scene, and dares to go on',
    tempo: { quickest: 0.6, slowest: 1 },
  },
  {
    level: 'strong',
    name: 'The Caterpillar',
    kin: ['The Gryphon', 'The Mock Turtle'],
    manner: 'weighs who is likely to have what, by the last eight questions, and stops rather than guess',
    tempo: { quickest: 1.6, slowest: 2.8, broods: 5 },
  },
  {
    level: 'expert',
    name: 'The Cheshire Cat',
    kin: ['The Duchess', 'The Queen of Hearts'],
    manner: 'forgets no question and no answer since the deal, and grins',
    tempo: { quickest: 0.8, slowest: 1.3 },
  },
];
