/** One sentence that says what was wrong and what would be right; the program prints it and ends with the code of it. */
import { type BoxedGame, findGame, gamesOnShelf, type ReadFile } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { seatingFault } from '@parlour/kernel/record';

/** How the program ends: what was looked at is not right; what was asked for cannot be done; somebody pressed Ctrl-C. */
export const [FAULTY, IMPOSSIBLE, INTERRUPTED] = [1, 2, 130] as const;

export class Trouble extends Error {
  override readonly name = 'Trouble';
}

export const trouble = (sentence: string): never => {
  throw new Trouble(sentence);
};

export function gameNamed(id: string): BoxedGame {
  const ids = gamesOnShelf().map(game => game.id);
  return findGame(id) ?? trouble(`There is no game "${id}"; the games are ${ids.join(', ')}.`);
}

export function wholeNumber(name: string, text: string, least = 0): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= least
    ? number
    : trouble(`${name} is a whole number of at least ${least}, not "${text}".`);
}

/** The number of seats asked for, or the usual one. */
export function seatsGiven(game: BoxedGame, text: string | undefined): number {
  const count = text === undefined ? Math.max(game.seats[0], Math.min(4, game.seats[1])) : wholeNumber('--seats', text);
  const fault = seatingFault(game, { count });
  return fault === undefined ? count : trouble(fault);
}

/** Lifts the lid; what keeps it shut, such as a faulty file of the user's, is told in its own sentence. */
export const openGame = (boxed: BoxedGame, options: Options, read: ReadFile): Promise<Game> =>
  boxed.open(options, read).catch((fault: Error) => trouble(fault.message));
