import { expect } from '@playwright/test';
import { openBox, rush } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

test.beforeEach(({ page }) => rush(page));

test('opponents are shown where they are chosen', { tag: '@smoke' }, async ({ page }) => {
  await openBox(page, 'Nations');
  const people = page.getByRole('region', { name: 'At your table' });
  const opponents = people.getByRole('list', { name: 'Opponents' });
  await page.getByRole('radio', { name: 'Strong' }).click();
  await expect(opponents.getByRole('listitem')).toHaveText([
    /left.*Fairweather/,
    /partner.*Fairweather/,
    /right.*Harker/,
  ]);
  await expect(opponents.locator('img')).toHaveCount(3);
  await expect(people.getByText(/Captain Amos Fairweather imagines/)).toBeVisible();
});
