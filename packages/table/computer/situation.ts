/** Apart from task.ts, because this loads the searches of the generic players. */
import type { Game } from '@parlour/kernel/game';
import { genericPlayers } from '@parlour/players/generic-players';
import type { Character, Level, Situation, Think } from '@parlour/players/player';
import { personaOfLevel, type ThinkTask, toSituation } from './task.ts';

/** Like `personaOfLevel`; games without players get the generic ones. */
export const characterOfLevel = (characters: readonly Character[], level: Level): Character =>
  personaOfLevel(characters.length > 0 ? characters : genericPlayers, level);

export const taskSituation = (game: Game, characters: readonly Character[], task: ThinkTask): [Think, Situation] =>
  toSituation(game, characterOfLevel(characters, task.level), task);
