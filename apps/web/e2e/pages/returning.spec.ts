import { expect, type Page } from '@playwright/test';
import { cards, openBox, playCard, playNow, rush, turn } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

const waiting = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Continue/ });

async function playOne(page: Page): Promise<void> {
  await turn(page);
  await playCard(page);
}

test('a game can be continued from its box and from the home page', { tag: '@smoke' }, async ({ page }) => {
  await rush(page);
  await openBox(page, 'Nations');
  await expect(waiting(page)).toHaveCount(0);
  await playNow(page, 'Nations');
  await expect(cards(page)).toHaveCount(13);
  await playOne(page);
  await turn(page);
  const table = page.url();
  await page.getByRole('link', { name: /^Leave the table/ }).click();
  await expect(waiting(page)).toContainText('Nations');
  await expect(waiting(page)).toContainText('Your turn.');
  await waiting(page).click();
  await expect(page).toHaveURL(table);
  await expect(cards(page)).toHaveCount(12);

  await page.goto('/');
  await expect(waiting(page)).toContainText('Nations');
  await page.goto('/box/alice');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});
