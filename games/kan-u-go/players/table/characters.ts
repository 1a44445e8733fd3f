/** The players of Kan-U-Go and the race: four regulars of a seaside hotel in 1937. */
import type { Character } from '@parlour/players/player';
import { greedy } from './greedy.ts';

export const tableCharacters: readonly Character[] = [
  {
    level: 'normal',
    name: 'Reggie Thorne',
    manner: 'lays down as much as he can, and hums the foxtrot while he does it',
    budget: 1,
    think: greedy(50),
  },
];
