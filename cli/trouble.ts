/** One sentence that says what was wrong and what would be right; the program prints it and ends with code 2. */
import { type BoxedGame, findGame, gamesOnShelf } from '@parlour/games/shelf';
import { seatingFault } from '@parlour/kernel/record';

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
