/** CLI errors and exit codes, and the arguments that most commands share. */
import { type BoxedGame, findGame, gamesOnShelf, type ReadDataFile } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { seatingFault } from '@parlour/kernel/record';
import { StartError } from '@parlour/server/config';
import { TableError } from '@parlour/server/errors';
import { StoreError } from '@parlour/server/store/types';

/** Exit codes: what was checked is not right; the request can't be done; the user pressed Ctrl-C. */
export const [EXIT_CHECK_FAILED, EXIT_BAD_REQUEST, EXIT_INTERRUPTED] = [1, 2, 130] as const;

/** An error for the user: one sentence that says what was wrong and what would be right. */
export class CliError extends Error {
  override readonly name = 'Trouble';
}

/** Throws a CliError; the program prints it and exits with EXIT_BAD_REQUEST. */
export const fail = (sentence: string): never => {
  throw new CliError(sentence);
};

export function findGameOrFail(id: string): BoxedGame {
  const ids = gamesOnShelf().map(game => game.id);
  return findGame(id) ?? fail(`There is no game "${id}"; the games are ${ids.join(', ')}.`);
}

export function parseWholeNumber(name: string, text: string, min = 0): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= min
    ? number
    : fail(`${name} is a whole number of at least ${min}, not "${text}".`);
}

/** Returns the number of seats from the flag, or the game's default. */
export function parseSeatCount(game: BoxedGame, text: string | undefined): number {
  const count =
    text === undefined ? Math.max(game.seats[0], Math.min(4, game.seats[1])) : parseWholeNumber('--seats', text);
  const error = seatingFault(game, { count });
  return error === undefined ? count : fail(error);
}

/** Opens a game. A problem with the user's file becomes a CliError with its own sentence. */
export const openGameOrFail = (boxed: BoxedGame, options: Options, read: ReadDataFile): Promise<Game> =>
  boxed.open(options, read).catch((error: Error) => fail(error.message));

/** Turns errors of the store or its settings into a CliError: the operator gets one sentence and no stack trace. */

export async function withOperatorErrors(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isOperatorError = [StoreError, StartError, TableError].some(kind => error instanceof kind);
    if (isOperatorError && error instanceof Error) fail(error.message);
    throw error;
  }
}
