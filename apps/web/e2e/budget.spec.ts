import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { hurry, openBox, playNow } from './player.ts';

/** Compressed script that may be loaded before the first card lies in the hand. */
const BUDGET = 130 * 1024;

/** Tells, as soon as a card lies in the hand. */
const WATCH = `new MutationObserver((_, watching) => {
  if (!document.querySelector('[data-stop][data-card]')) return;
  watching.disconnect();
  tellDealt();
}).observe(document, { childList: true, subtree: true });`;

test('the script before the first card fits the budget', async ({ page }) => {
  const sizes = new Map<string, Promise<number>>();
  let isDealt = false;
  await page.exposeFunction('tellDealt', () => {
    isDealt = true;
  });
  await page.addInitScript({ content: WATCH });
  page.context().on('response', response => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !isDealt)
      sizes.set(
        pathname,
        // What still arrives when the page is closed came after the first card.
        response.body().then(
          body => gzipSync(body).length,
          () => 0,
        ),
      );
  });
  // What only may be wanted waits for the letters, and here they do not come.
  await page.route('**/assets/fonts-*.css', () => undefined);
  // Whoever plays next is asked for when the cards are dealt. No card waits for that: here it does not come either.
  await page.route(/\/assets\/(beginner|by-the-book|characters)-/, () => undefined);
  await hurry(page);
  await openBox(page, 'Nations');
  await playNow(page, 'Nations');
  await page.locator('[data-stop][data-card]').first().waitFor();
  const loaded = await Promise.all(sizes.values());
  const total = loaded.reduce((sum, size) => sum + size, 0);
  console.log(`${(total / 1024).toFixed(1)} KB in ${loaded.length} files`);
  expect(total).toBeLessThanOrEqual(BUDGET);
});
