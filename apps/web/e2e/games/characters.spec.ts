import { expect } from '@playwright/test';
import { openBox, playNow, rush, turn } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

test.beforeEach(({ page }) => rush(page));

test('opponents are shown where they are chosen', async ({ page }) => {
  await openBox(page, 'Nations');
  const slip = page.getByRole('article', { name: 'Nations', exact: true });
  await slip.getByText('Settle the terms').click();
  const opponents = slip.getByRole('list', { name: 'Your opponents' });
  await slip.getByLabel('Computer players').selectOption('strong');
  await expect(opponents.getByRole('listitem')).toHaveText([/Fairweather/, /Fairweather/, /Harker/]);
  await expect(opponents.locator('svg')).toHaveCount(3);
  await expect(slip.getByText(/deals the hidden cards out in his head/)).toBeVisible();
});

const TABLES = {
  Nations: ['Nations', 3],
  'Alice in Wonderland': ['Alice in Wonderland', 3],
  'Kan-U-Go': ['Kan-U-Go', 3],
  'Kit and Kat in Nuerland': ['Kit and Kat', 3],
} as const;

test('everybody at the tables of every box has a face', async ({ page }) => {
  for (const [box, [game, others]] of Object.entries(TABLES)) {
    await openBox(page, box);
    await playNow(page, game);
    await turn(page);
    await expect(page.locator('[data-portrait] svg'), game).toHaveCount(others);
  }
});
