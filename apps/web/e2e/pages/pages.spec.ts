/** Every page: no axe violations, light and dark, and no sideways scrolling at any size. */
import { shelf } from '@parlour/games/shelf/shelf';
import { expect } from '@playwright/test';
import { makePack, SIXTEEN } from '../support/packs.ts';
import { check, measure, SIZES } from '../support/page-checks.ts';
import { hurry, openBox, playNow, unpaint } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

test.beforeEach(({ page }) => unpaint(page));

const PAGES = [
  '/',
  '/box/nations',
  '/box/alice',
  '/box/kit-and-kat',
  '/box/kan-u-go',
  '/sheet/nations',
  '/sheet/race',
  '/sheet/kit-and-kat',
  '/story/alice',
  '/story/kan-u-go',
  '/room/nations',
  '/friends/nations',
  '/friends/race',
  '/join',
  '/daily',
  '/daily/nations',
  '/puzzles',
  '/puzzles/alice-who-has-it',
  '/puzzles/nations-ending/1',
  '/games',
  '/club/tournaments',
  '/feats',
  '/settings',
  '/club',
  '/club/me',
  '/club/play',
  '/club/house',
  '/verify',
  '/replay',
  '/review',
  '/cards/kan-u-go',
  '/cards/kit-and-kat',
  '/print/alice',
  '/print/nations',
  '/make/alice',
  '/make/kit-and-kat',
  '/nowhere',
];

/** Several pages a test: every test starts a new browser context, which takes as long as a page. */
const A_FEW = 6;
const few = Array.from({ length: Math.ceil(PAGES.length / A_FEW) }, (_, i) => PAGES.slice(i * A_FEW, (i + 1) * A_FEW));

for (const paths of few) {
  test(`${paths.join(', ')}: sound`, async ({ page }) => {
    await hurry(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await measure(page, path);
      await check(page, path);
    }
  });
}

test('a pack in the making is sound', async ({ page }) => {
  await hurry(page);
  await makePack(page, 'alice', SIXTEEN);
  await measure(page, 'a pack in the making');
  await check(page, 'a pack in the making');
});

const TABLES = {
  Nations: ['Nations', 'The Game of the Monkey'],
  'Alice in Wonderland': ['Alice in Wonderland'],
  'Kit and Kat in Nuerland': ['Kit and Kat'],
  'Kan-U-Go': ['Kan-U-Go', 'Kan-U-Go Race', 'Six in a Row', 'Growing Hand', 'Seven Stacks'],
};

for (const [box, games] of Object.entries(TABLES)) {
  test(`the tables of ${box} are sound, and do not scroll`, async ({ page }) => {
    await hurry(page, { lessons: 'on' });
    for (const game of games) {
      await openBox(page, box);
      await playNow(page, game);
      await expect(page.getByRole('complementary', { name: 'A word to the newcomer' })).toBeVisible();
      await check(page, game);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const [wide, high] = await page.locator('html').evaluate(html => [html.scrollWidth, html.scrollHeight]);
        expect.soft([wide! <= width, high! <= height], `${game} at ${width}`).toEqual([true, true]);
      }
      await page.getByRole('button', { name: 'The sheet' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, `the sheet of ${game}`);
    }
  });
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

test('what a box holds is seen before anything is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Nations.*The Game of the Monkey/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kit and Kat in Nuerland' })).not.toContainText('and Kit and Kat');
  await page.goto('/box/nations');
  const contents = page.getByRole('navigation', { name: 'In this box' });
  await expect(contents.getByRole('button', { name: 'Nations' })).toBeInViewport({ ratio: 1 });
  await expect(contents.getByRole('button', { name: 'The Game of the Monkey' })).toBeInViewport({ ratio: 1 });
  await contents.getByRole('button', { name: 'The Game of the Monkey' }).click();
  await expect(page.getByRole('heading', { name: 'The Game of the Monkey' })).toBeInViewport();
});

test('on a phone on its side every box can be played at once', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const { id } of shelf) {
    await page.goto(`/box/${id}`);
    await expect(page.getByRole('button', { name: 'Play now' }).first(), id).toBeInViewport({ ratio: 1 });
  }
});
