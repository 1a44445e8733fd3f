/** Entry point for measuring players: arena, standings with confidence intervals, and fairness. */
export {
  type ArenaSetup,
  arenaSides,
  type Contender,
  type DealReport,
  type DealShare,
  playDeal,
  type Stopwatch,
} from './arena/arena.ts';
export {
  CONTEST_EXTENTS,
  type Contest,
  type ContestExtent,
  defaultContest,
  type LadderAim,
  type LadderRung,
  type OmniscientPlayer,
  type ReferencePlayer,
} from './arena/contest.ts';
export { type FairnessSample, findUnfairness, sampleMoments } from './arena/fairness.ts';
export {
  type ArenaLabels,
  type ArenaStandings,
  arenaStandings,
  type CeilingStanding,
  type PlayerStanding,
} from './arena/standings.ts';
export { bootstrapInterval, type Estimate, quantile, wilsonInterval } from './confidence-intervals.ts';
