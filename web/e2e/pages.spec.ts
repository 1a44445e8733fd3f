/** Every page: nothing that axe complains of, in lamplight and by day, and no scrolling sideways. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { hurry, openBox, playNow, turn } from './player.ts';

const PAGES = [
  '/',
  '/box/nations',
  '/box/alice',
  '/box/kit-and-kat',
  '/box/kan-u-go',
  '/sheet/nations',
  '/room/nations',
  '/friends/nations',
  '/join',
  '/games',
  '/settings',
  '/verify',
  '/replay',
  '/nowhere',
];

async function check(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)).toEqual([]);
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const path of PAGES) {
      test(`${path} is sound`, async ({ page }) => {
        await hurry(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await check(page);
      });
    }

    test('the tables are sound', async ({ page }) => {
      await hurry(page, { lessons: 'on' });
      await openBox(page, 'Nations');
      await playNow(page, 'Nations');
      await turn(page);
      await check(page);
      await page.keyboard.press('s');
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page);
      await page.keyboard.press('Escape');
      await openBox(page, 'Nations');
      await playNow(page, 'The Game of the Monkey');
      await turn(page);
      await check(page);
    });
  });
}

for (const width of [360, 768, 1440]) {
  test(`nothing is wider than ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator('html').evaluate(html => html.scrollWidth), path).toBeLessThanOrEqual(width);
    }
  });
}
