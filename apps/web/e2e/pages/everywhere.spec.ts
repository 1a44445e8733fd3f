import { expect, type Page } from '@playwright/test';
import { openBox, playNow, rush, turn } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

test.beforeEach(({ page }) => rush(page));

const PHONE = { width: 360, height: 640 };
const BOXES = ['nations', 'alice', 'kan-u-go', 'kit-and-kat'];

test('every game says what it is, for how many, how long and how hard', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const box of BOXES) {
    await page.goto(`/box/${box}`);
    await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeInViewport();
    const slips = page.getByRole('article');
    for (const slip of await slips.all()) {
      await expect(slip).toContainText(/for (one|\d).*, \d+ to \d+ minutes, (light|middling|hard)[A-Z].+\./);
    }
  }
});

test('one room is offered where people can take turns in it', async ({ page }) => {
  await openBox(page, 'Kan-U-Go');
  const room = (game: string) =>
    page.getByRole('article', { name: game, exact: true }).getByRole('button', { name: 'Same room' });
  await expect(room('Kan-U-Go')).toBeVisible();
  await expect(room('Kan-U-Go Race')).toHaveCount(0);
  await page.goto('/room/race');
  await expect(page.getByRole('button', { name: 'Lay the table' })).toHaveCount(0);
});

test('terms are chosen by words', async ({ page }) => {
  await openBox(page, 'Kan-U-Go');
  const slip = page.getByRole('article', { name: 'Kan-U-Go', exact: true });
  await slip.getByText('Settle the terms').click();
  const plurals = slip.getByLabel(/Which plurals/);
  await expect(plurals.getByRole('option')).toHaveText(['all', 'all that are no verb forms too', 'none']);
  await expect(slip.getByText('verbs-allowed')).toHaveCount(0);
  await page.goto('/cards/kan-u-go');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByText(/\bpx\b/)).toHaveCount(0);
});

/** Links, buttons and fields too small for a finger, except within a line of text. */
const MISSED = `[...document.querySelectorAll('a, button, summary, select')]
  .filter(target => target.getClientRects().length > 0 && !target.closest('p :not(a), [data-card]'))
  .map(target => [Math.round(target.getBoundingClientRect().height), target.textContent.trim()])
  .filter(([height]) => height < 44)`;

const PATHS = [
  '/',
  '/box/nations',
  '/sheet/nations',
  '/cards/alice',
  '/print/alice',
  '/make/kit-and-kat',
  '/daily',
  '/games',
];

test('what is touched is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    expect([path, await page.evaluate(MISSED)]).toEqual([path, []]);
  }
});

const fontSize = (page: Page): Promise<number> =>
  page.evaluate<number>('Number.parseFloat(getComputedStyle(document.body).fontSize)');

test('at a table no name is cut off and no tool is small', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBox(page, 'Nations');
  await playNow(page, 'The Game of the Monkey');
  await turn(page);
  const title = page.locator('header').getByText('The Game of the Monkey');
  expect(await title.evaluate(node => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(1);
  expect(await title.evaluate(node => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(1);
  expect(await page.evaluate(MISSED)).toEqual([]);
  await page.getByRole('button', { name: 'The sheet' }).click();
  await expect(page.getByText(/\. · once in this game/).first()).toBeVisible();
});

test('on a large screen the pages have larger letters', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openBox(page, 'Nations');
  const near = await fontSize(page);
  await page.setViewportSize({ width: 2560, height: 1080 });
  expect(await fontSize(page)).toBeGreaterThan(near);
});
