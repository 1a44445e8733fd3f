/** Pictures of the pages for somebody to look at: `npm run e2e -- screens` writes docs/screens. */
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { act, CORNER, hand, hurry, offeredFan, openBox, permitted, playNow, throwPair, turn } from './player.ts';

const OUT = join(import.meta.dirname, '..', '..', 'docs', 'screens');

const SIZES = { phone: [360, 640], tablet: [768, 1024], desktop: [1440, 900] } as const;

for (const [name, [width, height]] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, hasTouch: name !== 'desktop' });

    const picture = async (page: Page, title: string): Promise<void> => {
      await page.evaluate('document.fonts.ready');
      await page.waitForTimeout(600);
      await page.screenshot({ path: join(OUT, `${title}-${name}.png`) });
    };

    test('shelf and box', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('link', { name: /Nations/ })).toBeVisible();
      await picture(page, 'shelf');
      await page.emulateMedia({ colorScheme: 'light' });
      await picture(page, 'shelf-by-day');
      await page.emulateMedia({ colorScheme: 'dark' });
      await openBox(page, 'Nations');
      await picture(page, 'box');
    });

    test('Nations', async ({ page }) => {
      await hurry(page, { pace: 'brisk' });
      await openBox(page, 'Nations');
      await playNow(page, 'Nations');
      for (let plays = 0; plays < 3; plays++) {
        await turn(page);
        if (plays < 2) await act(page, () => permitted(page).first().click(CORNER));
      }
      await picture(page, 'nations');
      await page.emulateMedia({ colorScheme: 'light' });
      await picture(page, 'nations-by-day');
      await page.emulateMedia({ colorScheme: 'dark' });
      const forbidden = hand(page).locator('button[aria-label*="not permitted"]');
      while ((await forbidden.count()) === 0) {
        await act(page, () => permitted(page).first().click(CORNER));
        await turn(page);
      }
      await forbidden.first().click(CORNER);
      await expect(page.getByRole('dialog')).toBeVisible();
      await picture(page, 'refusal');
    });

    test('the Monkey', async ({ page }) => {
      await hurry(page, { pace: 'brisk' });
      await openBox(page, 'Nations');
      await playNow(page, 'The Game of the Monkey');
      while ((await turn(page)) === 'mine' && !(await offeredFan(page).isVisible())) {
        await act(page, () => throwPair(page));
      }
      await picture(page, 'monkey');
    });

    test('lesson, sheet and settings', async ({ page }) => {
      await hurry(page, { lessons: 'on' });
      await openBox(page, 'Nations');
      await playNow(page, 'Nations');
      await turn(page);
      await expect(page.getByRole('complementary')).toBeVisible();
      await picture(page, 'lesson');
      await page.goto('/sheet/nations');
      await picture(page, 'sheet');
      await page.goto('/settings');
      await picture(page, 'settings');
    });
  });
}
