import { openSqliteStoreBeside } from '@parlour/server/store/sqlite/store';
import { closeTable } from '@parlour/server/tables/close-table';
import { expect, type Page } from '@playwright/test';
import { beginNow, createTable, meet, WITH_HINTS } from '../support/friends.ts';
import { cards, getReady, playCard, rush, turn } from '../support/player.ts';
import { test } from '../support/reused-page.ts';
import { layAdvised } from '../support/word-player.ts';

/** Plays until this many cards are left; a tap may come before the table is ready for it. */
async function playDownTo(page: Page, left: number): Promise<void> {
  await expect(async () => {
    await turn(page);
    if ((await cards(page).count()) > left) await playCard(page);
    await expect(cards(page)).toHaveCount(left, { timeout: 2000 });
  }).toPass();
}

test('two browsers at one table, one reloads in mid-game, one speaks, a third looks on', { tag: '@smoke' }, async ({
  page,
  browser,
}) => {
  const others = await browser.newContext();
  const [friend, onlooker] = [await others.newPage(), await (await browser.newContext()).newPage()];
  for (const person of [page, friend, onlooker]) await rush(person);
  await meet(page, friend, 'nations');
  await beginNow(page);

  for (const person of [page, friend]) await expect(cards(person)).toHaveCount(13);
  for (const left of [12, 11, 10]) {
    await Promise.all([page, friend].map(person => playDownTo(person, left)));
    if (left === 11) await friend.reload();
  }

  await page.getByRole('button', { name: 'Say' }).click();
  const words = 'Good luck!';
  await page.getByRole('dialog', { name: 'Say something' }).getByRole('button', { name: words }).click();
  await expect(friend.locator('main').getByText(words, { exact: true }).last()).toBeVisible();

  await onlooker.goto(page.url());
  await expect(onlooker.getByRole('heading', { name: 'Nations' })).toBeAttached();
  await expect(cards(onlooker)).toHaveCount(0);
  await expect(onlooker.getByText(/['’]s turn|leads/).first()).toBeVisible();
  await expect(onlooker.getByText("You're watching")).toBeVisible();
  for (const person of [page, friend]) await expect(person.getByRole('img', { name: '1 watching' })).toBeVisible();
});

test('a race of two', async ({ page, browser }) => {
  const friend = await (await browser.newContext()).newPage();
  for (const person of [page, friend]) await rush(person);
  await meet(page, friend, 'race', { 'Players at the table': '2', ...WITH_HINTS });
  const isChoosing = page.getByText(/is choosing the opening word/);
  await expect(isChoosing.or(page.getByLabel('A word made from these cards'))).toBeVisible();
  const [dealer, other] = (await isChoosing.isVisible()) ? [friend, page] : [page, friend];
  await expect(other.getByText(/is choosing the opening word/)).toBeVisible();
  await expect(other.getByLabel('A word made from these cards')).toHaveCount(0);
  await dealer
    .locator('form')
    .getByRole('button', { name: /^[A-Z]{5}$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Ready' }).click();
  await expect(page.getByRole('region', { name: 'Start' })).toContainText('Waiting for ');
  await getReady(friend);
  for (const person of [page, friend]) {
    expect(await layAdvised(person)).toBe(true);
  }
  for (const person of [page, friend]) {
    const lanes = person.getByRole('list', { name: 'Players' }).getByRole('listitem');
    await expect(lanes.filter({ hasText: /\b([1-9]|10) cards?(, [^,]+)?, score 0/ })).toHaveCount(2);
  }
});

test('a table that is closed or deleted says so, to those who are there and by an old link', async ({ page }) => {
  await page.goto('/friends/nations');
  await createTable(page);
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const store = openSqliteStoreBeside(process.env.PARLOUR_FILE!);
  await closeTable(store, id, (await store.read(id, 1)).at(-1)!, Date.now());
  await expect(page.getByRole('alert').getByText('This table is closed.')).toBeVisible();
  await store.remove(id);
  await store.close();
  const sentence = page.getByText('There is no such table. It may have been deleted.');
  await expect(sentence).toBeVisible();
  await page.reload();
  await expect(sentence).toBeVisible();
});
