import { firstRest } from '@parlour/board-kit/motion/first-rest';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { defaultSeatCount } from '@parlour/games/shelf/table-defaults';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import type { Level } from '@parlour/players/player';
import type { ComputerPace } from '@parlour/table/log';
import { navigateTo } from '../app/router.tsx';
import { DEFAULT_SETTINGS, settings } from '../app/settings.ts';
import { deferFontsUntil } from '../lib/web-fonts.ts';
import { workerApi } from '../worker/worker-client.ts';

export type GameTerms = {
  readonly count: number;
  readonly level: Level;
  readonly pace: ComputerPace;
  readonly options: Options;
};

export const defaultTerms = (game: BoxedGame): GameTerms => ({
  count: defaultSeatCount(game),
  level: chosenLevel(game.level),
  pace: settings.peek().pace,
  options: defaultsOf(game.options),
});

/** A level the player has chosen applies to every game. */
function chosenLevel(own: Level | undefined): Level {
  const { level } = settings.peek();
  return level === DEFAULT_SETTINGS.level ? (own ?? level) : level;
}

/** Beginners meet easy opponents who take their time. */
const BEGINNER_TERMS: Pick<GameTerms, 'level' | 'pace'> = { level: 'easy', pace: 'thoughtful' };

/** A newcomer's first game may also be shorter and have fewer players. */
export function beginnerTerms(game: BoxedGame): GameTerms {
  const terms = { ...defaultTerms(game), ...BEGINNER_TERMS };
  const { firstGame } = game;
  return firstGame ? { ...terms, count: firstGame.seats, options: { ...terms.options, ...firstGame.options } } : terms;
}

export const isForBeginners = ({ level, pace }: GameTerms): boolean =>
  level === BEGINNER_TERMS.level && pace === BEGINNER_TERMS.pace;

/** Gentle unless the player has changed level or pace or turned lessons off. */
export async function isFirstGameHere(game: string): Promise<boolean> {
  const { level, pace, lessons } = settings.peek();
  const hasDefaults = level === DEFAULT_SETTINGS.level && pace === DEFAULT_SETTINGS.pace && lessons === 'on';
  return hasDefaults && !(await workerApi().hasPlayed(game));
}

/** A hot seat needs turns. */
export const canPlayHotSeat = ({ seats, turns }: BoxedGame): boolean => seats[1] > 1 && turns === 'one by one';

/** In hot-seat play the owner's name marks the owner's seat. */
const ownerSeatsAmong = (people: readonly string[]): number[] =>
  people.flatMap((name, seat) => (people.length === 1 || name === settings.peek().name ? [seat] : []));

const MAX_FONT_DELAY_MS = 5000;

const maxFontDelay = (): Promise<void> => new Promise(resolve => setTimeout(resolve, MAX_FONT_DELAY_MS));

let isCreatingTable = false;

/** True while a table is being created. */
export const isTableOpening = (): boolean => isCreatingTable;

export async function createLocalTable(
  game: string,
  terms: GameTerms,
  people: readonly string[],
  seed?: string,
): Promise<void> {
  deferFontsUntil(Promise.race([firstRest, maxFontDelay()]));
  isCreatingTable = true;
  const { count, level, pace, options } = terms;
  const seatNames = Array.from({ length: count }, (_, seat) => people[seat] ?? null);
  const newTable = { game, options, count, people: seatNames, level, pace, mine: ownerSeatsAmong(people) };
  try {
    navigateTo(`/table/${await workerApi().createTable({ ...newTable, ...(seed && { given: { seed } }) })}`);
  } finally {
    isCreatingTable = false;
  }
}
