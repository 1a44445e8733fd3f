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

test('two people have two seats, and a projector shows one open table to teams', async ({ page }) => {
  await page.goto('/room/kit-and-kat');
  await page.getByLabel('Player 1').fill('Ana');
  await page.getByLabel('Player 2').fill('Ben');
  await expect(page.getByText('Computers take the other seats.')).toHaveCount(0);
  await expect(page.getByLabel('Players at the table')).toHaveValue('2');
  await page.getByRole('button', { name: 'Add player' }).click();
  await expect(page.getByLabel('Players at the table')).toHaveValue('3');
  await page.getByRole('button', { name: 'Remove player' }).click();
  await page.getByRole('switch', { name: /projector/ }).click();
  await page.getByLabel('Team 1').fill('The Otters');
  await page.getByLabel('Team 2').fill('');
  const size = (): Promise<string> => page.evaluate('getComputedStyle(document.documentElement).fontSize');
  const before = Number.parseFloat(await size());
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(hand(page)).toBeVisible();
  const team = page.locator('[data-part="bar"]').getByText(/The Otters|Team 2/);
  await expect(team).toBeVisible();
  await expect(page.getByRole('button', { name: /show my cards/ })).toHaveCount(0);
  expect(Number.parseFloat(await size())).toBeGreaterThan(1.2 * before);
  await page.goto('/');
  expect(Number.parseFloat(await size())).toBe(before);
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
