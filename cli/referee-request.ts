/** What a request of the referee protocol says, read and checked; what is wrong with it is one sentence. */
import { type BoxedGame, findGame, gamesOnShelf } from '@parlour/games/shelf';
import { packFault } from '@parlour/kernel/cards';
import type { Chair, Game, Seat, Seating } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { seatingFault } from '@parlour/kernel/record';
import { isLevel, LEVELS, type Level } from '@parlour/players/player';

export type Request = { readonly [name: string]: unknown };

/** What the client got wrong. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

export const bad = (message: string): never => {
  throw new BadRequest(message);
};

const isRequest = (value: unknown): value is Request =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readRequest(line: string): Request {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return bad('A request is one JSON object on one line.');
  }
  return isRequest(value) ? value : bad('A request is a JSON object.');
}

const isWhole = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Names what was given, or says that nothing was. */
const shown = (value: unknown): string => JSON.stringify(value) ?? 'named';

export function boxedGame({ game }: Request): BoxedGame {
  const found = typeof game === 'string' ? findGame(game) : undefined;
  const ids = gamesOnShelf().map(({ id }) => id);
  return found ?? bad(`There is no game ${shown(game)}; the games are ${ids.join(', ')}.`);
}

export function seatingOf(boxed: BoxedGame, { seats, dealer }: Request): Seating {
  const count = seats ?? Math.max(boxed.seats[0], Math.min(4, boxed.seats[1]));
  if (!isWhole(count)) return bad(`"seats" is a number of seats, not ${JSON.stringify(seats)}.`);
  if (dealer !== undefined && !isWhole(dealer)) return bad(`"dealer" is a seat, not ${JSON.stringify(dealer)}.`);
  const seating = dealer === undefined ? { count } : { count, dealer };
  const fault = seatingFault(boxed, seating);
  return fault === undefined ? seating : bad(fault);
}

export function packsOf({ pack }: Game, { packs = [] }: Request): readonly (readonly string[])[] {
  if (!Array.isArray(packs)) return bad('"packs" is a list of packs.');
  const fault = packs.map(order => packFault(pack, order)).find(each => each !== undefined);
  return fault === undefined ? packs : bad(fault);
}

export function seatOf({ seating }: Match, seat: unknown): Seat {
  const { count } = seating;
  return isWhole(seat) && seat < count ? seat : bad(`There is no seat ${shown(seat)}; seats are 0 to ${count - 1}.`);
}

/** An onlooker's chair is null. */
export const chairOf = (match: Match, chair: unknown): Chair => (chair === null ? null : seatOf(match, chair));

/** Without a limit there is none. */
export const limitOf = ({ limit = Number.MAX_SAFE_INTEGER }: Request): number =>
  isWhole(limit) ? limit : bad('"limit" is a whole number.');

export function levelOf(request: Request): Level {
  const level = request.level ?? 'expert';
  return isLevel(level) ? level : bad(`"level" is one of ${LEVELS.join(', ')}.`);
}
