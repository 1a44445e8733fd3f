/** Somebody who makes a pack of their own. */
import { expect, type Page } from '@playwright/test';

export const SIXTEEN = Array.from({ length: 16 }, (_, i) => `Scene ${i + 1}\tFriend ${i + 1}\tThing ${i + 1}`).join(
  '\n',
);

export const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Begins a pack, gives it a head, and pastes its rows. */
export async function makePack(page: Page, box: string, rows: string): Promise<void> {
  await page.goto(`/make/${box}`);
  await action(page, 'Begin a new pack').click();
  for (const [label, text] of [
    ['title', 'Our numbers'],
    ['author', 'Class 4'],
    ['licence', 'CC0'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByText('Paste a spreadsheet').click();
  await page.locator('#spreadsheet').fill(rows);
  await action(page, 'Take the rows over').click();
  await expect(page.getByText('Nothing is missing.')).toBeVisible();
}
