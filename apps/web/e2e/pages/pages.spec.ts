/** Every page: no axe violations, light and dark, and no sideways scrolling at any size. */
import { shelf } from '@parlour/games/shelf/shelf';
import { expect } from '@playwright/test';
import { makePack, SIXTEEN } from '../support/packs.ts';
import { check, measure, SIZES } from '../support/page-checks.ts';
import { hurry, openBox, playNow, unpaint } from '../support/player.ts';
import { test } from '../support/reused-page.ts';
import { LOT } from '../support/word-player.ts';

test.beforeEach(({ page }) => unpaint(page));

/** Checked by `npm test`. */
const SMOKE_PAGES = ['/', '/box/nations', '/settings'];

const PAGES = [
  '/box/alice',
  '/box/kan-u-go/race',
  '/box/kit-and-kat',
  '/box/kan-u-go',
  '/sheet/nations',
  '/sheet/race',
  '/sheet/kit-and-kat',
  '/story/alice',
  '/story/kan-u-go',
  '/family-tree',
  '/exhibit/kan-u-go',
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
  '/club',
  '/club/me',
  '/club/play',
  '/club/house',
  '/verify',
  '/replay',
  '/review',
  '/cards/kan-u-go',
  '/cards/alice/1L',
  '/cards/kit-and-kat',
  '/print/alice',
  '/print/nations',
  '/make/alice',
  '/make/kit-and-kat',
  '/gallery',
  '/nowhere',
];

/** Several pages a test: every test starts a new browser context, which takes as long as a page. */
const A_FEW = 6;
const few = Array.from({ length: Math.ceil(PAGES.length / A_FEW) }, (_, i) => PAGES.slice(i * A_FEW, (i + 1) * A_FEW));

for (const paths of [SMOKE_PAGES, ...few]) {
  test(`${paths.join(', ')}: sound`, { tag: paths === SMOKE_PAGES ? '@smoke' : [] }, async ({ page }) => {
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
      await playNow(page, game, game === 'Kan-U-Go Race' ? LOT : {});
      await expect(page.getByRole('complementary', { name: 'A tip' })).toBeVisible();
      await check(page, game);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const [wide, high] = await page.locator('html').evaluate(html => [html.scrollWidth, html.scrollHeight]);
        expect.soft([wide! <= width, high! <= height], `${game} at ${width}`).toEqual([true, true]);
      }
    }
    await page.getByRole('button', { name: 'Rules' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(page, `a sheet of ${box}`);
  });
}

/** Links, buttons and fields too small for a finger, except within a line of text. */
const MISSED = `[...document.querySelectorAll('a, button, summary, select')]
  .filter(target => target.getClientRects().length > 0 && !target.closest('p :not(a), [data-card]'))
  .map(target => [Math.round(target.getBoundingClientRect().height), target.textContent.trim()])
  .filter(([height]) => height < 44)`;

const TOUCHED = [
  '/',
  '/box/nations',
  '/sheet/nations',
  '/cards/alice',
  '/print/alice',
  '/make/kit-and-kat',
  '/daily',
  '/games',
];

test('what is touched is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of TOUCHED) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    expect([path, await page.evaluate(MISSED)]).toEqual([path, []]);
  }
});

test('how to play is told in pictures, and a lesson is one tap away', async ({ page }) => {
  await openBox(page, 'Nations');
  await page.getByRole('link', { name: 'Full rules' }).click();
  await expect(page.getByRole('img', { name: 'Map of Europe' })).toBeVisible();
  await expect(page.getByText('then come Man, Woman, Child, 10')).toBeVisible();
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByRole('complementary').getByText('The last card dealt is the Star card.')).toBeVisible();
});

test('the other games of a box are one tap away', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const nations = page.getByRole('article', { name: 'Nations', exact: true });
  await expect(nations.getByRole('button', { name: 'Play Nations' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the box Nations' }).click();
  await page.getByRole('link', { name: /^Also in this box/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Game of the Monkey' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: /^Also in this box/ })).toContainText('Nations');
});

test('on a phone on its side every box can be played at once', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const { id } of shelf) {
    await page.goto(`/box/${id}`);
    await expect(page.getByRole('button', { name: 'Play', exact: true }), id).toBeInViewport({ ratio: 1 });
  }
});
