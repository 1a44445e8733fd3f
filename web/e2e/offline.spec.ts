import { expect, test } from '@playwright/test';
import { firstVisit, rush, turn } from './player.ts';

test.use({ serviceWorkers: 'allow' });

test('after the first visit all nine games are played without a network', async ({ page, context }) => {
  await rush(page);
  await firstVisit(page);
  await context.setOffline(true);
  await page.reload();
  const boxes = page.getByRole('main').locator('a[href^="/box/"]');
  await expect(boxes).toHaveCount(4);
  const paths = await boxes.evaluateAll(links => links.map(link => link.getAttribute('href')!));
  let games = 0;
  for (const path of paths) {
    await page.goto(path);
    const slips = page.getByRole('button', { name: 'Play now' });
    await expect(slips.first()).toBeVisible();
    const count = await slips.count();
    games += count;
    for (let i = 0; i < count; i++) {
      await page.goto(path);
      await slips.nth(i).click();
      expect(await turn(page)).toBe('mine');
      await page.reload();
      expect(await turn(page)).toBe('mine');
    }
  }
  expect(games).toBe(9);
  await page.goto('/sheet/nations#NA-6');
  await expect(page.getByText('Whoever can follow the nation led must do so.')).toBeVisible();
  await page.goto('/friends/nations');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await expect(page.getByRole('alert')).toContainText('No server is within reach.');
});
