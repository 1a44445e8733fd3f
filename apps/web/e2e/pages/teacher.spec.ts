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
const changed = (row: number, cells: readonly string[]): string => tabbed(right().with(row, [...cells]));

/** Errors that would silently ruin a pack: refused before anything is imported. */
const REFUSED: readonly (readonly [string, string])[] = [
  [
    tabbed(right().map((row, i) => (i === 0 ? ['Antwort', 'Frage'] : row.slice(0, 2)))),
    'If "Antwort, Frage" are headings, name them "question", "answer".',
  ],
  [changed(0, ['Answer', 'Answer', 'Note', 'Subject']), 'The heading "answer" is there twice; leave one of them.'],
  [changed(0, ['Answer', 'Ask', 'Note', 'Subject']), '"question" is missing among them: name that column so.'],
  [tabbed(right().toSpliced(3, 1)), 'the subject changes from "Bridges" to "Fish" in the middle of Book A'],
  [
    right()
      .map(row => row.join(','))
      .join('\n'),
    'a text with a comma or semicolon in it stands between quotation marks.',
  ],
  [
    tabbed(right().map((row, i) => [...row, i === 0 ? 'Book' : i === 7 ? 'Z' : 'ABCD'[Math.floor((i - 1) / 5)]!])),
    'Row 8: there is no book "Z"',
  ],
  [
    tabbed(right().map((row, i) => [...row, i === 0 ? 'Book' : i === 6 ? 'A' : 'ABCD'[Math.floor((i - 1) / 5)]!])),
    'Row 7: Book A has 5 rows already; this is one too many.',
  ],
];

/** Errors in single texts: imported, and then reported with their place. */
const TOLD: readonly (readonly [string, string])[] = [
  [
    changed(3, ['It is number 2, of course.', 'What is ☃?', '', 'Bridges']),
    'Book A, row 3: The question has ☃, for which the cards have no type.',
  ],
  [
    changed(4, ['It is number 2, of course.', 'What is it?', '', 'Bridges']),
    'Book A, row 4: The same answer stands in Book A, row 3.',
  ],
  [changed(6, ['Donau'.repeat(16), 'What is it?', '', 'Fish']), 'Book B, row 1: The answer does not fit on its card'],
  [changed(7, ['', 'What is it?', '', 'Fish']), 'Book B, row 2: The answer is missing.'],
];

async function begin(page: Page): Promise<void> {
  await page.goto('/make/kit-and-kat');
  await action(page, 'Begin a new pack').click();
  await expect(page.getByText('Nothing is written yet: begin with a title, or paste a spreadsheet.')).toBeVisible();
  await expect(page.getByText(/\d+ missing/)).toHaveCount(0);
  await page.getByLabel('title', { exact: true }).fill('Our river');
  await page.getByLabel('author', { exact: true }).fill('Class 4');
  await page.getByText('Paste a spreadsheet', { exact: true }).click();
}

test('eleven slips are told, each with what would be right, and a class set is printed', async ({ page }) => {
  await begin(page);
  const sheet = page.locator('#spreadsheet');
  for (const [rows, says] of REFUSED) {
    await sheet.fill(rows);
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    await expect(action(page, 'Take the rows over')).toBeDisabled();
  }
  for (const [i, [rows, says]] of TOLD.entries()) {
    await sheet.fill(rows);
    await action(page, 'Take the rows over').click();
    if (i === 0) await page.locator('summary', { hasText: 'Texts:' }).click();
    await expect(page.getByRole('button', { name: says })).toBeVisible();
    await action(page, 'Undo').click();
  }
  await sheet.fill(tabbed(right()));
  await expect(page.getByRole('cell', { name: 'What is number 0?' })).toBeVisible();
  await action(page, 'Take the rows over').click();
  await expect(page.getByText('Nothing is missing.')).toBeVisible();
  await action(page, 'Print').click();
  await page.getByLabel('Sets, one for each group').selectOption('3');
  await page.getByLabel('What', { exact: true }).selectOption('box');
  const coming = page.waitForEvent('download', { timeout: 120_000 });
  await action(page, 'Make the PDF').click();
  const document = await openPdf(readFileSync((await (await coming).path())!));
  /** Sideways words come out in pieces, so spaces are ignored. */
  const text = [...document.pages()]
    .map(each => each.getText())
    .join('\n')
    .replaceAll(/\s+/g, '');
  expect(document.getPageCount()).toBeGreaterThanOrEqual(2 + 3 * 10 + 3);
  expect(text).toContain('Ourriver,set3:cards1to');
  expect(text).toContain('WiththecardsthatClass4made.');
  expect(text).not.toMatch(/Nuerland/i);
});

test('a spreadsheet that Windows saved is opened as a file', async ({ page }) => {
  await page.goto('/make/kit-and-kat');
  const rows = Array.from({ length: 20 }, (_, i) => `Fl\u00fcsse;Frage ${i}?;Antwort ${i}.`);
  const buffer = Buffer.from(['Subject;Question;Answer', ...rows].join('\r\n'), 'latin1');
  await page.getByLabel('Open a file').setInputFiles({ name: 'our-river.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('heading', { level: 1, name: 'our river' })).toBeVisible();
  await expect(page.getByLabel('subject', { exact: true })).toHaveValue('Flüsse');
});
