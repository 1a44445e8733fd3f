/** CLI errors and exit codes: how a problem becomes one sentence for the user. */
import type { BoxedGame, ReadDataFile } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { StartError } from '@parlour/server/config';
import { TableError } from '@parlour/server/errors';
import { StoreError } from '@parlour/server/store/types';

/** Exit codes: what was checked is not right; the request can't be done; the user pressed Ctrl-C. */
export const [EXIT_CHECK_FAILED, EXIT_BAD_REQUEST, EXIT_INTERRUPTED] = [1, 2, 130] as const;

/** An error for the user: one sentence that says what was wrong and what would be right. */
export class CliError extends Error {
  override readonly name = 'CliError';
}

/** Throws a CliError; the program prints it and exits with EXIT_BAD_REQUEST. */
export const fail = (sentence: string): never => {
  throw new CliError(sentence);
};

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

/** Reports an error in one typed line of a session, which goes on. */
export const printLineError = (error: unknown): void =>
  console.error(`  That went wrong: ${error instanceof Error ? error.message : error}`);
