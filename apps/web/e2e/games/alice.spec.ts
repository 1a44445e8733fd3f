import { expect, type Page } from '@playwright/test';
import { askable, players, playOn, wanted } from '../support/alice-player.ts';
import { act, CORNER, hand, openClause, playNow, rush, takeBox, theEnd, turn } from '../support/player.ts';
import { comeTo } from '../support/prepared-tables.ts';
import { test } from '../support/reused-page.ts';

const BOX = 'Alice in Wonderland';
const THREE = { 'Players at the table': '3' };

test.beforeEach(({ page }) => rush(page));

test('from the shelf to the last set by tap', { tag: '@smoke' }, async ({ page }) => {
  await takeBox(page, BOX);
  await playNow(page, BOX, THREE);
  while ((await turn(page)) === 'mine') await playOn(page);
  await expect(theEnd(page).getByRole('heading', { name: / won with \d sets?|tie with/ })).toBeVisible();
  await expect(theEnd(page).getByRole('list', { name: 'Sets' }).getByRole('listitem')).toHaveCount(3);
});

async function comeToAsk(page: Page): Promise<void> {
  await comeTo(page, 'alice', 'beginning');
  await playOn(page);
  await expect(players(page).first()).toBeVisible();
}

test('a question by keyboard, whom before for what', { tag: '@smoke' }, async ({ page }) => {
  await comeToAsk(page);
  await expect(wanted(page)).toHaveCount(2);
  await players(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(players(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(players(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await wanted(page).first().focus();
  await act(page, () => page.keyboard.press('Enter'));
});

test('a wanted card dragged onto a player asks them', { tag: '@smoke' }, async ({ page }) => {
  await comeToAsk(page);
  const [from, to] = [await wanted(page).first().boundingBox(), await askable(page).first().boundingBox()];
  await act(page, async () => {
    await page.mouse.move(from!.x + 20, from!.y + 30);
    await page.mouse.down();
    await page.mouse.move(from!.x + 20, from!.y - 20, { steps: 4 });
    await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 6 });
    await page.mouse.up();
  });
});

test('what is no Leading card slides back, and its clause is one tap away', { tag: '@smoke' }, async ({ page }) => {
  await comeTo(page, 'alice', 'beginning');
  const forbidden = hand(page).locator('button[aria-label*="not permitted"]');
  await forbidden.first().click({ ...CORNER, force: true });
  const sheet = await openClause(page);
  await expect(sheet.getByRole('blockquote')).toContainText('AL-4');
});
