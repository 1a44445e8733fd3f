/** How a match ends before somebody's eyes, and what they can do then. */
import { expect, type Page } from '@playwright/test';
import { test } from './kept.ts';
import { playCard, playPair, rush, theEnd, watch } from './player.ts';
import { comeTo } from './tables.ts';

/** The last card of two is drawn, and it ends. */
async function endMonkey(page: Page): Promise<void> {
  await watch(page);
  await comeTo(page, 'monkey', 'late', { count: 2 });
  await playPair(page);
}

/** A step of a short ending takes 520 ms; here it takes so long that only a tap can end it. */
const HELD = `{
  const later = setTimeout;
  window.setTimeout = (doing, ms, ...given) => later(doing, ms === 520 ? 60_000 : ms, ...given);
}`;

const way = (page: Page, name: string) => theEnd(page).getByRole('button', { name });

test('the Monkey: told step by step, skipped by a tap, with a last word and the record against them', async ({
  page,
}) => {
  await rush(page, { motion: 'full' });
  await page.addInitScript({ content: HELD });
  await endMonkey(page);
  await expect(way(page, 'Skip')).toBeVisible();
  await expect(theEnd(page)).not.toContainText('the Monkey!');
  // A finger does not ask which of the cards on each other it touches.
  await theEnd(page).locator('[data-card], [data-sides]').last().click({ force: true });
  await expect(theEnd(page).getByRole('heading', { name: /the Monkey!$/ })).toBeVisible();
  await expect(theEnd(page).locator('q')).toBeVisible();
  await expect(theEnd(page).locator('q')).toHaveCount(0, { timeout: 20_000 });
  await expect(theEnd(page)).toContainText(/Games won: you [01], they [01]/);
});

test('the Monkey: whoever wants no motion sees all at once, and whoever wants no remarks hears none', async ({
  page,
}) => {
  await rush(page, { remarks: 'off' });
  await endMonkey(page);
  await expect(theEnd(page).getByRole('heading', { name: /the Monkey!$/ })).toBeVisible();
  await expect(way(page, 'Skip')).toHaveCount(0);
  await expect(theEnd(page).locator('q')).toHaveCount(0);
  await way(page, 'See the table').click();
  await expect(page.getByRole('group', { name: /^Pairs on the table, 25 of 25/ })).toBeVisible();
  await way(page, 'Back to the end').click();
  await way(page, 'Play again').click();
  await expect(theEnd(page)).toHaveCount(0);
});

test('Nations: we or they, what decided it, and the whole game as a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await rush(page);
  await comeTo(page, 'nations', 'late', { terms: { target: 5 } });
  await playCard(page);
  await expect(theEnd(page).getByRole('heading', { name: /^(We|They) have won, \d+ to (\d+|nil)\.$/ })).toBeVisible();
  const score = theEnd(page).getByRole('list', { name: 'The score' }).getByRole('listitem');
  await expect(score).toHaveText([/^1st(We|They)/, /^2nd(We|They)/]);
  await way(page, 'Share').click();
  await expect(theEnd(page).getByRole('status').last()).toContainText('on the clipboard');
  await page.goto(String(await page.evaluate('navigator.clipboard.readText()')));
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
});
