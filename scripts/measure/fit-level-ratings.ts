/** Fits ratings to win shares between levels: the distance in points that makes such a share likely. */
import { BASE_RATING, RATING_MODEL } from '@parlour/club/ratings/rating';
import { assertDefined } from '@parlour/kernel/result';
import type { LevelStrengths, PlayingStrength } from '@parlour/players/arena/contest';
import { LEVELS, type Level } from '@parlour/players/player';

/** The win share of a level against the next lower one, over this many deals in every seating. */
export type LevelMeeting = { readonly level: Level; readonly wins: number; readonly deals: number };

export type SideShape = { readonly sides: number; readonly partners: number };

/** Returns the distance in points by the rating model, and its error. */
function pointsBetween({ wins, deals }: LevelMeeting, { sides, partners }: SideShape): PlayingStrength {
  const share = (wins * deals + 0.5) / (deals + 1);
  const scale = (RATING_MODEL.beta * Math.sqrt(2 * partners)) / partners;
  const mu = scale * Math.log((share * (sides - 1)) / (1 - share));
  return { mu, sigma: scale / Math.sqrt(deals * share * (1 - share)) };
}

/** Level normal is the centre. The error grows with the distance from it. */
export function fitStrengths(meetings: readonly LevelMeeting[], shape: SideShape): LevelStrengths {
  const gaps = new Map(meetings.map(meeting => [meeting.level, pointsBetween(meeting, shape)]));
  const strengths = LEVELS.map((level): [Level, PlayingStrength] => [level, strengthOf(level, gaps)]);
  return Object.fromEntries(strengths) as Record<Level, PlayingStrength>;
}

const NORMAL = LEVELS.indexOf('normal');
/** A lower bound for the error, because a single match may differ from the arena. */
const MIN_ERROR = 10;

function strengthOf(level: Level, gaps: ReadonlyMap<Level, PlayingStrength>): PlayingStrength {
  const at = LEVELS.indexOf(level);
  const steps = LEVELS.slice(Math.min(at, NORMAL) + 1, Math.max(at, NORMAL) + 1).map(step =>
    assertDefined(gaps.get(step)),
  );
  const total = steps.reduce((sum, { mu }) => sum + mu, 0);
  const variance = steps.reduce((sum, { sigma }) => sum + sigma ** 2, MIN_ERROR ** 2);
  return { mu: Math.round(BASE_RATING + Math.sign(at - NORMAL) * total), sigma: Math.round(Math.sqrt(variance)) };
}
