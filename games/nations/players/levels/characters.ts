/** The players of Nations: passengers who meet over an atlas in the saloon of a liner, about 1890. */
import type { Character } from '@parlour/players/player';
import { thinkEasy } from './easy.ts';
import { thinkExpert } from './expert.ts';
import { thinkNormal } from './normal.ts';
import { thinkStrong } from './strong.ts';

export const nationsCharacters: readonly Character[] = [
  {
    level: 'easy',
    name: 'Master Toby Lisle',
    kin: ['Miss Daisy Lisle', 'Master Percy Lisle'],
    manner: 'on his first voyage; keeps his high cards, and sometimes plays one because it is pretty',
    budget: 1,
    think: thinkEasy,
  },
  {
    level: 'normal',
    name: 'Mrs. Harriet Penrose',
    kin: ['Mr. Josiah Penrose', 'Aunt Lavinia Cole'],
    manner: 'has read the whist book twice, and plays by its page',
    budget: 1,
    think: thinkNormal,
  },
  {
    level: 'strong',
    name: 'Captain Amos Fairweather',
    kin: ['Mrs. Dorcas Fairweather', 'Lieutenant Giles Harker'],
    manner: 'deals the hidden cards out in his head, a couple of hundred times',
    budget: 200,
    think: thinkStrong,
  },
  {
    level: 'expert',
    name: 'Madame Odile Marchetti',
    kin: ['Signor Marchetti', 'Baroness Lindqvist'],
    manner: 'maps coasts from the ship’s rail, and your hand from the cards you play',
    budget: 400,
    think: thinkExpert,
  },
];
