import type { LevelStrengths, Skill } from '@parlour/players/arena/contest';

/** Measured by `npx tsx scripts/measure/level-ratings.ts --game kan-u-go --deals 40`. */
const kanUGoLevels: LevelStrengths = {
  easy: { mu: 816, sigma: 224 },
  normal: { mu: 1500, sigma: 10 },
  strong: { mu: 1846, sigma: 83 },
  expert: { mu: 1838, sigma: 97 },
};

/** Measured by `npx tsx scripts/measure/level-ratings.ts --game race --deals 60`. */
const raceLevels: LevelStrengths = {
  easy: { mu: 754, sigma: 223 },
  normal: { mu: 1500, sigma: 10 },
  strong: { mu: 2246, sigma: 223 },
  expert: { mu: 2992, sigma: 315 },
};

/** The dealer plays last. */
export const kanUGoSkill: Skill = { is: 'skill', levels: kanUGoLevels, options: { cycle: true } };

/** Dealers know their own hands, so the lot chooses in rated heats. */
export const raceSkill: Skill = { is: 'skill', levels: raceLevels, options: { opening: 'lot' } };
