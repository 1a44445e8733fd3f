/** Parses and validates requests of the referee protocol; every problem is one sentence. */
import { type BoxedGame, findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { packOrderFault } from '@parlour/kernel/authoring/cards';
import type { Chair, Game, Play, Seat, Seating } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { seatingFault } from '@parlour/kernel/record';
import { isLevel, LEVELS, type Level } from '@parlour/players/player';

export type Request = { readonly [name: string]: unknown };

/** What a client can ask to see after a step, and whether a view includes history. */
export const WANTS = ['view', 'plays', 'actions', 'events'] as const;
export type WantedPart = (typeof WANTS)[number];
export type HistoryChoice = 'with' | 'without';

const WITHOUT_NUMBERS: readonly WantedPart[] = WANTS.filter(want => want !== 'actions');
const isWant = (word: unknown): word is WantedPart => WANTS.some(want => want === word);

export class BadRequestError extends Error {
  override readonly name = 'BadRequestError';
}

export const badRequest = (message: string): never => {
  throw new BadRequestError(message);
};

export const isRequest = (value: unknown): value is Request =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Large enough for a record or a batch. */
export const MAX_LINE_CHARS = 16_000_000;

export function parseRequest(line: string): Request {
  if (line.length > MAX_LINE_CHARS) return badRequest(`A request has at most ${MAX_LINE_CHARS} characters.`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return badRequest('A request must be one JSON object on one line.');
  }
  return isRequest(value) ? value : badRequest('A request must be a JSON object.');
}

const isNaturalNumber = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const quoted = (value: unknown): string => JSON.stringify(value) ?? 'named';

export function parseGame({ game }: Request): BoxedGame {
  const found = typeof game === 'string' ? findGame(game) : undefined;
  const ids = gamesOnShelf().map(({ id }) => id);
  return found ?? badRequest(`There is no game ${quoted(game)}. The games are ${ids.join(', ')}.`);
}

/** The empty name is the default match. */
export function parseMatchName(name: unknown = ''): string {
  return typeof name === 'string' && name.length <= MAX_NAME_CHARS
    ? name
    : badRequest(`The name of a match must be a text of at most ${MAX_NAME_CHARS} characters.`);
}

const MAX_NAME_CHARS = 100;
const MAX_SEED_CHARS = 1000;

/** The default seed is constant: the same request always deals the same cards. */
export function parseSeed(request: Request, fallback = 'parlour'): string {
  const { seed = fallback } = request;
  if (typeof seed === 'number' && Number.isFinite(seed)) return String(seed);
  return typeof seed === 'string' && seed.length <= MAX_SEED_CHARS
    ? seed
    : badRequest(`"seed" must be a number or a text of at most ${MAX_SEED_CHARS} characters.`);
}

/** Default: no limit. */
export function parseTimeLimit({ ms = Number.POSITIVE_INFINITY }: Request): number {
  return typeof ms === 'number' && ms >= 0 ? ms : badRequest('"ms" must be a number of milliseconds.');
}

export function parseSeating(boxed: BoxedGame, { seats, dealer }: Request): Seating {
  const count = seats ?? Math.max(boxed.seats[0], Math.min(4, boxed.seats[1]));
  if (!isNaturalNumber(count)) return badRequest(`"seats" must be a number of seats (got ${JSON.stringify(seats)}).`);
  if (dealer !== undefined && !isNaturalNumber(dealer))
    return badRequest(`"dealer" must be a seat (got ${JSON.stringify(dealer)}).`);
  const seating = dealer === undefined ? { count } : { count, dealer };
  const fault = seatingFault(boxed, seating);
  return fault === undefined ? seating : badRequest(fault);
}

export function parsePacks({ pack }: Game, { packs = [] }: Request): readonly (readonly string[])[] {
  if (!Array.isArray(packs)) return badRequest('"packs" must be a list of packs.');
  const fault = packs.map(order => packOrderFault(pack, order)).find(each => each !== undefined);
  return fault === undefined ? packs : badRequest(fault);
}

export function parseSeat({ seating }: Match, seat: unknown): Seat {
  const { count } = seating;
  return isNaturalNumber(seat) && seat < count
    ? seat
    : badRequest(`There is no seat ${quoted(seat)}. The seats are 0 to ${count - 1}.`);
}

/** Null is the spectator's chair. */
export const parseChair = (match: Match, chair: unknown): Chair => (chair === null ? null : parseSeat(match, chair));

/** Default: no limit. */
export const parseLimit = ({ limit = Number.MAX_SAFE_INTEGER }: Request): number =>
  isNaturalNumber(limit) ? limit : badRequest('"limit" must be a whole number.');

export const parseHistory = ({ history }: Request, fallback: HistoryChoice): HistoryChoice => {
  if (history === undefined) return fallback;
  return typeof history === 'boolean' ? (history ? 'with' : 'without') : badRequest('"history" must be true or false.');
};

export function parseWants({ want }: Request, { actions, title }: Game): readonly WantedPart[] {
  if (want === undefined) return actions ? WANTS : WITHOUT_NUMBERS;
  if (!Array.isArray(want) || want.length > WANTS.length || !want.every(isWant)) {
    return badRequest(`"want" must be a list of some of ${WANTS.join(', ')}.`);
  }
  return actions || !want.includes('actions') ? want : badRequest(noActionNumbers(title));
}

export const noActionNumbers = (title: string): string =>
  `The plays of ${title} have no action numbers, because their number is not fixed. Use the plays that "plays" lists.`;

/** Accepts the play itself or its action number. */
export function parsePlay({ game, seating }: Match, { play, action }: Request): Play {
  if (action === undefined) {
    return game.isPlay(play)
      ? play
      : badRequest(`${JSON.stringify(play) ?? 'Nothing'} is not a play of ${game.title}.`);
  }
  if (play !== undefined) return badRequest('Give "play" or "action", not both.');
  if (game.actions === undefined) return badRequest(noActionNumbers(game.title));
  const count = game.actions.count(seating.count);
  const numbered = isNaturalNumber(action) && action < count ? game.actions.play(action) : undefined;
  return numbered ?? badRequest(`There is no action ${quoted(action)}. The actions are 0 to ${count - 1}.`);
}

export function parseLevel(request: Request): Level {
  const level = request.level ?? 'expert';
  return isLevel(level) ? level : badRequest(`"level" must be one of ${LEVELS.join(', ')}.`);
}
