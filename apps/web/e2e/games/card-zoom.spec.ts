import { findGame } from '@parlour/games/shelf/shelf';
import { expect, type Locator, test as own, type Page } from '@playwright/test';
import { cards, follow, rush } from '../support/player.ts';
import { bringTables, NAMES, usualCount } from '../support/prepared-tables.ts';
import { test } from '../support/reused-page.ts';

/** XPath, which the browser evaluates itself; Playwright checks `:has()` for every node of the page. */
const SHOWN = '//main//*[@data-face]/..';

async function open(page: Page, id: string): Promise<void> {
  const boxed = findGame(id)!;
  const laying = { count: usualCount(boxed), names: NAMES, stages: ['fullest'] } as const;
  const [table] = await bringTables(page, boxed, [laying]);
  await follow(page, table!.address);
  await expect(page.locator(SHOWN).first()).toBeVisible();
}

const large = (page: Page): Locator => page.getByRole('dialog').getByRole('listitem');

async function expectLarge(page: Page, small: { readonly width: number }): Promise<void> {
  await expect(large(page)).toHaveCount(1);
  const seen = await large(page).boundingBox();
  expect(seen!.width).toBeGreaterThan(2 * small.width);
}

async function expectPutAway(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a card is seen large by the other button of the mouse, until Escape', async ({ page }) => {
  await rush(page);
  await open(page, 'nations');
  const card = page.locator(SHOWN).last();
  const small = (await card.boundingBox())!;
  await card.click({ button: 'right', force: true });
  await expectLarge(page, small);
  await page.keyboard.press('Escape');
  await expectPutAway(page);
});

test('the card in focus is seen large by a key, and has the focus again afterwards', { tag: '@smoke' }, async ({
  page,
}) => {
  await rush(page);
  await open(page, 'nations');
  const card = cards(page).nth(2);
  await card.focus();
  const name = (await card.getAttribute('aria-label'))!.split(',')[0]!;
  await page.keyboard.press('+');
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expectPutAway(page);
  await expect(card).toBeFocused();
});

own.describe('by touch', () => {
  own.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  own('a card is seen large by a long press, is not played by it, and a tap puts it away', async ({ page }) => {
    await rush(page);
    await open(page, 'nations');
    const before = await cards(page).count();
    const box = (await cards(page).first().boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]): Promise<unknown> =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x: box.x + 16, y: box.y + 24 }]);
    await expectLarge(page, box);
    await touch('touchEnd', []);
    await expect(large(page)).toHaveCount(1);
    await page.touchscreen.tap(195, 200);
    await expectPutAway(page);
    await expect(cards(page)).toHaveCount(before);
  });
});

test('the last trick of Nations is seen again by a tap on the score or the panel', { tag: '@smoke' }, async ({
  page,
}) => {
  await rush(page);
  const boxed = findGame('nations')!;
  const [table] = await bringTables(page, boxed, [{ count: 4, names: NAMES, stages: ['late'] }]);
  await follow(page, table!.address);
  await page.locator('button[aria-label^="Last trick"]:visible').click();
  const trick = page.getByRole('dialog', { name: 'Last trick' });
  await expect(trick.getByRole('listitem')).toHaveCount(4);
  await expect(trick.getByText(NAMES[0]!)).toHaveCount(1);
  await trick.getByRole('button', { name: 'Close' }).click();
  await expectPutAway(page);
});
