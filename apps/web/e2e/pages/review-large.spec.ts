/** A review with the browser's text set to twice the size. */
import { expect, test } from '@playwright/test';
import { rush } from '../support/player.ts';
import { lookForMoments, moments, openFile } from '../support/reviews.ts';

test.use({
  viewport: { width: 360, height: 640 },
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
});

test('nothing of it sticks out of a phone', async ({ page }) => {
  await rush(page);
  await openFile(page);
  await lookForMoments(page);
  expect(await page.locator('html').evaluate(html => html.scrollWidth)).toBe(360);
  await moments(page).first().getByRole('button').click();
  await page.getByRole('button', { name: 'Show what was played' }).waitFor();
  expect(await page.locator('html').evaluate(html => [html.scrollWidth, html.scrollHeight])).toEqual([360, 640]);
});
