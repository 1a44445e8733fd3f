/** Before a match at a remote table: invitation, seats, house rules, cutting, and the automatic reveal. */
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { cheat } from '../support/cheating-server.ts';
import { createTable, isReady, seatOf, sitDown, startButton } from '../support/friends.ts';
import { complaints, measure } from '../support/page-checks.ts';
import { rush, settleTerms } from '../support/player.ts';

const TITLE = 'The Game of the Monkey';

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await rush(page);
  await page.goto(address);
  return page;
}

/** A table for two, whose host has a seat. */
async function createTableForTwo(page: Page, house: string): Promise<void> {
  await rush(page);
  await page.goto(`${house}/friends/monkey`);
  await settleTerms(page.locator('main'), { 'Players at the table': '2' });
  await page.getByText('House rules:').click();
  await page.getByRole('radiogroup', { name: 'Spectators see' }).getByRole('radio', { name: 'Nothing' }).click();
  await createTable(page);
}

const table = (page: Page): Locator => page.getByRole('heading', { name: TITLE, exact: true });
const rule = (page: Page, name: string): Locator =>
  page.getByRole('dialog').locator('dl > div').filter({ hasText: name }).locator('dd');

async function isSound(page: Page): Promise<void> {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.locator('html').evaluate(html => html.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await complaints(page)).toEqual([]);
}

test('everyone reads the house rules; when the host changes them, guests confirm again', { tag: '@smoke' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await createTableForTwo(page, baseURL!);
  await expect(seatOf(page, 'You')).toContainText('host · ready');
  await expect(startButton(page)).toHaveText('Add a computer and start');
  const friend = await open(await browser.newContext(), page.url());
  await friend.getByRole('button', { name: 'View' }).click();
  await expect(rule(friend, 'Hints')).toHaveText('Off');
  await friend.getByText(/^Seal of this pack/).click();
  await expect(friend.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await friend.keyboard.press('Escape');
  await isSound(friend);
  await sitDown(friend, 'Brian');
  await expect(friend.getByText('You’re ready. Waiting for Ada.')).toBeVisible();
  await isReady(page, 'Brian');

  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('radiogroup', { name: 'Hints' }).getByRole('radio', { name: 'On' }).click();
  await page.keyboard.press('Escape');
  await expect(seatOf(page, 'Brian')).toContainText('not ready yet');
  await expect(page.getByText('Brian is not ready.')).toBeVisible();
  await isSound(page);
  await expect(friend.getByText('hints on')).toBeVisible();
  await friend.getByRole('button', { name: 'I’m ready' }).click();
  await expect(seatOf(page, 'Brian').getByText(/(^|· )ready$/)).toBeVisible();
  await expect(startButton(page)).toHaveText('Start');
  await startButton(page).click();
  for (const person of [page, friend]) await expect(table(person)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask to undo' })).toBeVisible();

  const stranger = await open(await browser.newContext(), page.url());
  await expect(stranger.getByText('A match is running. A seat may be free when it ends.')).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
});

test('the host adds a computer, swaps seats with it and removes it', async ({ page, baseURL }) => {
  await createTableForTwo(page, baseURL!);
  await page.getByRole('button', { name: 'Add computer' }).click();
  const computer = seatOf(page, 'computer · ');
  await expect(computer).toBeVisible();
  const seat = await seatOf(page, 'You').getAttribute('data-seat');
  await computer.locator('summary').click();
  await computer.getByRole('button', { name: 'Swap seats' }).click();
  await expect(seatOf(page, 'computer · ')).toHaveAttribute('data-seat', seat!);
  await expect(seatOf(page, 'You')).toContainText('host · ready');
  await computer.locator('summary').click();
  await computer.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Empty seat')).toBeVisible();
});

test('what the host can do with each seat is in reach on a small phone with large text', async ({ page, baseURL }) => {
  await rush(page);
  await page.goto(`${baseURL}/friends/nations`);
  await createTable(page);
  for (const number of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Add computer' }).first().click();
    await expect(seatOf(page, 'computer · ')).toHaveCount(number);
  }
  await page.setViewportSize({ width: 320, height: 844 });
  await page.evaluate(`document.documentElement.style.setProperty('--text', '200')`);
  for (const seat of await seatOf(page, 'computer · ').all()) {
    await seat.locator('summary').click();
    for (const name of ['Swap seats', 'Remove']) {
      const button = seat.getByRole('button', { name });
      await expect(button).toBeVisible();
      const { x, width } = (await button.boundingBox())!;
      expect(x, name).toBeGreaterThanOrEqual(0);
      expect(x + width, name).toBeLessThanOrEqual(320);
    }
  }
  await measure(page, 'a full lobby');
  await page.evaluate(`document.documentElement.style.removeProperty('--text')`);
  await page.setViewportSize({ width: 568, height: 320 });
  expect(await page.locator('html').evaluate(html => html.scrollWidth), 'a phone on its side').toBeLessThanOrEqual(568);
});

test('a cut is revealed by any open tab, also after it was closed in between', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await createTableForTwo(page, baseURL!);
  const address = page.url();
  const friends = await browser.newContext();
  const friend = await open(friends, address);
  await sitDown(friend, 'Brian');
  await isReady(page, 'Brian');
  await friend.close();
  await expect(seatOf(page, 'Brian')).toContainText(/away for \d+ s/);
  await expect(startButton(page)).toHaveText('Start without Brian');
  await startButton(page).click();
  await expect(
    page.getByText(/Waiting for Brian’s device to reveal its cut, until \d\d:\d\d at the latest/),
  ).toBeVisible();
  const back = await open(friends, address);
  for (const person of [page, back]) await expect(table(person)).toBeAttached();
  expect(context.pages()).toContain(page);
});

test('a computer keeps the seat of a player who left until the match is over', async ({ page, browser, baseURL }) => {
  const house = await cheat(baseURL!, {});
  await createTableForTwo(page, baseURL!);
  const friend = await open(await browser.newContext(), page.url().replace(baseURL!, house.address));
  await sitDown(friend, 'Brian');
  await isReady(page, 'Brian');
  await startButton(page).click();
  await expect(table(friend)).toBeAttached();
  house.say({ ask: 'leave', id: 'brian-leaves' });
  await expect(page.getByText('Computer 2').first()).toBeVisible();
  await expect(seatOf(friend, 'Computer 2')).toContainText('plays on for a player who left');
  await expect(friend.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  house.close();
});
