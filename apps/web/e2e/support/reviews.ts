import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

const RECORD = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  '..',
  'games',
  'nations',
  'records',
  'tricks-before-titles.txt',
);

export const curve = (page: Page): Locator => page.getByRole('slider', { name: 'Moment of the match' });
export const moments = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Show on the table' }) });
export const tally = (page: Page): Locator => page.getByText(/^\d+ decisions?: /);

export async function openFile(page: Page, file = RECORD): Promise<void> {
  await page.goto('/review');
  await page.getByLabel('Record file').setInputFiles(file);
}

/** The second seat of that record has made several mistakes. */
export async function lookForMoments(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Seat 2' }).click();
  await expect(tally(page)).toBeVisible({ timeout: 60_000 });
  // The tally may still be that of the previous seat.
  await expect.poll(() => moments(page).count(), { timeout: 60_000 }).toBeGreaterThan(1);
}
