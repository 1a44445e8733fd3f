/** What the attributes of an embedded table ask for, and what is wrong with them. */
import { type BoxedGame, findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { usualCount } from '@parlour/games/shelf/usual';
import { failure, type Result, success } from '@parlour/kernel/result';
import { isLevel, LEVELS, type Level } from '@parlour/players/player';
import { PACES, type Pace } from '@parlour/table/log';
import type { LIGHTS } from '../settings.ts';

/** Whoever changes one of these begins anew. */
export const ATTRIBUTES = ['game', 'level', 'seats', 'seed', 'pace'] as const;

export type AskedTerms = { readonly [name in (typeof ATTRIBUTES)[number]]?: string | undefined };

export type TableTerms = {
  readonly game: BoxedGame;
  readonly count: number;
  readonly level: Level;
  readonly pace: Pace;
  readonly seed?: string;
};

const LONGEST_SEED = 100;

/** What somebody wrote may be part of a sentence, but not all of it. */
const quoted = (text: string): string => `"${text.slice(0, 40)}"`;

export function termsOf(asked: AskedTerms): Result<TableTerms> {
  const game = findGame(asked.game ?? '');
  if (!game) return failure(noGame(asked.game));
  const { level = game.level ?? 'normal', seed = '', pace = 'brisk' } = asked;
  const count = countOf(game, asked.seats);
  if (!isLevel(level)) return failure(`A level is ${LEVELS.join(', ')}; not ${quoted(level)}.`);
  if (!isPace(pace)) return failure(`A pace is ${PACES.join(', ')}; not ${quoted(pace)}.`);
  if (count === undefined) return failure(`${game.title} is for ${seatsOf(game)}; not ${quoted(asked.seats ?? '')}.`);
  if (seed.length > LONGEST_SEED) return failure(`A seed has at most ${LONGEST_SEED} letters.`);
  return success({ game, count, level, pace, ...(seed !== '' && { seed }) });
}

function noGame(asked: string | undefined): string {
  const known = gamesOnShelf()
    .map(({ id }) => id)
    .join(', ');
  const what = asked === undefined ? 'It is not said which game' : `There is no game ${quoted(asked)}`;
  return `${what}; there are ${known}.`;
}

const isPace = (word: string): word is Pace => PACES.some(pace => pace === word);

function countOf(game: BoxedGame, seats: string | undefined): number | undefined {
  if (seats === undefined) return usualCount(game);
  const [least, most] = game.seats;
  const count = /^\d{1,2}$/.test(seats) ? Number(seats) : 0;
  return count >= least && count <= most ? count : undefined;
}

const seatsOf = ({ seats: [least, most] }: BoxedGame): string =>
  least === most ? `${least} seats` : `${least} to ${most} seats`;

type Light = (typeof LIGHTS)[number];

const LIGHT_OF: ReadonlyMap<string | undefined, Light> = new Map([
  ['light', 'day'],
  ['dark', 'lamp'],
]);

/** Any other theme is as the system has it. */
export const lightOf = (theme: string | undefined): Light => LIGHT_OF.get(theme) ?? 'system';
