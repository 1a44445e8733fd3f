import type { Skill } from '@parlour/players/skill';

/** Measured by `npx tsx tools/fixed-points.ts --game nations --deals 200`. */
export const nationsSkill: Skill = {
  is: 'skill',
  levels: {
    easy: { mu: 1400, sigma: 20 },
    normal: { mu: 1500, sigma: 10 },
    strong: { mu: 1530, sigma: 20 },
    expert: { mu: 1550, sigma: 20 },
  },
};

/** The arena found nothing to choose between the best and the worst: docs/strength.md. */
export const monkeySkill: Skill = {
  is: 'luck',
  says: 'The Game of the Monkey is luck: our best computer player does not win oftener than our worst, so nobody is rated at it.',
};
