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

const comma = (rows: readonly (readonly string[])[]): string => rows.map(row => row.join(',')).join('\r\n');

/** What teachers' spreadsheets are like: a title, other headings, subjects in two spellings, faults, a sum. */
const MESSY = comma([
  [''],
  ['Our river quiz', '', '', ''],
  ['Topic', 'Q', 'Ans', ''],
  ...Array.from({ length: 20 }, (_, i) => [
    `${SUBJECTS[Math.floor(i / 5)]}${i === 3 ? ' ' : ''}`,
    `What is number ${i}?`,
    i === 7 ? '' : `It is number ${i}.`,
    '',
  ]),
  ['Mills', 'A mill, what is it?', 'A machine.'],
  ['Total', '', '21', ''],
]);

async function begin(page: Page): Promise<void> {
  await page.goto('/make/kit-and-kat');
  await action(page, 'New pack').click();
  await expect(page.getByText('Start with a title, or paste a spreadsheet.')).toBeVisible();
  await expect(page.getByText(/\d+ missing/)).toHaveCount(0);
  await page.getByLabel('title', { exact: true }).fill('Our river');
  await page.getByLabel('author', { exact: true }).fill('Class 4');
  await page.getByText('Paste a spreadsheet', { exact: true }).click();
}

test('a messy spreadsheet is imported with its faults by row, and a class set is printed', async ({ page }) => {
  await begin(page);
  const sheet = page.locator('#spreadsheet');
  await sheet.fill(MESSY);
  await expect(page.getByText('21 rows make 4 books. Row 24 is left over.')).toBeVisible();
  await expect(page.getByText('Rows 2 and 25 hold no card and are ignored.')).toBeVisible();
  const problems = page.getByRole('list', { name: /things to fix/ });
  await expect(problems.getByRole('listitem')).toHaveText([
    'Row 11: The answer is missing.',
    /^Row 24: There are 4 cells; most rows have 3/,
  ]);
  await action(page, 'Import rows').click();
  await page.locator('summary', { hasText: 'Texts to fix:' }).click();
  await expect(page.getByRole('button', { name: 'Book B, row 3: The answer is missing.' })).toBeVisible();
  await action(page, 'Undo').click();
  await sheet.fill(comma(right().map(row => row.map(cell => `"${cell}"`))));
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
  await expect(page.getByRole('cell', { name: 'Flüsse' }).first()).toBeVisible();
  await page.getByLabel('Letters').selectOption({ label: 'Greek' });
  await expect(page.getByRole('cell', { name: 'Flόsse' }).first()).toBeVisible();
  await page.getByLabel('Letters').selectOption({ label: 'Western (Windows)' });
  await action(page, 'Make this pack').click();
  await expect(page.getByRole('heading', { level: 1, name: 'our river' })).toBeVisible();
  await expect(page.getByLabel('subject', { exact: true })).toHaveValue('Flüsse');
});

test('a person points at the columns where they are not clear', async ({ page }) => {
  await begin(page);
  const rows = Array.from({ length: 22 }, (_, i) => [`x${i}`, `clue ${i}`, 'y', `word ${i}`, `page ${i % 3}`]);
  await page.locator('#spreadsheet').fill(rows.map(row => row.join('\t')).join('\n'));
  await expect(page.getByText("it wasn't clear which are meant")).toBeVisible();
  await page.getByLabel('Column for question').selectOption({ label: 'B: clue 0 · clue 1 · clue 2' });
  await page.getByLabel('Column for answer').selectOption({ label: 'D: word 0 · word 1 · word 2' });
  await page.getByLabel('Column for subject').selectOption({ label: 'none' });
  await expect(page.getByText('22 rows make 4 books. 2 rows are left over: 21 and 22.')).toBeVisible();
  await action(page, 'Import rows').click();
  await expect(page.getByLabel('question 1')).toHaveValue('clue 0');
  await expect(page.getByLabel('answer 1')).toHaveValue('word 0');
});
