/** The components, in every world and both themes. */
import { expect } from '@playwright/test';
import { hurry } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

test('every world has its own colours, by day and by lamplight', async ({ page }, info) => {
  await hurry(page);
  await page.goto('/gallery');
  const places = page.getByRole('region', { name: /, (light|dark)$/ });
  await expect(places).toHaveCount(10);
  await expect(page.locator('[data-face] svg').last()).toBeAttached();
  const grounds = await page.evaluate<string[]>(
    `[...document.querySelectorAll('main section[data-theme]')].map(place => getComputedStyle(place).backgroundImage)`,
  );
  expect(new Set(grounds).size).toBe(10);
  for (const [i, name] of ['light', 'dark'].entries()) {
    await info.attach(name, { body: await places.nth(i).screenshot(), contentType: 'image/png' });
  }
});

test('segments are chosen by arrow keys, a switch by Space, and Escape closes a sheet', async ({ page }) => {
  await hurry(page);
  await page.goto('/gallery');
  const place = page.getByRole('region', { name: 'Parlour, light' });
  await place.getByRole('radio', { name: 'Normal' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(place.getByRole('radio', { name: 'Strong' })).toBeChecked();
  await expect(place.getByRole('radio', { name: 'Strong' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(place.getByRole('radio', { name: 'Easy' })).toBeChecked();
  const chat = place.getByRole('switch', { name: /Opponents chat/ });
  await chat.focus();
  await page.keyboard.press('Space');
  await expect(chat).not.toBeChecked();
  await place.getByRole('button', { name: 'Open sheet' }).click();
  await expect(page.getByRole('dialog', { name: 'Rematch?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(place.getByRole('button', { name: 'Open sheet' })).toBeFocused();
});
