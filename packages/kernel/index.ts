/**
 * The front door: the contract of a game, the driver that plays one, options, chance and results. `/records`, `/laws`,
 * `/seal` and `/writing` are doors of their own, for whoever keeps, proves, seals or writes games.
 */
export type {
  Chair,
  Clause,
  Facts,
  Game,
  Happening,
  Input,
  MatchResult,
  Name,
  Notation,
  Parts,
  Play,
  Proof,
  Reader,
  Refusal,
  Remembered,
  Rules,
  Seat,
  Seating,
  Status,
  Step,
  View,
  Words,
} from './game.ts';
export {
  attempt,
  beginMatch,
  type Chance,
  dealMatch,
  fold,
  type Match,
  noticed,
  playOn,
  put,
  settleChance,
  statusOf,
  viewFrom,
} from './match.ts';
export {
  carriedIn,
  carry,
  checkOptions,
  defaultsOf,
  isCarried,
  type OptionSpec,
  type OptionSpecs,
  type Options,
  type OptionValue,
  readOptions,
  withDefaults,
  writeOptions,
} from './options.ts';
export { fromWords, pick, type Random, seeded, shuffle } from './random.ts';
export { type Failure, failure, type Result, type Success, success, sure, valueOr } from './result.ts';
export { counted, type Phrasing, seatName, type ToldRefusal, tellRefusal, withNames } from './saying.ts';
