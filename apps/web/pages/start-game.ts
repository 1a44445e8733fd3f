import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { settings } from '../app/settings.ts';
import { beginnerTerms, createLocalTable, defaultTerms, isFirstGameHere } from '../table/create-table.ts';

/** Starts a game with the player's settings, or gentle ones for a first game. */
export async function startNewGame(game: BoxedGame): Promise<void> {
  const isNew = await isFirstGameHere(game.id).catch(() => false);
  await createLocalTable(game.id, isNew ? beginnerTerms(game) : defaultTerms(game), [settings.peek().name]);
}
