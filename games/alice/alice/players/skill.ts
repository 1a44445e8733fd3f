import type { Skill } from '@parlour/players/arena/contest';

/** Measured by `npx tsx scripts/measure/level-ratings.ts --game alice --deals 600`. */
export const aliceSkill: Skill = {
  is: 'skill',
  levels: {
    easy: { mu: 1461, sigma: 18 },
    normal: { mu: 1500, sigma: 10 },
    strong: { mu: 1532, sigma: 18 },
    expert: { mu: 1532, sigma: 23 },
  },
};
