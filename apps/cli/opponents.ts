/** The computer players of a game. */
import { findGame, type ReadFile } from '@parlour/games/shelf/shelf';
import type { Character, Level } from '@parlour/players/player';
import { characterOf } from '@parlour/table/thinking';

export const playersOf = async (game: string, read: ReadFile): Promise<readonly Character[]> =>
  (await findGame(game)?.players?.(read)) ?? [];

export const playerOf = async (game: string, level: Level, read: ReadFile): Promise<Character> =>
  characterOf(await playersOf(game, read), level);
