/** `parlour solve`: deals of which every card is known, played out to the best end. */
import { gamesOnShelf, type Puzzle } from '@parlour/games/shelf';
import { terminalIo } from '../io.ts';
import { gameNamed, trouble } from '../trouble.ts';

export async function solvePuzzle(id: string, puzzle: Puzzle): Promise<void> {
  const game = gameNamed(id);
  const solvable = gamesOnShelf().flatMap(game => (game.solve ? [game.id] : []));
  if (!game.solve) return trouble(`${game.title} has no solver; the games that have one are ${solvable.join(', ')}.`);
  process.exitCode = await game.solve(puzzle, terminalIo());
}
