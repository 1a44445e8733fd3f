/** CLI errors and exit codes: every problem becomes one sentence for the user. */
import type { BoxedGame, ReadDataFile } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { StartError } from '@parlour/server/config';
import { TableError } from '@parlour/server/errors';
import { StoreError } from '@parlour/server/store/types';
import { wrap } from './terminal-output.ts';

/** Exit codes: a check failed; the request can't be done; the user pressed Ctrl-C. */
export const [EXIT_CHECK_FAILED, EXIT_BAD_REQUEST, EXIT_INTERRUPTED] = [1, 2, 130] as const;

/** An error for the user: what happened, why, and what to do. */
export class CliError extends Error {
  override readonly name: string = 'CliError';
}

/** A wrong argument or option. The help of the command says what is right. */
export class UsageError extends CliError {
  override readonly name = 'UsageError';
  /** For the suggestion, in which the options of the command are known too. */
  readonly unknownOption: UnknownOption | undefined;
  constructor(sentence: string, unknownOption?: UnknownOption) {
    super(sentence);
    this.unknownOption = unknownOption;
  }
}

type UnknownOption = { readonly name: string; readonly known: readonly string[] };

/** Throws a CliError; the program prints it and exits with EXIT_BAD_REQUEST. */
export const fail = (sentence: string): never => {
  throw new CliError(sentence);
};

/** Throws a UsageError; the program adds where the help is. */
export const failUsage = (sentence: string, unknownOption?: UnknownOption): never => {
  throw new UsageError(sentence, unknownOption);
};

/** Prints an error on stderr: one line in a pipe, wrapped on a terminal. */
export function printError(sentence: string): void {
  const text = `parlour: ${sentence}`;
  console.error(process.stderr.isTTY ? wrap(text) : text);
}

const SYSTEM_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
  EIO: 'the disk or terminal reports an error',
};

/** Says why a file can't be read or written. */
export const systemReason = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return SYSTEM_REASONS[code] ?? message;
};

/** Returns a handler that fails with "Can't read FILE: reason." */
export const failToRead =
  (file: string) =>
  (error: unknown): never =>
    fail(`Can't read ${file}: ${systemReason(error)}.`);

export const failToWrite =
  (file: string) =>
  (error: unknown): never =>
    fail(`Can't write ${file}: ${systemReason(error)}.`);

/** True if writing has failed because of the disk, the terminal or the pipe. */
export const isWriteError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && error.syscall === 'write';

/** Ends the program when the output can't be written. A reader like `head` may close the pipe early: no error. */
export function exitOnOutputError(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit();
  printError(`Can't write the output: ${systemReason(error)}.`);
  process.exit(EXIT_BAD_REQUEST);
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

/** Reports an error in one typed line of a session, which goes on. */
export const printLineError = (error: unknown): void =>
  printError(`That failed: ${error instanceof Error ? error.message : error}`);
