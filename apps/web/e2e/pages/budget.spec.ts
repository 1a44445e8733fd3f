import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { hurry, openBox, playNow } from '../support/player.ts';

/** Compressed files that may be loaded before the first card is in the hand, in KB. */
const BUDGETS = { js: 130, css: 16 } as const;

const WATCH = `new MutationObserver((_, watching) => {
  if (!document.querySelector('[data-stop][data-card]')) return;
  watching.disconnect();
  tellDealt();
}).observe(document, { childList: true, subtree: true });`;

test('script and styles before the first card fit the budget', { tag: '@smoke' }, async ({ page }) => {
  const sizes = new Map<string, Promise<number>>();
  let isDealt = false;
  await page.exposeFunction('tellDealt', () => {
    isDealt = true;
  });
  await page.addInitScript({ content: WATCH });
  page.context().on('response', response => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname) && !isDealt)
      sizes.set(
        pathname,
        // A response still open when the page closes came after the first card.
        response.body().then(
          body => gzipSync(body).length,
          () => 0,
        ),
      );
  });
  // Optional files wait for the fonts, which are blocked here.
  await page.route('**/assets/fonts-*.css', () => undefined);
  // Computer players are loaded when the cards are dealt; no card waits for them, so they are blocked too.
  await page.route(/\/assets\/(beginner|by-the-book|characters)-/, () => undefined);
  await hurry(page);
  await openBox(page, 'Nations');
  await playNow(page, 'Nations');
  await page.locator('[data-stop][data-card]').first().waitFor();
  for (const [kind, most] of Object.entries(BUDGETS)) {
    const files = [...sizes.keys()].filter(file => file.endsWith(`.${kind}`));
    const loaded = await Promise.all(files.map(file => sizes.get(file)!));
    const total = loaded.reduce((sum, size) => sum + size, 0) / 1024;
    console.log(`${kind}: ${total.toFixed(1)} KB: ${files.join(' ').replaceAll('/assets/', '')}`);
    expect(total).toBeLessThanOrEqual(most);
  }
});
