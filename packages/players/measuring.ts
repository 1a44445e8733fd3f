/** The door to measuring players: deals played in every seating, standings with their intervals, and whether one peeks. */
export {
  type Arena,
  type Contender,
  type DealReport,
  type DealShare,
  playDeal,
  type Stopwatch,
  sidesOf,
} from './arena.ts';
export {
  type Aim,
  type Contest,
  type ContestExtent,
  EXTENTS,
  plainContest,
  type Rung,
  type Seer,
  type Yardstick,
} from './contest.ts';
export { type FairMoment, momentsOf, unfairness } from './fairness.ts';
export { bootstrap, type Estimate, quantile, wilson } from './intervals.ts';
export { type Ceiling, type Names, type Standing, type Standings, standingsOf } from './standings.ts';
