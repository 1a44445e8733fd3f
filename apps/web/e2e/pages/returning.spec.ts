import { expect, type Page } from '@playwright/test';
import { beginNow, meet } from '../support/friends.ts';
import { cards, openBox, playCard, playNow, rush, turn } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

const waiting = (page: Page) => page.getByRole('navigation', { name: 'Games that wait for you' }).getByRole('link');

async function playOne(page: Page): Promise<void> {
  await turn(page);
  await playCard(page);
}

test('a game that was left waits on its box and on the shelf, and goes on where it stood', async ({ page }) => {
  await rush(page);
  await openBox(page, 'Nations');
  await expect(waiting(page)).toHaveCount(0);
  await playNow(page, 'Nations');
  await expect(cards(page)).toHaveCount(13);
  await playOne(page);
  await turn(page);
  const table = page.url();
  await page.getByRole('link', { name: /^Leave the table/ }).click();
  await expect(waiting(page)).toContainText('Go on: Nations');
  await expect(waiting(page)).toContainText('your turn');
  await waiting(page).click();
  await expect(page).toHaveURL(table);
  await expect(cards(page)).toHaveCount(12);

  await page.goto('/');
  await expect(waiting(page)).toContainText('Go on: Nations');
  await page.goto('/box/alice');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});

test('a table with a friend waits, too', async ({ page, browser }) => {
  const friend = await (await browser.newContext()).newPage();
  for (const person of [page, friend]) await rush(person);
  await meet(page, friend, 'nations');
  await beginNow(page);
  await expect(cards(page)).toHaveCount(13);
  const table = page.url();
  await page.goto('/');
  await expect(waiting(page)).toContainText(/Go on: Nations.*with Brian/);
  await waiting(page).click();
  await expect(page).toHaveURL(table);
  await expect(cards(page)).toHaveCount(13);
});
