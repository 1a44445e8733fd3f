import { expect } from '@playwright/test';
import { cards, openBox, playNow, rush, turn } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

/** Long enough for a computer player to have played. */
const A_WHILE = 1500;

const GENTLE = 'Easy players, at a gentle pace; the game waits while you read a lesson.';

test('a first game is gentle, stops while a lesson is read, and is the first only once', async ({ page }) => {
  await rush(page, { pace: 'brisk', lessons: 'on' });
  await openBox(page, 'Nations');
  const slip = page.getByRole('article', { name: 'Nations', exact: true });
  await expect(slip.getByText(GENTLE)).toBeVisible();
  await slip.getByText('Settle the terms').click();
  await expect(slip.getByLabel('Computer players')).toHaveValue('easy');
  await expect(slip.getByLabel('How fast they play')).toHaveValue('thoughtful');
  await playNow(page, 'Nations');
  const lesson = page.getByRole('complementary', { name: 'A word to the newcomer' });
  await expect(lesson).toBeVisible();
  await expect(cards(page)).toHaveCount(13);
  const told = page.getByRole('button', { name: 'All that has happened' });
  const before = await told.textContent();
  await page.waitForTimeout(A_WHILE);
  expect(await told.textContent()).toBe(before);
  await lesson.getByRole('button', { name: 'I see' }).click();
  expect(await turn(page)).toBe('mine');
  await page.goBack();
  await slip.getByText('Settle the terms').click();
  await expect(slip.getByLabel('How fast they play')).toHaveValue('brisk');
  await expect(slip.getByText(GENTLE)).toBeHidden();
});

test('what somebody has settled for a first game stays settled', async ({ page }) => {
  await rush(page, { lessons: 'on' });
  await openBox(page, 'Nations');
  const slip = page.getByRole('article', { name: 'Nations', exact: true });
  await slip.getByText('Settle the terms').click();
  await expect(slip.getByLabel('How fast they play')).toHaveValue('instant');
  await expect(slip.getByText(GENTLE)).toBeHidden();
});

test('a race tells what counts before anybody has to be ready', async ({ page }) => {
  await rush(page, { lessons: 'on' });
  await openBox(page, 'Kan-U-Go');
  await playNow(page, 'Kan-U-Go Race', { 'Who chooses the word a heat begins with': 'the lot' });
  const lesson = page.getByRole('complementary', { name: 'A word to the newcomer' });
  await expect(lesson).toContainText('Low is good');
  await expect(page.getByRole('button', { name: 'Ready' })).toHaveCount(0);
  await page.getByRole('button', { name: 'No more lessons' }).click();
  await expect(page.getByRole('button', { name: 'Ready' })).toBeVisible();
});
