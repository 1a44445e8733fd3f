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

test('whoever has played a match to its end looks it over, taps the curve and walks along it', async ({ page }) => {
  test.slow();
  await rush(page);
  await comeTo(page, 'nations', 'late', { terms: { target: 5 } });
  await playCard(page);
  await theEnd(page).getByRole('button', { name: 'Look it over' }).click();
  await expect(curve(page)).toBeVisible();
  await expect(page.getByLabel('Looked over for').locator('option:checked')).toHaveText('You');
  await curve(page).click({ position: { x: 5, y: 60 } });
  const first = Number(await curve(page).getAttribute('aria-valuenow'));
  await curve(page).press('ArrowRight');
  await expect(curve(page)).toHaveAttribute('aria-valuenow', String(first + 1));
  await expect(curve(page)).toHaveAttribute(
    'aria-valuetext',
    /^After \d+ of \d+: (You and .+|.+ and You) \d+ %, .+ and .+ \d+ %$/,
  );
  await curve(page).press('End');
  await expect(curve(page)).toHaveAttribute('aria-valuenow', (await curve(page).getAttribute('aria-valuemax'))!);
  await page.getByRole('button', { name: 'Stop' }).or(tally(page)).first().waitFor();
  await page.getByRole('link', { name: 'What counted' }).click();
  await page.getByRole('button', { name: 'Look it over' }).click();
  await expect(curve(page)).toBeVisible();
  await page.getByRole('button', { name: /^See (it in the replay|the decision)$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/games');
  await page.getByRole('link', { name: 'Look it over' }).click();
  await expect(curve(page)).toBeVisible();
});

test('a mistake is seen on the board, asked again, solved, and explained in both columns', async ({ page }) => {
  test.slow();
  await rush(page);
  await openFile(page);
  await lookForMoments(page);
  const text = (await moments(page).first().innerText()).replaceAll('\n', ' ');
  const [, when, better] = /Play (\d+) of \d+.* Better: the (.+?)\. /.exec(text) ?? [];
  expect(text).toMatch(/With what Seat \d could know It cost .*With all cards open /);
  await moments(page).first().getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`moment=${when}`));
  await expect(page.locator('button[aria-label*="advised"]')).toHaveCount(1);
  await expect(page.locator('button[aria-label*="advised"]')).toHaveAttribute('aria-label', new RegExp(better!));
  await page.getByRole('button', { name: 'What was played' }).click();
  await expect(page.locator('button[aria-label*="advised"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('dialog')).toContainText('With all cards open');
  await expect(page.getByRole('dialog').getByRole('row', { name: /played/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Put away' }).click();
  await page.goBack();

  await page.getByRole('button', { name: 'What would you do?' }).click();
  const result = page.getByRole('button', { name: 'The result' });
  const next = page.getByRole('button', { name: 'Next ›' });
  for (let asked = 0; ; asked++) {
    await page.getByRole('button', { name: 'Show me' }).waitFor();
    expect(asked).toBeLessThan(50);
    if (asked > 0) await page.getByRole('button', { name: 'Show me' }).click();
    else {
      const step = page.getByText(/^1 of \d+$/);
      await expect(step).toBeVisible();
      await permitted(page).last().click(CORNER);
      await expect(page.getByText(/nothing was better|surely better|It cost|none of the best/).first()).toBeVisible();
      await page.getByRole('button', { name: 'What was best?' }).click();
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

test('the best play is told to be it, by keys alone, and the game goes on from there', async ({ page }) => {
  test.slow();
  await rush(page);
  await openFile(page);
  await lookForMoments(page);
  await page.getByLabel('In which order').selectOption('as they came');
  const [, better] = /Better: the (.+?)\. /.exec((await moments(page).first().innerText()).replaceAll('\n', ' ')) ?? [];
  await page.getByRole('button', { name: 'What would you do?' }).press('Enter');
  await permitted(page)
    .and(page.getByRole('button', { name: better! }))
    .press('Enter');
  await expect(page.getByText('Yes: nothing was better.').first()).toBeVisible();
  await page.getByRole('button', { name: 'What if?' }).press('Enter');
  await expect(page).toHaveURL(/\/table\//);
});

test('a review is stopped and begun again, and a table is played meanwhile', async ({ page, context }) => {
  await rush(page);
  await openFile(page);
  // A review may be over before a mouse reaches the button.
  await page.getByRole('button', { name: 'Stop' }).dispatchEvent('click');
  await expect(page.getByText(/^Stopped after \d+ decisions?\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Look it over again' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const other = await context.newPage();
  await rush(other);
  await openBox(other, 'Nations');
  await playNow(other, 'Nations');
  expect(await turn(other)).toBe('mine');
  await expect(tally(page)).toBeVisible({ timeout: 60_000 });
});

test('every part of a review is sound at every size', async ({ page }) => {
  test.slow();
  await hurry(page);
  await unpaint(page);
  await openFile(page);
  await lookForMoments(page);
  await page.getByText('The curve in figures').click();
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
  await page.getByRole('button', { name: 'What was played' }).waitFor();
  await checkAll('a moment');
  await page.goBack();
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await page.getByRole('button', { name: 'Show me' }).waitFor();
  await checkAll('a question');
});

test('what is no record is turned away in a sentence, and one that is not over is said not to be', async ({ page }) => {
  await rush(page);
  await openFile(page, import.meta.filename);
  await expect(page.getByRole('main')).toContainText(/Line \d+|line \d+|header|Game/);
  await page.goto('/review');
  const begun = 'Game: nations\nRules: 1\nSeats: 4\n\n';
  const file = { name: 'begun.txt', mimeType: 'text/plain', buffer: Buffer.from(begun) };
  await page.getByLabel('A record as a file').setInputFiles(file);
  await expect(page.getByText('This game is not over; this is how it went so far.')).toBeVisible();
  await expect(page.getByText('There was nothing to decide.')).toBeVisible();
});
