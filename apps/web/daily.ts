/** The daily deal in words: what was made of it, and a result to share. */
import { timeOf } from '@parlour/club/days';
import { compared, type Made, type MadeByLevels } from '@parlour/games/shelf/daily';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { LEVELS } from '@parlour/players/player';

export const daySaid = (day: string, month: 'long' | 'short' = 'long'): string =>
  new Date(timeOf(day)).toLocaleDateString('en-GB', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });

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
