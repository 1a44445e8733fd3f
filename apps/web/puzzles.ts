/** Puzzles as the page tells of them: what has been solved, days in a row, and a result to share. */

import { streakOf } from '@parlour/club/days';
import { isNumberOf, type ListedKind, puzzleOfDay, type WhichPuzzle } from '@parlour/games/shelf/puzzle-list';
import type { FoundBy } from '@parlour/games/shelf/puzzle-pack';
import { daySaid } from './daily.ts';
import type { KeptPuzzle } from './host/solved.ts';

/** How hard a puzzle is, by who finds it. */
export const HARDNESS: Readonly<Record<FoundBy, string>> = {
  easy: 'easy players find it',
  normal: 'normal players find it',
  strong: 'strong players find it',
  expert: 'only experts find it',
  nobody: 'no computer player finds it',
};

export const keptFor = (kept: readonly KeptPuzzle[], { kind, number }: WhichPuzzle): KeptPuzzle | undefined =>
  kept.find(one => one.kind === kind && one.number === number);

/** What became of a puzzle, in words and as a sign. */
export function endedSaid(kept: KeptPuzzle | undefined): string {
  if (!kept) return 'not tried yet';
  if (kept.ended === 'shown') return 'looked up';
  if (kept.ended === undefined) return 'tried';
  return kept.wrong === 0 ? 'solved at once' : 'solved';
}

export const signFor = ({ ended }: KeptPuzzle): string => (ended === 'solved' ? '★' : ended === 'shown' ? '–' : '○');

export const solvedOf = (kept: readonly KeptPuzzle[], kind: string): number =>
  kept.filter(one => one.kind === kind && one.ended === 'solved').length;

/** Days in a row whose puzzle was solved on the day itself. */
export const puzzleStreak = (kept: readonly KeptPuzzle[], today: string): number =>
  streakOf(
    kept.flatMap(({ day }) => day ?? []),
    today,
  );

export const isOfDay = ({ kind, number }: WhichPuzzle, day: string): boolean => {
  const daily = puzzleOfDay(day);
  return daily?.kind === kind && daily.number === number;
};

/** The first after this one that has not ended, round the pack and back to it; the next, if all have. */
export function nextNumber(kind: ListedKind, number: number, kept: readonly KeptPuzzle[]): number {
  const count = kind.found.length;
  const round = Array.from({ length: count }, (_, i) => ((number + i) % count) + 1);
  const ended = new Set(kept.flatMap(one => (one.kind === kind.id && one.ended ? one.number : [])));
  return round.find(other => !ended.has(other)) ?? round[0] ?? number;
}

export const puzzlePath = ({ kind, number }: WhichPuzzle): string => `/puzzles/${kind}/${number}`;

/** The part of an address that names a puzzle; undefined if there is none of that number. */
export function numberIn(kind: ListedKind, text: string): number | undefined {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return isNumberOf(kind, number) ? number : undefined;
}

type Shared = { readonly kind: Pick<ListedKind, 'title'>; readonly kept: KeptPuzzle; readonly streak: number };

/** A sign for every try, the last for how it ended: it tells nothing of the cards. */
export function sharedPuzzle({ kind, kept, streak }: Shared): string {
  const { number, wrong, ended, day } = kept;
  const head = `${kind.title}, puzzle ${day === undefined ? number : `of ${daySaid(day, 'short')}`}`;
  const tries = '○'.repeat(Math.min(wrong, 10)) + (ended === 'solved' ? '★' : '–');
  return `${head}\n${tries}${day !== undefined && streak > 1 ? `  ${streak} days in a row` : ''}`;
}
