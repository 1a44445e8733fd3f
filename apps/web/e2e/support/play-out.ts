/**
 * Plays matches to their end by clicks from within the page, where the result does not matter. Other tests play by
 * hand.
 */
import { expect, type Page } from '@playwright/test';
import { theEnd } from './player.ts';

/** Draws from the fan, or throws a pair; with more than two cards of a value a second tap selects the pair. */
export const PAIRS = `{
  const fan = document.querySelector('[data-part="fan"] ol button');
  const chosen = document.querySelector('[data-stop][data-card][aria-pressed="true"]');
  const alike = chosen ? '[data-card$="-' + chosen.dataset.card.split('-')[1] + '"]' : '';
  const card = '[data-stop][data-card]' + alike + ':not([aria-label*="not permitted"], [aria-pressed])';
  (fan ?? document.querySelector(card))?.click();
}`;

/** Lays out a Leading card, or asks any player for the first wanted card. */
export const QUESTIONS = `{
  const asked = 'button[aria-label^="Ask "]';
  const card = document.querySelector('[data-stop][data-card]:not([aria-label*="not permitted"])');
  const wanted = document.querySelector('[aria-label$=" needs"] button:not([data-held="true"])');
  (document.querySelector(asked) ? wanted : card)?.click();
  setTimeout(() => document.querySelector(asked + ':not([aria-label*="not possible"])')?.click(), 20);
}`;

const playing = (tap: string): string =>
  `globalThis.playing ??= setInterval(() => { if (document.querySelector('[data-mine="true"]')) ${tap} }, 50)`;

export async function playOut(page: Page, tap: string): Promise<void> {
  await page.evaluate(playing(tap));
  await expect(theEnd(page)).toBeVisible({ timeout: 90_000 });
  await page.evaluate('clearInterval(globalThis.playing); delete globalThis.playing');
}
