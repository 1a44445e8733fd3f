/** Progress on puzzles in words: results, streaks, the next one, and what is shared. */
import { currentStreak } from '@parlour/club/daily';
import {
  hasPuzzleNumber,
  type ListedPuzzleKind,
  type PuzzleReference,
  puzzleLevel,
  puzzleOfDay,
  weakestSolver,
} from '@parlour/games/shelf/puzzles/list';
import { dayText } from '../lib/daily-text.ts';
import type { PuzzleProgress } from '../worker/puzzles/puzzle-progress.ts';
import { puzzlesText } from './puzzles-text.ts';

/** "Hard"; "Very hard" if no computer player finds the answer. */
export const difficultyText = (kind: ListedPuzzleKind, number: number): string =>
  puzzlesText(weakestSolver(kind, number) === 'nobody' ? 'veryHard' : puzzleLevel(kind, number));

export const progressOf = (
  progress: readonly PuzzleProgress[],
  { kind, number }: PuzzleReference,
): PuzzleProgress | undefined => progress.find(one => one.kind === kind && one.number === number);

export function puzzleResultText(progress: PuzzleProgress | undefined): string {
  if (!progress) return puzzlesText('resultNew');
  if (progress.ended === 'shown') return puzzlesText('resultShown');
  if (progress.ended === undefined) return puzzlesText('resultTried');
  return puzzlesText(progress.wrong === 0 ? 'resultAtOnce' : 'resultSolved');
}

export const countSolved = (progress: readonly PuzzleProgress[], kind: string, numbers?: readonly number[]): number =>
  progress.filter(
    one => one.kind === kind && one.ended === 'solved' && (numbers === undefined || numbers.includes(one.number)),
  ).length;

export const puzzleDayStreak = (progress: readonly PuzzleProgress[], today: string): number =>
  currentStreak(
    progress.flatMap(({ day }) => day ?? []),
    today,
  );

export const isPuzzleOfDay = ({ kind, number }: PuzzleReference, day: string): boolean => {
  const daily = puzzleOfDay(day);
  return daily?.kind === kind && daily.number === number;
};

/** The next unfinished one, wrapping around; just the next if all are finished. */
export function nextPuzzleNumber(
  { id, found }: Pick<ListedPuzzleKind, 'id' | 'found'>,
  number: number,
  progress: readonly PuzzleProgress[],
  numbers: readonly number[] = Array.from(found, (_, i) => i + 1),
): number {
  const candidates = [...numbers.filter(other => other > number), ...numbers.filter(other => other <= number)];
  const ended = new Set(progress.flatMap(one => (one.kind === id && one.ended ? one.number : [])));
  return candidates.find(other => !ended.has(other)) ?? candidates[0] ?? number;
}

export const puzzleUrl = ({ kind, number }: PuzzleReference): string => `/puzzles/${kind}/${number}`;

export function parsePuzzleNumber(kind: ListedPuzzleKind, text: string): number | undefined {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return hasPuzzleNumber(kind, number) ? number : undefined;
}

type SharedPuzzleResult = {
  readonly kind: Pick<ListedPuzzleKind, 'title'>;
  readonly progress: PuzzleProgress;
  readonly streak: number;
};

/** One sign per try, the last for the outcome; reveals no cards. */
export function sharePuzzleText({ kind: { title: kind }, progress, streak }: SharedPuzzleResult): string {
  const { number, wrong: wrongTries, ended, day } = progress;
  const head =
    day === undefined
      ? puzzlesText('sharedTitle', { kind, number })
      : puzzlesText('sharedDayTitle', { kind, day: dayText(day, 'short') });
  const tries = '○'.repeat(Math.min(wrongTries, 10)) + (ended === 'solved' ? '★' : '–');
  const hasStreak = day !== undefined && streak > 1;
  return `${head}\n${hasStreak ? puzzlesText('sharedStreak', { tries, days: streak }) : tries}`;
}
