/** The minds of computer players at a table. */
import type { Game } from '@parlour/kernel/game';
import { genericPlayers } from '@parlour/players/generic';
import type { Character, Level, Situation, Think } from '@parlour/players/player';
import { ofLevel } from './company.ts';
import { situate, type Task } from './task.ts';

/** The character of a level, or the strongest below it, or the weakest there is. A game without players gets guests. */
export const characterOf = (characters: readonly Character[], level: Level): Character =>
  ofLevel(characters.length > 0 ? characters : genericPlayers, level);

/** The player who thinks about a task, and all it may look at. */
export const situationOf = (game: Game, characters: readonly Character[], task: Task): [Think, Situation] =>
  situate(game, characterOf(characters, task.level), task);
