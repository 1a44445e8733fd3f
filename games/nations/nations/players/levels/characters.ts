/** The players of Nations. */
import { type Character, withStrategies } from '@parlour/players/player';
import { nationsPeople } from '../../../players/people.ts';
import { EASY } from './easy.ts';
import { thinkExpert } from './expert.ts';
import { NORMAL } from './normal.ts';
import { thinkStrong } from './strong.ts';

/** Who plays it, one a level, weakest first. */
export const nationsCharacters: readonly Character[] = withStrategies(nationsPeople, {
  easy: EASY,
  normal: NORMAL,
  strong: { budget: 200, think: thinkStrong },
  expert: { budget: 400, think: thinkExpert },
});
