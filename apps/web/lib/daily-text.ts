/** Texts about the daily deal. */
import { startOfDayMs } from '@parlour/club/daily';
import { compareDailyScores, type DailyScore, type DailyScoreByLevel } from '@parlour/games/shelf/daily';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { LEVELS } from '@parlour/players/player';
import type { DailyLeaderboard, DailyStanding, DailySubmissionResult } from '@parlour/protocol/club/daily';

export const dayText = (day: string, month: 'long' | 'short' = 'long'): string =>
  new Date(startOfDayMs(day)).toLocaleDateString('en-GB', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });

export function dailyResultText({ won, score, other }: DailyScore): string {
  if (other === undefined) return won ? 'it came out' : `it did not come out: ${score} left`;
  return `${won ? 'won' : 'lost'}${score === other ? '' : `, ${score} to ${other}`}`;
}

export type SharedDailyResult = {
  readonly game: Pick<BoxedGame, 'title' | 'better'>;
  readonly day: string;
  readonly made: DailyScore;
  readonly levels: DailyScoreByLevel;
  readonly streak: number;
};

const comparisonSign = (ahead: number): string => (ahead > 0 ? '▲' : ahead < 0 ? '▼' : '=');

/** Reveals no cards. One sign per level, easiest first: better, equal or worse. */
export function shareDailyText({ game, day, made, levels, streak }: SharedDailyResult): string {
  const { won, score, other } = made;
  const points = other === undefined ? `${won ? '' : score}` : `${score} : ${other}`;
  const signs = LEVELS.flatMap(level =>
    levels[level] ? [comparisonSign(compareDailyScores(game, made, levels[level]))] : [],
  ).join('');
  const days = streak > 1 ? `${streak} days in a row` : '';
  const line = [won ? '★' : '○', points, signs, days].filter(part => part !== '').join('  ');
  return `${game.title}, daily deal of ${dayText(day, 'short')}\n${line}`;
}

export function dailyStandingText({ place, of, beats, late, streak }: DailyStanding): string {
  const placeText = of === 1 ? 'You are the first to enter.' : `You are number ${place} of ${of}.`;
  const share = of > 1 && beats > 0 ? ` Better than ${beats} in a hundred of the others.` : '';
  const row = streak > 1 ? ` ${streak} days in a row on the board.` : '';
  return `${placeText}${share}${late ? ' Entered after its day.' : ''}${row}`;
}

export function hypotheticalStandingText({ place, of, beats }: DailySubmissionResult): string {
  if (of === 1) return 'You would be the first.';
  const share = beats > 0 ? `, better than ${beats} in a hundred of the others` : '';
  return `You would be number ${place} of ${of}${share}.`;
}

export type DailyBoardRow = {
  readonly key: string;
  readonly name: string;
  readonly made: DailyScore;
  readonly note: string;
};

/** Sorts levels among people by result. */
export function dailyBoardRows(
  game: Pick<BoxedGame, 'better'>,
  { rows, levels }: DailyLeaderboard,
  mine: string | undefined,
): DailyBoardRow[] {
  const people = rows.map(({ place, member, name, made, late }): DailyBoardRow => {
    const label = `${place}. ${name}${member === mine ? ' (you)' : ''}`;
    return { key: member, name: label, made, note: late ? ', entered later' : '' };
  });
  const computers = LEVELS.flatMap((level): DailyBoardRow[] => {
    const made = levels?.[level];
    return made ? [{ key: level, name: `${level}, a computer player`, made, note: '' }] : [];
  });
  return [...people, ...computers].sort((a, b) => compareDailyScores(game, b.made, a.made));
}
