import type { Skill } from '@parlour/players/arena/contest';

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
  says: 'The Game of the Monkey is luck: our best computer player does not win oftener than our worst, so nobody is rated at it.',
};
