/** Who plays the patiences: four guests of the same hotel, on a rainy afternoon. */
import type { Character } from '@parlour/players/player';
import { foreseeing } from './foreseeing.ts';
import { balanced, longest } from './simple.ts';

/** A search takes longest in the first method, so the method says how many the best of them may make for a play. */
export const aloneCharacters = (searches: number): readonly Character[] => [
  {
    level: 'easy',
    name: 'Bertie Wicks',
    manner: 'lays the longest word he knows and orders another lemonade',
    budget: 1,
    think: longest(35),
  },
  {
    level: 'normal',
    name: 'Mrs Larkin',
    manner: 'gets the awkward letters out of the way first',
    budget: 1,
    think: balanced(50),
  },
  {
    level: 'strong',
    name: 'Captain Devereux',
    manner: 'plays every choice through while the gramophone winds down',
    budget: 80,
    think: foreseeing({ highest: 80, choices: 3 }),
  },
  {
    level: 'expert',
    name: 'Madame Zelda',
    manner: 'says she reads the cards, and in the end she does',
    budget: searches,
    think: foreseeing({ highest: 80, choices: 6 }),
  },
];
