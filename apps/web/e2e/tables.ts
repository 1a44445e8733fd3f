/** Tables that were laid beforehand are brought to a device as somebody brings games along: by a file. */
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import { must } from '@parlour/kernel/must';
import type { Options } from '@parlour/kernel/options';
import { expect, type Page } from '@playwright/test';
import { follow, turn } from './player.ts';
import { type Company, fileOf, laidAt, momentsOf, playedMatch, type Stage } from './positions.ts';

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea'];

/** What a player sits down to at once, unless it is said otherwise. */
const USUAL = 4;
export const usualCount = ({ seats: [least, most] }: BoxedGame): number => Math.min(most, Math.max(least, USUAL));

export type Laying = {
  readonly count: number;
  readonly names: readonly string[];
  readonly stages: readonly Stage[];
  /** People elsewhere, unless it is said otherwise. */
  readonly company?: Company;
  /** Other terms than the usual ones. */
  readonly terms?: Options;
  /** Another match than the usual one. */
  readonly seed?: string;
};

export type Laid = { readonly stage: Stage; readonly address: string };

/** The tables of one laying, each with the moment it is at. */
async function tablesOf(boxed: BoxedGame, laying: Laying, mark: number) {
  const { count, names, stages, company = 'elsewhere', terms, seed } = laying;
  const match = await playedMatch(boxed, count, terms, seed);
  const moments = momentsOf(match);
  return stages.map(stage => {
    const id = `${boxed.id}-${stage}-${mark}`;
    return { stage, id, position: laidAt(id, match, moments[stage], { names: names.slice(0, count), company }) };
  });
}

/** Lays a table of a game for every stage of every laying, brings them all in one file, and answers their addresses. */
export async function bringTables<L extends Laying>(
  page: Page,
  boxed: BoxedGame,
  layings: readonly L[],
): Promise<(Laid & { readonly laying: L })[]> {
  const laid = await Promise.all(
    layings.map(async (laying, mark) =>
      (await tablesOf(boxed, laying, mark)).map(({ stage, id, position }) => ({ laying, stage, id, position })),
    ),
  );
  const tables = laid.flat();
  await page.goto('/games');
  const buffer = Buffer.from(fileOf(tables.map(({ position }) => position)));
  const file = { name: 'games.json', mimeType: 'application/json', buffer };
  await page.getByLabel('Import from a file').setInputFiles(file);
  await expect(page.getByText(/(are|is) new here/)).toBeVisible();
  return tables.map(({ laying, stage, id }) => ({ laying, stage, address: `/table/${id}` }));
}

type Settled = Partial<Pick<Laying, 'count' | 'company' | 'terms'>>;

/** Opens a table of a game at one moment, among computer players of its box if nothing else is said. */
export async function openTable(page: Page, id: string, stage: Stage, settled: Settled = {}): Promise<void> {
  const boxed = must(findGame(id));
  const others = ((await boxed.people?.()) ?? []).flatMap(({ name, kin = [] }) => [name, ...kin]);
  const names = settled.company === undefined ? ['Ada', ...others] : NAMES;
  const laying = { count: usualCount(boxed), names, stages: [stage], company: 'computers', ...settled } as const;
  const [table] = await bringTables(page, boxed, [laying]);
  await follow(page, must(table).address);
}

/** And waits until the person is asked. */
export async function comeTo(page: Page, id: string, stage: Stage, settled: Settled = {}): Promise<void> {
  await openTable(page, id, stage, settled);
  expect(await turn(page)).toBe('mine');
}
