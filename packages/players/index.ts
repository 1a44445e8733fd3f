/**
 * The front door: what a computer player is, players that know no game, and a match between any of them. `/measuring` is
 * the door to what says how strong and how fair they are.
 */
export { answer, determinised, passes, type Saying, yields } from './determinised.ts';
export { genericPlayers } from './generic.ts';
export { isCalled, type Persona, plainName, secondsAt, type Tempo } from './persona.ts';
export {
  atOnce,
  type Character,
  isLevel,
  LEVELS,
  type Level,
  type Mind,
  type Option,
  type Situation,
  type Think,
  type Thought,
  withMinds,
} from './player.ts';
export { type OpenView, type Pairing, playMatch, playThrough, type Sitter } from './playing.ts';
export { thinkRandom } from './random.ts';
export { type LevelOf, type Remark, type RemarkMoment, type Remarks, remarkOn, wonOrLost } from './remarks.ts';
export { think } from './think.ts';
export { treeSearch } from './tree.ts';
export { advance, beginWorld, type Fortunes, fortunes, goodsOf, type World } from './worlds.ts';
export { byPlayingOut, byPoints, bySearching, type Worth } from './worth.ts';
