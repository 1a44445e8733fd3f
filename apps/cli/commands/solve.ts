/** `parlour solve`: finds the best result when all cards are known. */
import { gamesOnShelf, type SolveTask } from '@parlour/games/shelf/shelf';
import { parseWholeNumber } from '../lib/arguments.ts';
import { type CliCommand, GAME_OPTIONS } from '../lib/command.ts';
import { fail } from '../lib/errors.ts';
import { findGameOrFail, parseGameOptions } from '../lib/game-setup.ts';
import { terminalIo } from '../lib/user-files.ts';

export const command: CliCommand = {
  name: 'solve',
  summary: 'Find the best result when all cards are known.',
  arguments: '<game>',
  otherOptions: GAME_OPTIONS,
  options: [
    { flag: '--seed <seed>', says: 'Deal by this seed.' },
    { flag: '--pack <cards>', says: 'Deal the cards in this order: letters, or names with spaces.' },
    { flag: '--file <file>', says: 'Read positions from a file in the notation of the game.' },
    { flag: '--effort <n>', says: 'Units of work before the solver gives up.' },
  ],
  run: solveGame,
};

type Flags = { readonly seed?: string; readonly pack?: string; readonly file?: string; readonly effort?: string };

async function solveGame([id]: readonly [string], flags: Flags, others: readonly string[]): Promise<void> {
  const game = findGameOrFail(id);
  const solvable = gamesOnShelf().flatMap(other => (other.solve ? [other.id] : []));
  if (!game.solve) return fail(`${game.title} has no solver. Games with a solver: ${solvable.join(', ')}.`);
  const { options, own } = parseGameOptions(game, others);
  process.exitCode = await game.solve(taskOf(options, flags), terminalIo(own));
}

const taskOf = (options: SolveTask['options'], { seed, pack, file, effort }: Flags): SolveTask => ({
  options,
  ...(seed !== undefined && { seed }),
  ...(pack !== undefined && { pack: /\s/.test(pack.trim()) ? pack.trim().split(/\s+/) : [...pack.trim()] }),
  ...(file !== undefined && { file }),
  ...(effort !== undefined && { effort: parseWholeNumber('--effort', effort, 1) }),
});
