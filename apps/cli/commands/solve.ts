/** `parlour solve`: all cards known, the best that can be made of them. */
import { gamesOnShelf, type SolveTask } from '@parlour/games/shelf/shelf';
import type { Command } from 'commander';
import { chooseOptions } from '../game-options.ts';
import { terminalIo } from '../io.ts';
import { gameNamed, trouble, wholeNumber } from '../trouble.ts';

type Flags = { readonly seed?: string; readonly pack?: string; readonly file?: string; readonly effort?: string };

export async function solveGame(id: string, flags: Flags, command: Command): Promise<void> {
  const game = gameNamed(id);
  const solvable = gamesOnShelf().flatMap(other => (other.solve ? [other.id] : []));
  if (!game.solve) return trouble(`${game.title} has no solver; the games that have one are ${solvable.join(', ')}.`);
  const { options, own } = chooseOptions(game, command.args.slice(1));
  process.exitCode = await game.solve(taskOf(options, flags), terminalIo(own));
}

const taskOf = (options: SolveTask['options'], { seed, pack, file, effort }: Flags): SolveTask => ({
  options,
  ...(seed !== undefined && { seed }),
  ...(pack !== undefined && { pack: /\s/.test(pack.trim()) ? pack.trim().split(/\s+/) : [...pack.trim()] }),
  ...(file !== undefined && { file }),
  ...(effort !== undefined && { effort: wholeNumber('--effort', effort, 1) }),
});
