import type { Locator, Page } from '@playwright/test';
import { BRIEFLY, permitted, tapSoon } from './player.ts';

/** A target not hit within this time is looked up again. */
const SHORTLY = { timeout: BRIEFLY.timeout };

export const wanted = (page: Page): Locator =>
  page.getByRole('list', { name: / needs$/ }).getByRole('button', { name: /, (needed|asking for this)/ });
export const players = (page: Page): Locator => page.getByRole('button', { name: /^Ask / });
export const askable = (page: Page): Locator =>
  page.locator('button[aria-label^="Ask "]:not([aria-label*="not possible"])');

/** Lays out a Leading card, or asks the first available player for the first wanted card. */
async function tryOnce(page: Page): Promise<void> {
  if ((await players(page).count()) === 0) return permitted(page).first().click(BRIEFLY);
  await wanted(page).first().click(SHORTLY);
  await askable(page).first().click(SHORTLY);
}

export const playOn = (page: Page): Promise<void> => tapSoon(page, () => tryOnce(page));
