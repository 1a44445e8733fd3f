/** Puzzles as they lie in their packs, and as they lie before somebody. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedKind } from '@parlour/games/shelf/puzzle-list';
import { packFile, readPack } from '@parlour/games/shelf/puzzle-pack';
import { shelf } from '@parlour/games/shelf/shelf';
import { must } from '@parlour/kernel/must';
import { sure } from '@parlour/kernel/result';
import type { Puzzle } from '@parlour/players/puzzle';
import { expect, type Locator, type Page } from '@playwright/test';
import { canSolve } from './solving.ts';

const GAMES = join(import.meta.dirname, '..', '..', '..', 'games');

export function puzzlesOf({ id, game }: ListedKind): readonly Puzzle[] {
  const box = must(shelf.find(({ games }) => games.some(one => one.id === game))).id;
  return sure(readPack(readFileSync(join(GAMES, packFile(box, id)), 'utf8'))).puzzles;
}

/** The first that is answered by what our person can do in any position. */
export const somePuzzle = (kind: ListedKind): Puzzle => must(puzzlesOf(kind).find(canSolve));

export async function openPuzzle(page: Page, { kind, number }: Puzzle): Promise<void> {
  await page.goto(`/puzzles/${kind}/${number}`);
  await expect(page.getByRole('button', { name: 'See the answer' })).toBeVisible();
}

export const slip = (page: Page): Locator => page.getByRole('region', { name: 'The answer' });
export const solved = (page: Page): Locator => slip(page).getByText(/^Right\. ./);
