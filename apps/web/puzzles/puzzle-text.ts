import { currentStreak } from '@parlour/club/daily';
import {
  hasPuzzleNumber,
  type ListedPuzzleKind,
  type PuzzleReference,
  puzzleOfDay,
} from '@parlour/games/shelf/puzzles/list';
import type { PuzzleSolver } from '@parlour/games/shelf/puzzles/pack';
import { dayText } from '../lib/daily-text.ts';
import type { PuzzleProgress } from '../worker/puzzles/puzzle-progress.ts';

/** Difficulty of a puzzle, by the level that finds the answer. */
export const DIFFICULTY_TEXTS: Readonly<Record<PuzzleSolver, string>> = {
  easy: 'easy players find it',
  normal: 'normal players find it',
  strong: 'strong players find it',
  expert: 'only experts find it',
  nobody: 'no computer player finds it',
};

export const progressOf = (
  progress: readonly PuzzleProgress[],
  { kind, number }: PuzzleReference,
): PuzzleProgress | undefined => progress.find(one => one.kind === kind && one.number === number);

export function puzzleResultText(progress: PuzzleProgress | undefined): string {
  if (!progress) return 'not tried yet';
  if (progress.ended === 'shown') return 'looked up';
  if (progress.ended === undefined) return 'tried';
  return progress.wrong === 0 ? 'solved at once' : 'solved';
}

export const puzzleResultSign = ({ ended }: PuzzleProgress): string =>
  ended === 'solved' ? '★' : ended === 'shown' ? '–' : '○';

export const countSolved = (progress: readonly PuzzleProgress[], kind: string): number =>
  progress.filter(one => one.kind === kind && one.ended === 'solved').length;

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
export function nextPuzzleNumber(kind: ListedPuzzleKind, number: number, progress: readonly PuzzleProgress[]): number {
  const count = kind.found.length;
  const candidates = Array.from({ length: count }, (_, i) => ((number + i) % count) + 1);
  const ended = new Set(progress.flatMap(one => (one.kind === kind.id && one.ended ? one.number : [])));
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
export function sharePuzzleText({ kind, progress, streak }: SharedPuzzleResult): string {
  const { number, wrong: wrongTries, ended, day } = progress;
  const head = `${kind.title}, puzzle ${day === undefined ? number : `of ${dayText(day, 'short')}`}`;
  const tries = '○'.repeat(Math.min(wrongTries, 10)) + (ended === 'solved' ? '★' : '–');
  return `${head}\n${tries}${day !== undefined && streak > 1 ? `  ${streak} days in a row` : ''}`;
}
