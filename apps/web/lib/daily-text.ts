/** Texts about the daily deal. */
import { startOfDayMs } from '@parlour/club/daily';
import { compareDailyScores, type DailyScore } from '@parlour/games/shelf/daily';
import type { ShareSquare } from '@parlour/games/shelf/feats';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { LEVELS } from '@parlour/players/player';
import type { DailyLeaderboard, DailyStanding, DailySubmissionResult } from '@parlour/protocol/club/daily';
import { dailyText } from './daily-words.ts';

export const dayText = (day: string, month: 'long' | 'short' = 'long'): string =>
  new Date(startOfDayMs(day)).toLocaleDateString('en-GB', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });

/** "won 5–3". */
export function dailyResultText({ won, score, other }: DailyScore): string {
  if (other === undefined) return won ? dailyText('solved') : dailyText('cardsLeft', { count: score });
  if (score === other) return dailyText(won ? 'won' : 'lost');
  return dailyText(won ? 'wonScore' : 'lostScore', { score, other });
}

export type SharedDailyResult = {
  readonly game: Pick<BoxedGame, 'title'>;
  readonly day: string;
  readonly made: DailyScore;
  readonly squares?: readonly (readonly ShareSquare[])[] | undefined;
  readonly streak: number;
};

const SQUARE_SIGNS: Readonly<Record<ShareSquare, string>> = { won: '🟩', best: '⭐', lost: '⬜' };

/** Reveals no cards and no names: the course of the match in squares, a line for each part, then the result. */
export function shareDailyText({ game, day, made, squares = [], streak }: SharedDailyResult): string {
  const { won, score, other } = made;
  const result =
    other === undefined
      ? won
        ? ''
        : dailyText('cardsLeft', { count: score })
      : dailyText('shareScore', { score, other });
  const rows = squares.map(row => row.map(square => SQUARE_SIGNS[square]).join(''));
  const days = streak > 1 ? dailyText('daysInARow', { count: streak }) : '';
  const line = [won ? '★' : '○', result, days].filter(part => part !== '').join('  ');
  return [dailyText('shareTitle', { game: game.title, day: dayText(day, 'short') }), ...rows, line].join('\n');
}

export function dailyStandingText({ place, of, beats, late, streak }: DailyStanding): string {
  const standing = of === 1 ? dailyText('first') : dailyText(beats > 0 ? 'placeBeats' : 'place', { place, of, beats });
  return [
    standing,
    ...(late ? [dailyText('lateEntry')] : []),
    ...(streak > 1 ? [dailyText('boardStreak', { count: streak })] : []),
  ].join(' ');
}

export const hypotheticalStandingText = ({ place, of, beats }: DailySubmissionResult): string =>
  of === 1 ? dailyText('wouldBeFirst') : dailyText(beats > 0 ? 'wouldBeat' : 'wouldBe', { place, of, beats });

export type DailyBoardRow = {
  readonly key: string;
  readonly name: string;
  readonly made: DailyScore;
  readonly note: string;
};

const COMPUTERS = {
  easy: 'easyComputer',
  normal: 'normalComputer',
  strong: 'strongComputer',
  expert: 'expertComputer',
} as const;

/** Sorts levels among people by result. */
export function dailyBoardRows(
  game: Pick<BoxedGame, 'better'>,
  { rows, levels }: DailyLeaderboard,
  mine: string | undefined,
): DailyBoardRow[] {
  const people = rows.map(({ place, member, name, made, late }): DailyBoardRow => {
    const label = dailyText(member === mine ? 'boardRowYou' : 'boardRow', { place, name });
    return { key: member, name: label, made, note: late ? dailyText('enteredLater') : '' };
  });
  const computers = LEVELS.flatMap((level): DailyBoardRow[] => {
    const made = levels?.[level];
    return made ? [{ key: level, name: dailyText(COMPUTERS[level]), made, note: '' }] : [];
  });
  return [...people, ...computers].sort((a, b) => compareDailyScores(game, b.made, a.made));
}
