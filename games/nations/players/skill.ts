import { type Translate, translator } from '@parlour/messages';
import type { Skill } from '@parlour/players/arena/contest';

const english = {
  luck: 'The Game of the Monkey is luck: our best computer player doesn’t win more often than the worst. So it has no ratings.',
} as const;
const text: Translate<typeof english> = translator('nations-skill', english);

/** Measured by `npx tsx scripts/measure/level-ratings.ts --game nations --deals 60`. */
export const nationsSkill: Skill = {
  is: 'skill',
  levels: {
    easy: { mu: 1417, sigma: 32 },
    normal: { mu: 1500, sigma: 10 },
    strong: { mu: 1544, sigma: 31 },
    expert: { mu: 1566, sigma: 42 },
  },
};

/** The arena found no difference between best and worst: docs/strength.md. */
export const monkeySkill: Skill = {
  is: 'luck',
  says: text('luck'),
};
