/**
 * Main entry point: contract, match driver, options, chance and results. Others: `/records`, `/laws`, `/seal`,
 * `/authoring`.
 */
export type {
  Chair,
  Clause,
  Facts,
  Game,
  GameEvent,
  GameTypes,
  Input,
  MatchResult,
  MatchStatus,
  Notation,
  Play,
  Proof,
  Reader,
  Refusal,
  Rules,
  Seat,
  Seating,
  SeatName,
  Step,
  View,
  WithHistory,
  Words,
} from './game.ts';
export {
  applyInput,
  beginMatch,
  type ChanceSource,
  dealMatch,
  type Match,
  matchStatus,
  playOn,
  rebuildMatch,
  redactFor,
  resolveChance,
  tryPlay,
  viewForChair,
} from './match.ts';
export {
  decodeOwnText,
  defaultsOf,
  encodeOwnText,
  formatOptions,
  isOwnText,
  type OptionSpec,
  type OptionSpecs,
  type Options,
  type OptionValue,
  parseOptions,
  validateOptions,
  withDefaults,
} from './options.ts';
export { pick, type Random, randomFromWords, seededRandom, shuffle } from './random.ts';
export { type Failure, failure, type Result, type Success, success, unwrap, valueOr } from './result.ts';
export {
  addRefusalMessage,
  type Phrasing,
  pluralize,
  type RefusalWithMessage,
  replaceSeatNames,
  seatName,
} from './sentences.ts';
