/** The players who go by the book or by less, without those who search: they are many times larger. */
import type { Character } from '@parlour/players/player';
import { nationsPeople } from '../../players/people.ts';
import { nationsBeginner } from './beginner.ts';
import { NORMAL } from './levels/normal.ts';

export const nationsByTheBook: readonly Character[] = [
  ...nationsBeginner,
  ...nationsPeople.filter(({ level }) => level === 'normal').map(persona => ({ ...persona, ...NORMAL })),
];
