import { expect, type Page } from '@playwright/test';
import { cards, hand, playPair, rush, settleTerms, turn } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

test.beforeEach(({ page }) => rush(page));

test('two people in one room, with a curtain behind which there is nothing', { tag: '@smoke' }, async ({ page }) => {
  await layFor(page, ['Ada', 'Brian']);
  const seen: string[] = [];
  for (let turns = 0; turns < 4; turns++) {
    const lift = page.getByRole('button', { name: /show my cards/ });
    await expect(lift).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    expect(await page.content()).not.toMatch(/data-card|Map of|Child of/);
    expect(JSON.stringify(await page.locator('body').ariaSnapshot())).not.toMatch(/ of (Europe|Asia|Africa|America)/);
    seen.push((await lift.textContent())!);
    await lift.click();
    await expect(hand(page)).toBeVisible();
    await playOne(page);
  }
  expect(new Set(seen).size).toBe(2);
});

async function playOne(page: Page): Promise<void> {
  if ((await turn(page)) === 'over') return;
  await playPair(page);
}

async function layFor(page: Page, [first, second]: readonly [string, string]): Promise<void> {
  await page.goto('/box/nations/monkey');
  await page.getByRole('button', { name: 'Same room' }).click();
  await page.getByLabel('Player 1').fill(first);
  await page.getByLabel('Player 2').fill(second);
  await settleTerms(page.locator('main'), { 'Players at the table': '2' });
  await page.getByRole('button', { name: 'Start game' }).click();
}
