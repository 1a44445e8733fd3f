/** Screenshots of every page: `npm run screens` writes docs/screens. */
import { expect, type Page, test } from '@playwright/test';
import { takePicture } from './support/camera.ts';
import { createTable } from './support/friends.ts';
import { makeMistakeInOneRoom, shoutButton } from './support/kit-player.ts';
import { CORNER, hand, hurry, openBox, playCard, playNow, theEnd, turn } from './support/player.ts';
import { lookForMoments, moments, openFile } from './support/reviews.ts';

const SIZES = { phone: [360, 640], side: [844, 390], tablet: [768, 1024], desktop: [1440, 900] } as const;

const PAGES = {
  shelf: '/',
  'box-nations': '/box/nations',
  'box-alice': '/box/alice',
  'box-kit-and-kat': '/box/kit-and-kat',
  'box-kan-u-go': '/box/kan-u-go',
  sheet: '/sheet/nations#NA-6',
  exhibit: '/exhibit/kan-u-go',
  room: '/room/nations',
  friends: '/friends/nations',
  join: '/join',
  settings: '/settings',
  verify: '/verify',
  cards: '/cards/nations',
  print: '/print/alice',
  make: '/make/kit-and-kat',
  today: '/daily',
  games: '/games',
  gallery: '/gallery',
  missing: '/nowhere',
};

async function playSome(page: Page, plays: number): Promise<void> {
  for (let i = 0; i < plays && (await turn(page)) === 'mine'; i++) {
    await playCard(page);
  }
  await turn(page);
}

for (const [size, [width, height]] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport: { width, height }, hasTouch: size !== 'desktop' });

    test('pages', async ({ page }) => {
      await hurry(page);
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await takePicture(page, `${name}-${size}`);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/', { waitUntil: 'networkidle' });
      await takePicture(page, `shelf-by-day-${size}`);
    });

    test('a shout', async ({ page }) => {
      await hurry(page, { pace: 'thoughtful' });
      await makeMistakeInOneRoom(page);
      await shoutButton(page).click();
      await expect(page.getByText('A mistake!')).toBeVisible();
      await takePicture(page, `shout-${size}`);
    });

    test('a refusal, a lesson, a hint, by day', async ({ page }) => {
      await hurry(page, { lessons: 'on' });
      await openBox(page, 'Nations');
      await playNow(page, 'Nations');
      await expect(page.getByRole('complementary')).toBeVisible();
      await takePicture(page, `lesson-${size}`);
      await page.getByRole('button', { name: 'Turn tips off' }).click();
      const forbidden = hand(page).locator('button[aria-label*="not permitted"]');
      while ((await forbidden.count()) === 0) await playSome(page, 1);
      await page.emulateMedia({ colorScheme: 'light' });
      await takePicture(page, `nations-by-day-${size}`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await forbidden.first().click({ ...CORNER, force: true });
      await expect(page.locator('[data-refusal]')).toBeVisible();
      await takePicture(page, `refusal-${size}`);
    });

    test('after a game', async ({ page }) => {
      await hurry(page);
      await openBox(page, 'Nations');
      await playNow(page, 'Nations', { 'Points to win': '5' });
      while ((await turn(page)) === 'mine') await playSome(page, 13);
      await takePicture(page, `result-${size}`);
      await theEnd(page).getByRole('button', { name: 'Review' }).click();
      await page.getByRole('link', { name: 'What counted' }).click();
      await expect(page.getByRole('heading', { name: 'What counted' })).toBeVisible();
      await takePicture(page, `after-${size}`);
      await page.getByRole('button', { name: 'Replay' }).click();
      await page.getByRole('slider', { name: 'Moment of the game' }).fill('9');
      await expect(hand(page)).toBeVisible();
      await takePicture(page, `replay-${size}`);
      await page.goto('/games', { waitUntil: 'networkidle' });
      await takePicture(page, `games-${size}`);
    });

    test('a review', async ({ page }) => {
      await hurry(page);
      await openFile(page);
      await lookForMoments(page);
      await takePicture(page, `review-${size}`);
      await moments(page).first().getByRole('button').click();
      await expect(page.locator('button[aria-label*="advised"]')).toHaveCount(1);
      await takePicture(page, `review-moment-${size}`);
      await page.goBack();
      await page.getByRole('button', { name: 'What would you do?' }).click();
      await page.getByRole('button', { name: 'Show me' }).waitFor();
      await takePicture(page, `review-question-${size}`);
    });

    test('puzzles', async ({ page }) => {
      await hurry(page);
      await page.goto('/puzzles', { waitUntil: 'networkidle' });
      await takePicture(page, `puzzles-${size}`);
      await page.goto('/puzzles/nations-ending', { waitUntil: 'networkidle' });
      await takePicture(page, `puzzle-list-${size}`);
      await page.goto('/puzzles/nations-ending/1');
      await expect(page.getByRole('button', { name: 'See the answer' })).toBeVisible();
      await takePicture(page, `puzzle-${size}`);
      await page.getByRole('button', { name: 'See the answer' }).click();
      await expect(page.getByRole('region', { name: 'The answer' })).toBeVisible();
      await takePicture(page, `puzzle-answer-${size}`);
    });

    test('a table waiting for friends, and a curtain', async ({ page }) => {
      await hurry(page);
      await page.goto('/friends/nations');
      await createTable(page);
      await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
      await takePicture(page, `lobby-${size}`);
      await page.getByRole('button', { name: 'Change' }).click();
      await takePicture(page, `house-rules-${size}`);
      await page.goto('/room/nations');
      await page.getByRole('button', { name: 'Start game' }).click();
      await expect(page.getByRole('button', { name: /show my cards/ })).toBeVisible();
      await takePicture(page, `curtain-${size}`);
    });
  });
}
