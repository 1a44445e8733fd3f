/** The computer players a game offers; where it has none of its own, all levels play anything that is permitted. */
import { findGame, type ReadFile } from '@parlour/games/shelf';
import { type Character, LEVELS, type Level } from '@parlour/players/player';
import { thinkRandom } from '@parlour/players/random';

const anybody = (level: Level): Character => ({
  level,
  name: 'Anybody',
  manner: 'plays whatever is permitted',
  budget: 1,
  think: thinkRandom,
});

export async function playersOf(game: string, read: ReadFile): Promise<readonly Character[]> {
  return (await findGame(game)?.players?.(read)) ?? LEVELS.map(anybody);
}

export async function playerOf(game: string, level: Level, read: ReadFile): Promise<Character> {
  const players = await playersOf(game, read);
  return players.find(player => player.level === level) ?? anybody(level);
}
