import { expect, test } from '@playwright/test';
import { act, CORNER, cards, hurry, openBox, permitted, playNow, turn } from './player.ts';

test.use({ serviceWorkers: 'allow' });

test('after the first visit everything plays without a network', async ({ page, context }) => {
  await hurry(page);
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready');
  await expect(async () =>
    expect(await page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true),
  ).toPass();
  await context.setOffline(true);
  await page.reload();
  await openBox(page, 'Nations');
  await playNow(page, 'Nations');
  await turn(page);
  await act(page, () => permitted(page).first().click(CORNER));
  await expect(cards(page)).toHaveCount(12);
  await page.reload();
  await expect(cards(page)).toHaveCount(12);
  await page.goto('/sheet/nations#NA-6');
  await expect(page.getByText('Whoever can follow the nation led must do so.')).toBeVisible();
});
