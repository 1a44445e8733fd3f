/** A teacher with a spreadsheet full of errors: from an empty page to a printed class set. */
import { readFileSync } from 'node:fs';
import { openPdf } from '@parlour/print/tests/render-pdf';
import { expect, type Page } from '@playwright/test';
import { rush } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

test.beforeEach(({ page }) => rush(page));

const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const SUBJECTS = ['Bridges', 'Fish', 'Mills', 'Floods'];

/** Four correct books of five; an error changes one row or one cell. */
const right = (): string[][] => [
  ['Answer', 'Question', 'Note', 'Subject'],
  ...Array.from({ length: 20 }, (_, i) => [
    `It is number ${i}, of course.`,
    `What is number ${i}?`,
    `page ${i}`,
    SUBJECTS[Math.floor(i / 5)]!,
  ]),
];

const tabbed = (rows: readonly (readonly string[])[]): string => rows.map(row => row.join('\t')).join('\r\n');

/** An error that would silently ruin a pack, and one in a single text. games/kit-and-kat/pack tests all others. */
const REFUSED = {
  rows: tabbed(right().toSpliced(3, 1)),
  says: 'the subject changes from "Bridges" to "Fish" in the middle of Book A',
};
const REPORTED = {
  rows: tabbed(right().with(7, ['', 'What is it?', '', 'Fish'])),
  says: 'Book B, row 2: The answer is missing.',
};

async function begin(page: Page): Promise<void> {
  await page.goto('/make/kit-and-kat');
  await action(page, 'New pack').click();
  await expect(page.getByText('Start with a title, or paste a spreadsheet.')).toBeVisible();
  await expect(page.getByText(/\d+ missing/)).toHaveCount(0);
  await page.getByLabel('title', { exact: true }).fill('Our river');
  await page.getByLabel('author', { exact: true }).fill('Class 4');
  await page.getByText('Paste a spreadsheet', { exact: true }).click();
}

test('errors are reported with what would be right, and a class set is printed', async ({ page }) => {
  await begin(page);
  const sheet = page.locator('#spreadsheet');
  await sheet.fill(REFUSED.rows);
  await expect(page.getByRole('alert').filter({ hasText: REFUSED.says })).toBeVisible();
  await expect(action(page, 'Import rows')).toBeDisabled();
  await sheet.fill(REPORTED.rows);
  await action(page, 'Import rows').click();
  await page.locator('summary', { hasText: 'Texts to fix:' }).click();
  await expect(page.getByRole('button', { name: REPORTED.says })).toBeVisible();
  await action(page, 'Undo').click();
  await sheet.fill(tabbed(right()));
  await expect(page.getByRole('cell', { name: 'What is number 0?' })).toBeVisible();
  await action(page, 'Import rows').click();
  await expect(page.getByText('All texts are complete.')).toBeVisible();
  await action(page, 'Print').click();
  await page.getByLabel('Sets').selectOption('3');
  await page.getByRole('radio', { name: 'Whole box' }).click();
  const coming = page.waitForEvent('download', { timeout: 120_000 });
  await action(page, 'Create PDF').click();
  const document = await openPdf(readFileSync((await (await coming).path())!));
  /** Sideways words come out in pieces, so spaces are ignored. */
  const text = [...document.pages()]
    .map(each => each.getText())
    .join('\n')
    .replaceAll(/\s+/g, '');
  expect(document.getPageCount()).toBeGreaterThanOrEqual(2 + 3 * 10 + 3);
  expect(text).toContain('Ourriver,set3:cards1to');
  expect(text).toContain('WithcardsmadebyClass4.');
  expect(text).not.toMatch(/Nuerland/i);
});

test('a spreadsheet that Windows saved is opened as a file', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/make/kit-and-kat');
  const rows = Array.from({ length: 20 }, (_, i) => `Fl\u00fcsse;Frage ${i}?;Antwort ${i}.`);
  const buffer = Buffer.from(['Subject;Question;Answer', ...rows].join('\r\n'), 'latin1');
  await page.getByLabel('Open file').setInputFiles({ name: 'our-river.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('heading', { level: 1, name: 'our river' })).toBeVisible();
  await expect(page.getByLabel('subject', { exact: true })).toHaveValue('Flüsse');
});
