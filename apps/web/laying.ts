/** What is agreed before a table is laid, and laying it. */
import { firstRest } from '@parlour/board-kit/rest';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { usualCount } from '@parlour/games/shelf/usual';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import type { Level } from '@parlour/players/player';
import type { Pace } from '@parlour/table/log';
import { worker } from './host/worker-client.ts';
import { beforeLetters } from './letters.ts';
import { go } from './router.tsx';
import { settings, USUAL } from './settings.ts';

export type Terms = {
  readonly count: number;
  readonly level: Level;
  readonly pace: Pace;
  readonly options: Options;
};

export const usualTerms = (game: BoxedGame): Terms => ({
  count: usualCount(game),
  level: levelFor(game.level),
  pace: settings.peek().pace,
  options: defaultsOf(game.options),
});

/** Whoever has chosen a level gets it everywhere. */
function levelFor(own: Level | undefined): Level {
  const { level } = settings.peek();
  return level === USUAL.level ? (own ?? level) : level;
}

/** Whoever learns a game meets easy players, who take their time. */
export const GENTLE: Pick<Terms, 'level' | 'pace'> = { level: 'easy', pace: 'thoughtful' };

export const isGentle = ({ level, pace }: Terms): boolean => level === GENTLE.level && pace === GENTLE.pace;

/** A first game on this device is gentle, unless its player has chosen otherwise or wants no lessons. */
export async function isForNewcomer(game: string): Promise<boolean> {
  const { level, pace, lessons } = settings.peek();
  const isUsual = level === USUAL.level && pace === USUAL.pace && lessons === 'on';
  return isUsual && !(await worker().hasPlayed(game));
}

/** Several people share a screen only where one plays after another. */
export const isForOneRoom = ({ seats, turns }: BoxedGame): boolean => seats[1] > 1 && turns === 'one by one';

/** In one room only the seat with the owner's own name is theirs; whoever plays alone plays for themselves. */
const ownSeats = (people: readonly string[]): number[] =>
  people.flatMap((name, seat) => (people.length === 1 || name === settings.peek().name ? [seat] : []));

/** Milliseconds after which letters wait for no table any more. */
const PATIENCE = 5000;

const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, PATIENCE));

let isLaying = false;

/** Whether somebody is about to sit down: then nothing else is of interest. */
export const isSittingDown = (): boolean => isLaying;

/** Lays a table on this device and goes there. */
export async function layHere(game: string, terms: Terms, people: readonly string[], seed?: string): Promise<void> {
  beforeLetters(Promise.race([firstRest, soon()]));
  isLaying = true;
  const { count, level, pace, options } = terms;
  const seated = Array.from({ length: count }, (_, seat) => people[seat] ?? null);
  const guests = { game, options, count, people: seated, level, pace, mine: ownSeats(people) };
  try {
    go(`/table/${await worker().lay({ ...guests, ...(seed && { given: { seed } }) })}`);
  } finally {
    isLaying = false;
  }
}
