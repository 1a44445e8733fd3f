/** From shares of wins between levels to strengths: how many points apart makes such a share likely. */
import { BASE_RATING, RATING_MODEL } from '@parlour/club/ratings/rating';
import { assertDefined } from '@parlour/kernel/result';
import type { LevelStrengths, PlayingStrength } from '@parlour/players/arena/contest';
import { LEVELS, type Level } from '@parlour/players/player';

/** How one level did against the next lower: its share of wins over so many deals, each in every seating. */
export type LevelMeeting = { readonly level: Level; readonly wins: number; readonly deals: number };

export type SideShape = { readonly sides: number; readonly partners: number };

/** Points between the two, by the model of the ratings, and how far that may be off. */
function apart({ wins, deals }: LevelMeeting, { sides, partners }: SideShape): PlayingStrength {
  const share = (wins * deals + 0.5) / (deals + 1);
  const scale = (RATING_MODEL.beta * Math.sqrt(2 * partners)) / partners;
  const mu = scale * Math.log((share * (sides - 1)) / (1 - share));
  return { mu, sigma: scale / Math.sqrt(deals * share * (1 - share)) };
}

/** Level normal stands in the middle; the others at their distances from it, and the farther the less surely. */
export function strengthsBy(meetings: readonly LevelMeeting[], shape: SideShape): LevelStrengths {
  const gaps = new Map(meetings.map(meeting => [meeting.level, apart(meeting, shape)]));
  const strengths = LEVELS.map((level): [Level, PlayingStrength] => [level, strengthOf(level, gaps)]);
  return Object.fromEntries(strengths) as Record<Level, PlayingStrength>;
}

const NORMAL = LEVELS.indexOf('normal');
/** Nobody is certain: what a single match may show beside what the arena shows. */
const LEAST = 10;

function strengthOf(level: Level, gaps: ReadonlyMap<Level, PlayingStrength>): PlayingStrength {
  const at = LEVELS.indexOf(level);
  const steps = LEVELS.slice(Math.min(at, NORMAL) + 1, Math.max(at, NORMAL) + 1).map(step =>
    assertDefined(gaps.get(step)),
  );
  const far = steps.reduce((sum, { mu }) => sum + mu, 0);
  const variance = steps.reduce((sum, { sigma }) => sum + sigma ** 2, LEAST ** 2);
  return { mu: Math.round(BASE_RATING + Math.sign(at - NORMAL) * far), sigma: Math.round(Math.sqrt(variance)) };
}
