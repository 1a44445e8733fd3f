import type { Skill } from '@parlour/players/arena/contest';

/** Measured by `npx tsx scripts/measure/level-ratings.ts --game kit-and-kat --deals 300`. */
export const kitSkill: Skill = {
  is: 'skill',
  levels: {
    easy: { mu: 1466, sigma: 21 },
    normal: { mu: 1500, sigma: 10 },
    strong: { mu: 1511, sigma: 21 },
    expert: { mu: 1513, sigma: 27 },
  },
};
