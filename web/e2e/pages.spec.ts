/** Every page: nothing that axe complains of, in lamplight and by day, and no scrolling sideways at any size. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { hurry, openBox, playNow } from './player.ts';

const PAGES = [
  '/',
  '/box/nations',
  '/box/alice',
  '/box/kit-and-kat',
  '/box/kan-u-go',
  '/sheet/nations',
  '/sheet/race',
  '/story/alice',
  '/story/kan-u-go',
  '/room/nations',
  '/friends/nations',
  '/join',
  '/daily',
  '/daily/nations',
  '/games',
  '/feats',
  '/settings',
  '/verify',
  '/replay',
  '/cards/kan-u-go',
  '/print/alice',
  '/make/kit-and-kat',
  '/nowhere',
];

const SIZES = [
  [360, 640],
  [768, 1024],
  [1440, 900],
] as const;

async function check(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`);
    expect(told, colorScheme).toEqual([]);
  }
}

async function measure(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await page.locator('html').evaluate(html => html.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

for (const path of PAGES) {
  test(`${path} is sound`, async ({ page }) => {
    await hurry(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await measure(page);
    await check(page);
  });
}

const TABLES = {
  Nations: ['Nations', 'The Game of the Monkey'],
  'Alice in Wonderland': ['Alice in Wonderland'],
  'Kit and Kat in Nuerland': ['Kit and Kat'],
  'Kan-U-Go': ['Kan-U-Go', 'Seven Stacks'],
};

for (const [box, games] of Object.entries(TABLES)) {
  for (const game of games) {
    test(`the table of ${game} is sound, and does not scroll`, async ({ page }) => {
      await hurry(page, { lessons: 'on' });
      await openBox(page, box);
      await playNow(page, game);
      await expect(page.getByRole('complementary', { name: 'A word to the newcomer' })).toBeVisible();
      await check(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const [wide, high] = await page.locator('html').evaluate(html => [html.scrollWidth, html.scrollHeight]);
        expect([wide! <= width, high! <= height]).toEqual([true, true]);
      }
      await page.getByRole('button', { name: 'The sheet' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page);
    });
  }
}

test('how to play is told in pictures, and a lesson is one tap away', async ({ page }) => {
  await openBox(page, 'Nations');
  await page.getByRole('link', { name: 'How to play' }).first().click();
  await expect(page.getByRole('img', { name: 'Map of Europe' })).toBeVisible();
  await expect(page.getByText('then come Man, Woman, Child, 10')).toBeVisible();
  await page.getByRole('button', { name: 'Learn it by playing' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByRole('complementary').getByText('The last card dealt is the Star card.')).toBeVisible();
});

test('the story of a box credits the drawing that was borrowed', async ({ page }) => {
  await openBox(page, 'Kan-U-Go');
  await page.getByRole('link', { name: 'The story of the box' }).click();
  await expect(page.getByText('by Skoll')).toBeVisible();
  await expect(page.getByRole('link', { name: 'CC BY 3.0' })).toHaveAttribute('href', /creativecommons\.org/);
});
