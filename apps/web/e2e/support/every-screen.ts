/** Shows the moments of a game at many screen sizes on one page, and reports what is wrong with each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { expect, type Page } from '@playwright/test';
import { faultsOf, type Measured } from './geometry.ts';
import { follow, lettered, rush } from './player.ts';
import { bringTables, type Laid, type Laying } from './prepared-tables.ts';

type Size = readonly [width: number, height: number];

export const EVERY: readonly Size[] = [
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

/** A phone upright, a phone on its side, and a desktop. */
export const SOME: readonly Size[] = [
  [390, 844],
  [844, 390],
  [1440, 900],
];

const MEASURE = readFileSync(join(import.meta.dirname, 'measure.js'), 'utf8')
  .trim()
  .replace(/;$/, '');

/**
 * Measures after the new size is drawn. The function is installed once, so that the browser optimizes it, and the
 * result is transferred as one text.
 */
const MEASURED = `(async () => {
  globalThis.measureTable ??= () => JSON.stringify(${MEASURE});
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  return measureTable();
})()`;

async function faultsAt(page: Page, [width, height]: Size): Promise<string[]> {
  await page.setViewportSize({ width, height });
  return faultsOf(JSON.parse(await page.evaluate<string>(MEASURED)) as Measured);
}

export async function showMoment(page: Page, { stage, address }: Laid): Promise<void> {
  await follow(page, '/settings');
  await page.getByLabel('Import from a file').waitFor();
  await follow(page, address);
  await page
    .locator(stage === 'end' ? '[data-part="slip"] [data-tone]' : '[data-part="prompt"]')
    .first()
    .waitFor();
  await lettered(page);
}

export type Looked = Laying & { readonly sizes: readonly Size[] };

export async function expectGoodScreens(page: Page, boxed: BoxedGame, layings: readonly Looked[]): Promise<void> {
  await rush(page);
  const faults: string[] = [];
  for (const laid of await bringTables(page, boxed, layings)) {
    const { count, names, sizes } = laid.laying;
    await showMoment(page, laid);
    for (const size of sizes) {
      const where = `${count} at the table, the first ${names[0]}, ${laid.stage}, ${size.join('x')}`;
      for (const fault of await faultsAt(page, size)) faults.push(`${where}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
}
