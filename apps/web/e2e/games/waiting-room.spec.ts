/** Before a match at a remote table: the settings, cutting, and the automatic reveal. */
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { cheat } from '../support/cheating-server.ts';
import { cutPack, packToCut, sitDown } from '../support/friends.ts';
import { complaints } from '../support/page-checks.ts';
import { rush } from '../support/player.ts';

const TITLE = 'The Game of the Monkey';

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await rush(page);
  await page.goto(address);
  return page;
}

/** A table for two, created by a player who has a seat. */
async function layForTwo(page: Page, house: string): Promise<void> {
  await rush(page);
  await page.goto(`${house}/friends/monkey`);
  await page.getByLabel('Players at the table').selectOption('2');
  await page.getByText('What is agreed').click();
  await page.getByLabel('Onlookers').selectOption('see nothing of the match');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await sitDown(page, 'Ada');
}

const table = (page: Page): Locator => page.getByRole('heading', { name: TITLE, exact: true });
const agreed = (page: Page, term: string): Locator => page.locator('dl > div').filter({ hasText: term }).locator('dd');

async function isSound(page: Page): Promise<void> {
  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.locator('html').evaluate(html => html.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await complaints(page)).toEqual([]);
}

test('everybody reads what is agreed; when the host changes it, all cut again', async ({ page, browser, baseURL }) => {
  await layForTwo(page, baseURL!);
  const friend = await open(await browser.newContext(), page.url());
  await expect(agreed(friend, 'Hints')).toHaveText('nobody gets any');
  await expect(friend.getByText('Change what is agreed')).toHaveCount(0);
  await packToCut(page).press('Enter');
  await expect(page.getByText('You have cut.')).toBeVisible();
  await expect(friend.getByRole('listitem').filter({ hasText: 'Ada' })).toContainText('has cut');

  await page.getByText('Change what is agreed').click();
  await page.getByLabel('Hints').selectOption('whoever asks is told what a computer player would do');
  await expect(agreed(friend, 'Hints')).toContainText('whoever asks');
  await expect(packToCut(page)).toBeVisible();
  await isSound(page);

  await sitDown(friend, 'Brian');
  await friend.getByText('The seal of this pack').click();
  await expect(friend.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await isSound(friend);
  for (const person of [page, friend]) await cutPack(person);
  for (const person of [page, friend]) await expect(table(person)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask to take back' })).toBeVisible();

  const stranger = await open(await browser.newContext(), page.url());
  await expect(stranger.getByText('A match is under way, and no seat is free until it is over.')).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
});

test('a cut is shown by whichever tab is there, also after it was closed in between', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await layForTwo(page, baseURL!);
  const address = page.url();
  const second = await open(context, address);
  await cutPack(page);
  await expect(second.getByText('You have cut.')).toBeVisible();
  await page.close();
  await second.close();

  const friend = await open(await browser.newContext(), address);
  await sitDown(friend, 'Brian');
  await packToCut(friend).click();
  await expect(
    friend.getByText(/Waiting for Ada’s page to show their cut, until \d\d:\d\d at the latest/),
  ).toBeVisible();
  const back = await open(context, address);
  for (const person of [back, friend]) await expect(table(person)).toBeAttached();
});

test('whose seat was left is a computer player until the match is over', async ({ page, browser, baseURL }) => {
  const house = await cheat(baseURL!, {});
  await layForTwo(page, baseURL!);
  const friend = await open(await browser.newContext(), page.url().replace(baseURL!, house.address));
  await sitDown(friend, 'Brian');
  for (const person of [page, friend]) await cutPack(person);
  await expect(table(friend)).toBeAttached();
  house.say({ ask: 'leave', id: 'brian-leaves' });
  await expect(page.getByText('Computer 2').first()).toBeVisible();
  await expect(friend.getByRole('listitem').filter({ hasText: 'Computer 2' })).toContainText('somebody who left');
  await expect(friend.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  house.close();
});
