/** The player whom newcomers meet, without those who search: they are many times larger. */
import type { Character } from '@parlour/players/player';
import { nationsPeople } from '../../players/people.ts';
import { EASY } from './levels/easy.ts';

export const nationsBeginner: readonly Character[] = nationsPeople
  .filter(({ level }) => level === 'easy')
  .map(persona => ({ ...persona, ...EASY }));
