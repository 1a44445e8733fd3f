import type { Skill } from '@parlour/players/skill';

/** Measured by `npx tsx tools/fixed-points.ts --game kit-and-kat --deals 600`. */
export const kitSkill: Skill = {
  is: 'skill',
  levels: {
    easy: { mu: 1400, sigma: 20 },
    normal: { mu: 1500, sigma: 10 },
    strong: { mu: 1530, sigma: 20 },
    expert: { mu: 1550, sigma: 20 },
  },
};
