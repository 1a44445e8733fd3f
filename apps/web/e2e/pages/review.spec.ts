import { expect } from '@playwright/test';
import { check } from '../support/page-checks.ts';
import {
  CORNER,
  hurry,
  openBox,
  permitted,
  playCard,
  playNow,
  rush,
  theEnd,
  turn,
  unpaint,
} from '../support/player.ts';
import { comeTo } from '../support/prepared-tables.ts';
import { test } from '../support/reused-page.ts';
import { curve, lookForMoments, moments, openFile, tally } from '../support/reviews.ts';

test('a finished match is reviewed: tap the line, and walk along it by keys', async ({ page }) => {
  test.slow();
  await rush(page);
  await comeTo(page, 'nations', 'late', { terms: { target: 5 } });
  await playCard(page);
  await theEnd(page).getByRole('button', { name: 'Review' }).click();
  await expect(curve(page)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'You' })).toBeChecked();
  await curve(page).click({ position: { x: 5, y: 60 } });
  const first = Number(await curve(page).getAttribute('aria-valuenow'));
  await curve(page).press('ArrowRight');
  await expect(curve(page)).toHaveAttribute('aria-valuenow', String(first + 1));
  await expect(curve(page)).toHaveAttribute(
    'aria-valuetext',
    /^After move \d+ of \d+: (You and .+|.+ and You) \d+ %, .+ and .+ \d+ %$/,
  );
  await curve(page).press('End');
  await expect(curve(page)).toHaveAttribute('aria-valuenow', (await curve(page).getAttribute('aria-valuemax'))!);
  await page.getByRole('button', { name: 'Stop' }).or(tally(page)).first().waitFor();
  await page.getByRole('link', { name: 'Match summary' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(curve(page)).toBeVisible();
  await page.getByRole('button', { name: /^Show (in the replay|on the table)$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/games');
  await page.getByRole('link', { name: 'Review', exact: true }).first().click();
  await expect(curve(page)).toBeVisible();
});

test('a mistake is shown on the board, asked in the quiz, solved, and explained', async ({ page }) => {
  test.slow();
  await rush(page);
  await openFile(page);
  await lookForMoments(page);
  const text = (await moments(page).first().innerText()).replaceAll('\n', ' ');
  const [, when, better] = /Move (\d+) of \d+.* Better: the (.+?)\. /.exec(text) ?? [];
  expect(text).toMatch(/ It cost /);
  await moments(page).first().getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`moment=${when}`));
  await expect(page.locator('button[aria-label*="advised"]')).toHaveCount(1);
  await expect(page.locator('button[aria-label*="advised"]')).toHaveAttribute('aria-label', new RegExp(better!));
  await page.getByRole('button', { name: 'Show what was played' }).click();
  await expect(page.locator('button[aria-label*="advised"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('dialog')).toContainText('All cards open');
  await expect(page.getByRole('dialog').getByRole('row', { name: /played/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.goBack();

  await page.getByRole('button', { name: 'What would you play?' }).click();
  const result = page.getByRole('button', { name: 'Result' });
  const next = page.getByRole('button', { name: 'Next ›' });
  for (let asked = 0; ; asked++) {
    await page.getByRole('button', { name: 'Show me' }).waitFor();
    expect(asked).toBeLessThan(50);
    if (asked > 0) await page.getByRole('button', { name: 'Show me' }).click();
    else {
      const step = page.getByText(/^Question 1 of \d+$/);
      await expect(step).toBeVisible();
      await permitted(page).last().click(CORNER);
      await expect(page.getByText(/No move was|It cost|not one of the best/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Show the best move' }).click();
      await expect(page.locator('button[aria-label*="advised"]')).toHaveCount(1);
    }
    await result.or(next).waitFor();
    if (await result.isVisible()) break;
    await next.click();
  }
  await result.click();
  await expect(page.getByRole('status').first()).toHaveText(/^You found [01] of \d+\.$/);
  await page.getByRole('button', { name: 'Back to the review' }).click();
  await expect(tally(page)).toBeVisible();
});

test('the best move is confirmed, by keys alone, and the game continues from there', { tag: '@smoke' }, async ({
  page,
}) => {
  test.slow();
  await rush(page);
  await openFile(page);
  await lookForMoments(page);
  await page.getByRole('radio', { name: 'In order' }).click();
  const [, better] = /Better: the (.+?)\. /.exec((await moments(page).first().innerText()).replaceAll('\n', ' ')) ?? [];
  await page.getByRole('button', { name: 'What would you play?' }).press('Enter');
  await permitted(page)
    .and(page.getByRole('button', { name: better! }))
    .press('Enter');
  await expect(page.getByText('Yes! No move was better.').first()).toBeVisible();
  await page.getByRole('button', { name: 'What if?' }).press('Enter');
  await expect(page).toHaveURL(/\/table\//);
});

test('a review is stopped and restarted, and a table is played meanwhile', async ({ page, context }) => {
  await rush(page);
  // A review may be over before it hears of the button.
  await expect(async () => {
    await openFile(page);
    await page.getByRole('button', { name: 'Stop' }).dispatchEvent('click', {}, { timeout: 2000 });
    await expect(page.getByText(/^Stopped after \d+ decisions?\.$/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('button', { name: 'Review again' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const other = await context.newPage();
  await rush(other);
  await openBox(other, 'Nations');
  await playNow(other, 'Nations');
  expect(await turn(other)).toBe('mine');
  await expect(tally(page)).toBeVisible({ timeout: 60_000 });
});

test('every part of a review is accessible at every size', async ({ page }) => {
  test.slow();
  await hurry(page);
  await unpaint(page);
  await openFile(page);
  await lookForMoments(page);
  await page.getByText('Figures', { exact: true }).click();
  // The figures of the previous seat must be gone: the last row is the end of the match.
  const end = (await curve(page).getAttribute('aria-valuemax'))!;
  await expect(page.getByRole('row').last().getByRole('rowheader')).toHaveText(end);
  const checkAll = async (what: string): Promise<void> => {
    for (const [width, height] of [
      [360, 640],
      [844, 390],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await page.locator('html').evaluate(html => html.scrollWidth), what).toBeLessThanOrEqual(width);
    }
    await check(page, what);
  };
  await checkAll('the review');
  await moments(page).first().getByRole('button').click();
  await page.getByRole('button', { name: 'Show what was played' }).waitFor();
  await checkAll('a moment');
  await page.goBack();
  await page.getByRole('button', { name: 'What would you play?' }).click();
  await page.getByRole('button', { name: 'Show me' }).waitFor();
  await checkAll('a question');
});

test('an invalid record is rejected with a reason; an unfinished one is reviewed so far', {
  tag: '@smoke',
}, async ({ page }) => {
  await rush(page);
  await openFile(page, import.meta.filename);
  await expect(page.getByRole('main')).toContainText(/Line \d+|line \d+|header|Game/);
  await page.goto('/review');
  const begun = 'Game: nations\nRules: 1\nSeats: 4\n\n';
  const file = { name: 'begun.txt', mimeType: 'text/plain', buffer: Buffer.from(begun) };
  await page.getByLabel('Record file').setInputFiles(file);
  await expect(page.getByText('This match is not over. This is the review so far.')).toBeVisible();
  await expect(page.getByText('There was nothing to decide.')).toBeVisible();
});
