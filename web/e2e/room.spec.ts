import { expect, test } from '@playwright/test';
import { act, CORNER, cards, hand, hurry, offeredFan, throwPair, turn } from './player.ts';

test.beforeEach(({ page }) => hurry(page));

test('two people in one room, with a curtain behind which there is nothing', async ({ page }) => {
  await page.goto('/box/nations');
  await page
    .getByRole('article', { name: 'The Game of the Monkey' })
    .getByRole('button', { name: 'Same room' })
    .click();
  await page.getByLabel('Seat 1').fill('Ada');
  await page.getByLabel('Seat 2').fill('Brian');
  await page.getByLabel('Players at the table').selectOption('2');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  const seen: string[] = [];
  for (let turns = 0; turns < 4; turns++) {
    const lift = page.getByRole('button', { name: /lift the curtain/ });
    await expect(lift).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    expect(await page.content()).not.toMatch(/data-card|Map of|Child of/);
    expect(JSON.stringify(await page.locator('body').ariaSnapshot())).not.toMatch(/ of (Europe|Asia|Africa|America)/);
    seen.push((await lift.textContent())!);
    await lift.click();
    await expect(hand(page)).toBeVisible();
    await turn(page);
    const fan = offeredFan(page);
    await act(page, async () => ((await fan.isVisible()) ? fan.click(CORNER) : throwPair(page)));
  }
  expect(new Set(seen).size).toBe(2);
});
