import { expect, type Page, test } from '@playwright/test';
import { act, CORNER, cards, hurry, permitted, turn } from './player.ts';

async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down and cut' }).click();
}

async function playOne(page: Page): Promise<void> {
  await turn(page);
  await act(page, () => permitted(page).first().click(CORNER));
}

test('two browsers at one table, one comes by the code and reloads in mid-game', async ({ page, browser }) => {
  const other = await browser.newContext();
  const friend = await other.newPage();
  for (const person of [page, friend]) await hurry(person);
  await page.goto('/friends/nations');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await expect(page.getByText('The code of this table')).toBeVisible();
  const code = (await page.locator('p:text("The code of this table") + p').textContent())!;

  await friend.goto(`${new URL(page.url()).origin}/join`);
  await friend.getByLabel('The code you were told').fill(code.toLowerCase());
  await friend.getByRole('button', { name: 'Join' }).click();
  await sit(page, 'Ada');
  await sit(friend, 'Brian');
  await expect(page.getByText('Brian')).toBeVisible();
  await page.getByRole('button', { name: 'Begin now' }).click();

  for (const person of [page, friend]) await expect(cards(person)).toHaveCount(13);
  for (let plays = 0; plays < 3; plays++) {
    await Promise.all([page, friend].map(playOne));
    if (plays === 1) await friend.reload();
  }
  await expect(cards(page)).toHaveCount(10);
  await expect(cards(friend)).toHaveCount(10);
  await other.close();
});
