/**
 * Main entry point: the player contract, the generic players and simulated matches. `/arena-api` measures strength
 * and fairness.
 */

export {
  type OmniscientThink,
  playMatch,
  playMatchInSteps,
  type SeatPlayer,
  type SimulationSetup,
} from './arena/simulate-match.ts';
export { genericPlayers, thinkRandom } from './generic-players.ts';
export {
  endMoments,
  type LevelOfSeat,
  type Persona,
  pickRemark,
  type Remark,
  type RemarkMoment,
  type Remarks,
  randomThinkingSeconds,
  type Tempo,
} from './persona.ts';
export { isNameOfPersona, nameWithoutNumber } from './persona-names.ts';
export {
  type Character,
  type ConsideredPlay,
  isLevel,
  LEVELS,
  type Level,
  type Situation,
  type Strategy,
  type Think,
  type Thought,
  think,
  thinkOnce,
  withStrategies,
} from './player.ts';
export {
  bestThought,
  determinizedSearch,
  type ExplainChoice,
  firstThought,
  passThought,
} from './search/determinized-search.ts';
export {
  advanceWorld,
  type Evaluation,
  evaluateByFullSearch,
  evaluateByPlayout,
  evaluateByPoints,
  evaluateWorld,
  higherIsBetter,
  type ImaginedWorld,
  type SeatValues,
  worldFromState,
} from './search/evaluation.ts';
export { ismctsSearch } from './search/ismcts.ts';
