/**
 * Every table on every screen: nothing lies on anything else, nothing sticks out, all can be hit and read. The games are
 * asked of the shelf; a match of each is played beforehand, and one page shows its moments at one size after another.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BoxedGame, gamesOnShelf } from '@parlour/games/shelf';
import { expect, type Page, test } from '@playwright/test';
import { faultsOf, type Measured } from './geometry.ts';
import { hurry } from './player.ts';
import { fileOf, laidAt, momentsOf, playedMatch, STAGES, type Stage } from './positions.ts';

type Size = readonly [width: number, height: number];

const EVERY: readonly Size[] = [
  [320, 568],
  [360, 640],
  [390, 844],
  [667, 375],
  [844, 390],
  [915, 412],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
];

/** A phone upright, a phone on its side, and a desk. */
const SOME: readonly Size[] = [
  [390, 844],
  [844, 390],
  [1440, 900],
];

const MEASURE = readFileSync(join(import.meta.dirname, 'measure.js'), 'utf8');

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea'];
/** As long as a name can be. */
const LONG = NAMES.map(name => `${name} Featherstonehaugh-Wolstenholme`.slice(0, 24));

/** What a player sits down to at once, unless it is said otherwise. */
const USUAL = 4;
const usualCount = ({ seats: [least, most] }: BoxedGame): number => Math.min(most, Math.max(least, USUAL));

type Way = {
  readonly count: number;
  readonly names: readonly string[];
  readonly stages: readonly Stage[];
  readonly sizes: readonly Size[];
  /** In per cent. */
  readonly text: number;
};

/** Lays a table for every stage on the device, and answers their addresses. */
async function lay(page: Page, boxed: BoxedGame, { count, names, stages }: Way): Promise<Map<Stage, string>> {
  const match = await playedMatch(boxed, count);
  const moments = momentsOf(match);
  const positions = stages.map(stage => laidAt(`${boxed.id}-${stage}`, match, moments[stage], names.slice(0, count)));
  await page.goto('/games');
  const file = { name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(fileOf(positions)) };
  await page.getByLabel('Import from a file').setInputFiles(file);
  await expect(page.getByText(/are new here|is new here/)).toBeVisible();
  return new Map(stages.map(stage => [stage, `/table/${boxed.id}-${stage}`]));
}

/** The first size is measured when all has come to rest, the others as soon as they are drawn. */
async function faultsAt(page: Page, [width, height]: Size): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
  return faultsOf(await page.evaluate<Measured>(MEASURE));
}

async function look(page: Page, boxed: BoxedGame, way: Way): Promise<void> {
  await hurry(page);
  const faults: string[] = [];
  for (const [stage, address] of await lay(page, boxed, way)) {
    await page.goto(address);
    await page.evaluate(`document.documentElement.style.fontSize = '${way.text}%'`);
    await page
      .locator(stage === 'end' ? '[data-part="slip"]' : '[data-part="prompt"]')
      .first()
      .waitFor();
    await page.evaluate('document.fonts.ready');
    for (const size of way.sizes) {
      for (const fault of await faultsAt(page, size)) faults.push(`${stage} ${size.join('x')}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
}

for (const boxed of gamesOnShelf()) {
  const [least, most] = boxed.seats;
  const usual = { count: usualCount(boxed), names: NAMES, text: 100 };
  const some = { stages: ['beginning', 'fullest'], sizes: SOME } as const;

  test(`${boxed.title}: every size`, ({ page }) => look(page, boxed, { ...usual, stages: STAGES, sizes: EVERY }));

  test(`${boxed.title}: long names`, ({ page }) => look(page, boxed, { ...usual, ...some, names: LONG }));

  test(`${boxed.title}: text twice as large`, ({ page }) => look(page, boxed, { ...usual, ...some, text: 200 }));

  for (const count of new Set([least, most])) {
    if (count === usual.count) continue;
    test(`${boxed.title}: ${count} at the table`, ({ page }) => look(page, boxed, { ...usual, ...some, count }));
  }
}
