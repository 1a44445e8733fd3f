import { expect, type Locator } from '@playwright/test';
import { cards, openBox, playNow, rush, turn } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

const paceOf = (slip: Locator, name: string): Locator =>
  slip.getByRole('radiogroup', { name: 'Their pace' }).getByRole('radio', { name });

/** Long enough for a computer player to have played. */
const A_WHILE = 1500;

const GENTLE = 'Easy · relaxed pace, tips as you go';

test('a first game is gentle, stops while a lesson is read, and is the first only once', { tag: '@smoke' }, async ({
  page,
}) => {
  await rush(page, { pace: 'brisk', lessons: 'on' });
  await openBox(page, 'Nations');
  const slip = page.getByRole('article', { name: 'Nations', exact: true });
  await expect(page.getByText(GENTLE)).toBeVisible();
  await expect(slip.getByRole('radio', { name: 'Easy' })).toBeChecked();
  await slip.getByText('Game options').click();
  await expect(paceOf(slip, 'Thoughtful')).toBeChecked();
  await playNow(page, 'Nations');
  const lesson = page.getByRole('complementary', { name: 'A tip' });
  await expect(lesson).toBeVisible();
  await expect(cards(page)).toHaveCount(13);
  const told = page.locator('[data-part="prompt"]');
  const before = await told.textContent();
  await page.waitForTimeout(A_WHILE);
  expect(await told.textContent()).toBe(before);
  await lesson.getByRole('button', { name: 'Got it' }).click();
  expect(await turn(page)).toBe('mine');
  await page.goBack();
  await expect(page.getByText(GENTLE)).toBeHidden();
  await expect(slip.getByRole('radio', { name: 'Normal' })).toBeChecked();
  await slip.getByText('Game options').click();
  await expect(paceOf(slip, 'Brisk')).toBeChecked();
});

test('settings that a player has changed apply to a first game too', async ({ page }) => {
  await rush(page, { lessons: 'on' });
  await openBox(page, 'Nations');
  const slip = page.getByRole('article', { name: 'Nations', exact: true });
  await slip.getByText('Game options').click();
  await expect(paceOf(slip, 'Instant')).toBeChecked();
  await expect(page.getByText(GENTLE)).toBeHidden();
});
