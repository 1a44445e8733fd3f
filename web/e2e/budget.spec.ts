import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { hurry, openBox, permitted, playNow, turn } from './player.ts';

/** Compressed script that may be loaded before the first card can be played. */
const BUDGET = 118 * 1024;

test('the script before the first card fits the budget', async ({ page }) => {
  const sizes = new Map<string, Promise<number>>();
  page.context().on('response', response => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js'))
      sizes.set(
        pathname,
        // What still arrives when the page is closed came after the first card.
        response.body().then(
          body => gzipSync(body).length,
          () => 0,
        ),
      );
  });
  await hurry(page);
  await openBox(page, 'Nations');
  await playNow(page, 'Nations');
  await turn(page);
  await expect(permitted(page).first()).toBeVisible();
  const loaded = await Promise.all(sizes.values());
  const total = loaded.reduce((sum, size) => sum + size, 0);
  console.log(`${(total / 1024).toFixed(1)} KB in ${loaded.length} files`);
  expect(total).toBeLessThanOrEqual(BUDGET);
});
