/** Matches that have to be over, whoever wins them: tapped from within the page. How they are played by hand is tried elsewhere. */
import { expect, type Page } from '@playwright/test';
import { theEnd } from './player.ts';

/** Draws from the fan, or throws a pair; of more than two cards of a value a second tap says which. */
export const PAIRS = `{
  const fan = document.querySelector('ol[aria-label^="The fan of"] button');
  const chosen = document.querySelector('[data-stop][data-card][aria-pressed="true"]');
  const alike = chosen ? '[data-card$="-' + chosen.dataset.card.split('-')[1] + '"]' : '';
  const card = '[data-stop][data-card]' + alike + ':not([aria-label*="not permitted"], [aria-pressed])';
  (fan ?? document.querySelector(card))?.click();
}`;

/** Exposes a Leading card, or asks whoever may be asked for the first card that is wanted. */
export const QUESTIONS = `{
  const asked = 'button[aria-label^="Ask "]';
  const card = document.querySelector('[data-stop][data-card]:not([aria-label*="not permitted"])');
  const wanted = document.querySelector('[aria-label$=" wants"] button[aria-label*="wanted"]');
  (document.querySelector(asked) ? wanted : card)?.click();
  setTimeout(() => document.querySelector(asked + ':not([aria-label*="not permitted"])')?.click(), 20);
}`;

/** What could not be done is done a moment later. */
const playing = (tap: string): string =>
  `globalThis.playing ??= setInterval(() => { if (document.querySelector('[data-mine="true"]')) ${tap} }, 50)`;

/** Whatever may be played is, until the match is over. */
export async function playOut(page: Page, tap: string): Promise<void> {
  await page.evaluate(playing(tap));
  await expect(theEnd(page)).toBeVisible({ timeout: 90_000 });
  await page.evaluate('clearInterval(globalThis.playing); delete globalThis.playing');
}
