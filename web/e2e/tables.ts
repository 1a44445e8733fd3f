/** Tables that were laid beforehand are brought to a device as somebody brings games along: by a file. */
import type { BoxedGame } from '@parlour/games/shelf';
import { expect, type Page } from '@playwright/test';
import { fileOf, laidAt, momentsOf, playedMatch, type Stage } from './positions.ts';

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea'];

/** What a player sits down to at once, unless it is said otherwise. */
const USUAL = 4;
export const usualCount = ({ seats: [least, most] }: BoxedGame): number => Math.min(most, Math.max(least, USUAL));

export type Laying = {
  readonly count: number;
  readonly names: readonly string[];
  readonly stages: readonly Stage[];
};

/** Lays a table of a game for every stage, and answers their addresses. */
export async function bringTables(
  page: Page,
  boxed: BoxedGame,
  { count, names, stages }: Laying,
): Promise<Map<Stage, string>> {
  const match = await playedMatch(boxed, count);
  const moments = momentsOf(match);
  const positions = stages.map(stage => laidAt(`${boxed.id}-${stage}`, match, moments[stage], names.slice(0, count)));
  await page.goto('/games');
  const file = { name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(fileOf(positions)) };
  await page.getByLabel('Import from a file').setInputFiles(file);
  await expect(page.getByText(/(are|is) new here/)).toBeVisible();
  return new Map(stages.map(stage => [stage, `/table/${boxed.id}-${stage}`]));
}
