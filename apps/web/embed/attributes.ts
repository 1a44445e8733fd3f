import { type BoxedGame, findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { defaultSeatCount } from '@parlour/games/shelf/table-defaults';
import { failure, type Result, success } from '@parlour/kernel/result';
import { isLevel, LEVELS, type Level } from '@parlour/players/player';
import { type ComputerPace, PACES } from '@parlour/table/log';
import type { LIGHT_MODES } from '../app/settings.ts';
import { embedText } from './embed-text.ts';

/** A change of one of these restarts the table. */
export const ATTRIBUTES = ['game', 'level', 'seats', 'seed', 'pace'] as const;

export type TableAttributes = { readonly [name in (typeof ATTRIBUTES)[number]]?: string | undefined };

export type ParsedAttributes = {
  readonly game: BoxedGame;
  readonly count: number;
  readonly level: Level;
  readonly pace: ComputerPace;
  readonly seed?: string;
};

const MAX_SEED_LENGTH = 100;

/** An error quotes at most 40 characters of an attribute. */
const quoted = (text: string): string => `"${text.slice(0, 40)}"`;

export function parseAttributes(attributes: TableAttributes): Result<ParsedAttributes> {
  const game = findGame(attributes.game ?? '');
  if (!game) return failure(unknownGameError(attributes.game));
  const { level = game.level ?? 'normal', seed = '', pace = 'brisk' } = attributes;
  const count = parseSeatCount(game, attributes.seats);
  if (!isLevel(level)) return failure(embedText('badLevel', { levels: LEVELS.join(', '), given: quoted(level) }));
  if (!isPace(pace)) return failure(embedText('badPace', { paces: PACES.join(', '), given: quoted(pace) }));
  if (count === undefined)
    return failure(
      embedText('badSeats', { title: game.title, range: seatRangeText(game), given: quoted(attributes.seats ?? '') }),
    );
  if (seed.length > MAX_SEED_LENGTH) return failure(embedText('longSeed', { max: MAX_SEED_LENGTH }));
  return success({ game, count, level, pace, ...(seed !== '' && { seed }) });
}

function unknownGameError(attributes: string | undefined): string {
  const known = gamesOnShelf()
    .map(({ id }) => id)
    .join(', ');
  return attributes === undefined
    ? embedText('noGame', { known })
    : embedText('unknownGame', { given: quoted(attributes), known });
}

const isPace = (word: string): word is ComputerPace => PACES.some(pace => pace === word);

function parseSeatCount(game: BoxedGame, seats: string | undefined): number | undefined {
  if (seats === undefined) return defaultSeatCount(game);
  const [min, max] = game.seats;
  const count = /^\d{1,2}$/.test(seats) ? Number(seats) : 0;
  return count >= min && count <= max ? count : undefined;
}

const seatRangeText = ({ seats: [min, max] }: BoxedGame): string =>
  min === max ? embedText('seatCount', { count: min }) : embedText('seatRange', { min, max });

type Light = (typeof LIGHT_MODES)[number];

const LIGHT_BY_THEME: ReadonlyMap<string | undefined, Light> = new Map([
  ['light', 'day'],
  ['dark', 'lamp'],
]);

/** Any other theme follows the system. */
export const colorSchemeForTheme = (theme: string | undefined): Light => LIGHT_BY_THEME.get(theme) ?? 'system';
