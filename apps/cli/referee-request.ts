/** What a request of the referee protocol says, read and checked; what is wrong with it is one sentence. */
import { type BoxedGame, findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { packFault } from '@parlour/kernel/cards';
import type { Chair, Game, Play, Seat, Seating } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { seatingFault } from '@parlour/kernel/record';
import { isLevel, LEVELS, type Level } from '@parlour/players/player';

export type Request = { readonly [name: string]: unknown };

/** What can be seen after a step, and whether a view tells what was before. */
export const WANTS = ['view', 'plays', 'actions', 'happenings'] as const;
export type Wish = (typeof WANTS)[number];
export type Past = 'with' | 'without';

const WITHOUT_NUMBERS: readonly Wish[] = WANTS.filter(want => want !== 'actions');
const isWant = (word: unknown): word is Wish => WANTS.some(want => want === word);

/** What the client got wrong. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

export const bad = (message: string): never => {
  throw new BadRequest(message);
};

export const isRequest = (value: unknown): value is Request =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record fits into it, and a batch. */
export const LONGEST_LINE = 16_000_000;

export function readRequest(line: string): Request {
  if (line.length > LONGEST_LINE) return bad(`A request has at most ${LONGEST_LINE} characters.`);
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

/** The name of a match; without one it is the match that needs none. */
export function nameOf(name: unknown = ''): string {
  return typeof name === 'string' && name.length <= LONGEST_NAME
    ? name
    : bad(`A match is named by a text of at most ${LONGEST_NAME} characters.`);
}

const LONGEST_NAME = 100;
const LONGEST_SEED = 1000;

/** Without a seed it is always the same one: the same request deals the same cards. */
export function seedOf(request: Request, unlessSaid = 'parlour'): string {
  const { seed = unlessSaid } = request;
  if (typeof seed === 'number' && Number.isFinite(seed)) return String(seed);
  return typeof seed === 'string' && seed.length <= LONGEST_SEED
    ? seed
    : bad(`"seed" is a number, or a text of at most ${LONGEST_SEED} characters.`);
}

/** Without a time there is no end to it. */
export function msOf({ ms = Number.POSITIVE_INFINITY }: Request): number {
  return typeof ms === 'number' && ms >= 0 ? ms : bad('"ms" is a number of milliseconds.');
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

export const historyOf = ({ history }: Request, unlessSaid: Past): Past => {
  if (history === undefined) return unlessSaid;
  return typeof history === 'boolean' ? (history ? 'with' : 'without') : bad('"history" is true or false.');
};

export function wantsOf({ want }: Request, { actions, title }: Game): readonly Wish[] {
  if (want === undefined) return actions ? WANTS : WITHOUT_NUMBERS;
  if (!Array.isArray(want) || want.length > WANTS.length || !want.every(isWant)) {
    return bad(`"want" is a list of some of ${WANTS.join(', ')}.`);
  }
  return actions || !want.includes('actions') ? want : bad(unnumbered(title));
}

export const unnumbered = (title: string): string =>
  `The plays of ${title} cannot be counted beforehand and have no numbers; choose among those that "plays" lists.`;

/** What a seat plays: the play itself, or its number. */
export function playIn({ game, seating }: Match, { play, action }: Request): Play {
  if (action === undefined) {
    return game.isPlay(play) ? play : bad(`${JSON.stringify(play) ?? 'Nothing'} is no play of ${game.title}.`);
  }
  if (play !== undefined) return bad('Name the play or the number of its action, not both.');
  if (game.actions === undefined) return bad(unnumbered(game.title));
  const count = game.actions.count(seating.count);
  const numbered = isWhole(action) && action < count ? game.actions.play(action) : undefined;
  return numbered ?? bad(`There is no action ${shown(action)}; actions are 0 to ${count - 1}.`);
}

export function levelOf(request: Request): Level {
  const level = request.level ?? 'expert';
  return isLevel(level) ? level : bad(`"level" is one of ${LEVELS.join(', ')}.`);
}
