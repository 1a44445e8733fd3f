/** The computer players a game offers; where it has none of its own, those who know only its contract sit down. */
import { findGame, type ReadFile } from '@parlour/games/shelf';
import { guests } from '@parlour/players/guests';
import type { Character, Level } from '@parlour/players/player';

export async function playersOf(game: string, read: ReadFile): Promise<readonly Character[]> {
  return (await findGame(game)?.players?.(read)) ?? guests;
}

export async function playerOf(game: string, level: Level, read: ReadFile): Promise<Character> {
  const players = await playersOf(game, read);
  return players.find(player => player.level === level) ?? guests.find(player => player.level === level)!;
}
