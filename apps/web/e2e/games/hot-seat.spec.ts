import { findGame } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { expect, type Page } from '@playwright/test';
import { cards, follow, hand, playPair, rush, theEnd, turn } from '../support/player.ts';
import { bringTables } from '../support/prepared-tables.ts';
import { test } from '../support/reused-page.ts';

test.beforeEach(({ page }) => rush(page));

test('two people in one room, with a curtain behind which there is nothing', async ({ page }) => {
  await layFor(page, ['Ada', 'Brian']);
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
    await playOne(page);
  }
  expect(new Set(seen).size).toBe(2);
});

test('a game of Mum and Tom is kept, and counted as nobody’s', async ({ page }) => {
  const laying = { count: 2, names: ['Mum', 'Tom'], stages: ['late'], company: 'same room' } as const;
  const [table] = await bringTables(page, assertDefined(findGame('monkey')), [laying]);
  await follow(page, assertDefined(table).address);
  await page.getByRole('button', { name: /lift the curtain/ }).click();
  await playPair(page);
  await expect(theEnd(page).getByRole('link', { name: 'See how' })).toBeVisible();
  await follow(page, '/games');
  const kept = page.getByRole('list', { name: 'Finished games' }).getByRole('listitem');
  await expect(kept).toContainText(/The Game of the Monkey: (Mum|Tom) won/);
  await expect(page.getByRole('heading', { name: 'Statistics' })).toHaveCount(0);
});

async function playOne(page: Page): Promise<void> {
  if ((await turn(page)) === 'over') return;
  await playPair(page);
}

async function layFor(page: Page, [first, second]: readonly [string, string]): Promise<void> {
  await page.goto('/box/nations');
  await page
    .getByRole('article', { name: 'The Game of the Monkey' })
    .getByRole('button', { name: 'Same room' })
    .click();
  await page.getByLabel('Seat 1').fill(first);
  await page.getByLabel('Seat 2').fill(second);
  await page.getByLabel('Players at the table').selectOption('2');
  await page.getByRole('button', { name: 'Lay the table' }).click();
}
