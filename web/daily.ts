/** The daily deal: one a day and game, the same for everybody, and one attempt that counts. */
import type { BoxedGame } from '@parlour/games/shelf';
import type { MatchResult } from '@parlour/kernel/game';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { LEVELS, type Level } from '@parlour/players/player';

/** What somebody made of a deal: their score, and the best among the others if there were any. */
export type Made = { readonly won: boolean; readonly score: number; readonly other?: number };
export type MadeByLevels = Readonly<Partial<Record<Level, Made>>>;

/** Whoever plays the daily deal sits here, among others of this level. */
export const SEAT = 0;
export const AMONG: Level = 'normal';

/** Where seconds decide, no two people ever have the same game. */
export const hasDaily = ({ turns }: BoxedGame): boolean => turns === 'one by one';

/** The same day for everybody, wherever the sun stands. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

export const seedOf = (game: string, day: string): string => `daily ${day} ${game}`;

export const optionsOf = ({ options, daily }: BoxedGame): Options => ({ ...defaultsOf(options), ...daily });

const DAY = 24 * 60 * 60 * 1000;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && Number.isFinite(timeOf(text)) && dayOf(new Date(timeOf(text))) === text;

export const daysBefore = (day: string, count: number): string => dayOf(new Date(timeOf(day) - count * DAY));

export const daySaid = (day: string, month: 'long' | 'short' = 'long'): string =>
  new Date(timeOf(day)).toLocaleDateString('en-GB', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });

/** Days in a row up to today; whoever has not played today yet has not broken it. */
export function streakOf(played: readonly string[], today: string): number {
  const days = new Set(played);
  const from = days.has(today) ? 0 : 1;
  for (let count = 0; ; count++) if (!days.has(daysBefore(today, from + count))) return count;
}

export function madeOf({ better }: Pick<BoxedGame, 'better'>, { winners, scores }: MatchResult): Made {
  const others = scores.filter((_, side) => side !== SEAT);
  const other = better === 'high' ? Math.max(...others) : Math.min(...others);
  return { won: winners.includes(SEAT), score: scores[SEAT] ?? 0, ...(others.length > 0 && { other }) };
}

/** More than 0 if the first is better: who has won, and then by how much. */
export function compared({ better }: Pick<BoxedGame, 'better'>, one: Made, two: Made): number {
  const margin = ({ score, other = 0 }: Made): number => (better === 'high' ? score - other : other - score);
  return Number(one.won) - Number(two.won) || margin(one) - margin(two);
}

export function madeSaid({ won, score, other }: Made): string {
  if (other === undefined) return won ? 'it came out' : `it did not come out: ${score} left`;
  return `${won ? 'won' : 'lost'}${score === other ? '' : `, ${score} to ${other}`}`;
}

export type Shared = {
  readonly game: Pick<BoxedGame, 'title' | 'better'>;
  readonly day: string;
  readonly made: Made;
  readonly levels: MadeByLevels;
  readonly streak: number;
};

const signOf = (ahead: number): string => (ahead > 0 ? '▲' : ahead < 0 ? '▼' : '=');

/** A result in a few signs that tells nothing of the cards: better than a level, as good, or worse, the easy one first. */
export function sharedText({ game, day, made, levels, streak }: Shared): string {
  const { won, score, other } = made;
  const points = other === undefined ? `${won ? '' : score}` : `${score} : ${other}`;
  const signs = LEVELS.flatMap(level => (levels[level] ? [signOf(compared(game, made, levels[level]))] : [])).join('');
  const days = streak > 1 ? `${streak} days in a row` : '';
  const line = [won ? '★' : '○', points, signs, days].filter(part => part !== '').join('  ');
  return `${game.title}, daily deal of ${daySaid(day, 'short')}\n${line}`;
}
