/** `parlour solve`: finds the best result when all cards are known. */
import { gamesOnShelf, type SolveTask } from '@parlour/games/shelf/shelf';
import type { Command } from 'commander';
import { fail, findGameOrFail, parseWholeNumber } from '../lib/errors.ts';
import { parseGameOptions } from '../lib/game-setup.ts';
import { terminalIo } from '../lib/user-files.ts';

type Flags = { readonly seed?: string; readonly pack?: string; readonly file?: string; readonly effort?: string };

export async function solveGame(id: string, flags: Flags, command: Command): Promise<void> {
  const game = findGameOrFail(id);
  const solvable = gamesOnShelf().flatMap(other => (other.solve ? [other.id] : []));
  if (!game.solve) return fail(`${game.title} has no solver; the games that have one are ${solvable.join(', ')}.`);
  const { options, own } = parseGameOptions(game, command.args.slice(1));
  process.exitCode = await game.solve(taskOf(options, flags), terminalIo(own));
}

const taskOf = (options: SolveTask['options'], { seed, pack, file, effort }: Flags): SolveTask => ({
  options,
  ...(seed !== undefined && { seed }),
  ...(pack !== undefined && { pack: /\s/.test(pack.trim()) ? pack.trim().split(/\s+/) : [...pack.trim()] }),
  ...(file !== undefined && { file }),
  ...(effort !== undefined && { effort: parseWholeNumber('--effort', effort, 1) }),
});
