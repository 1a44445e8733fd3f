import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  act,
  CORNER,
  hand,
  openBox,
  openClause,
  permitted,
  playNow,
  rush,
  takeBox,
  tapSoon,
  theEnd,
  turn,
} from './player.ts';

const BOX = 'Alice in Wonderland';
const BRIEFLY = { timeout: 1500 };
const THREE = { 'Players at the table': '3' };

const wanted = (page: Page): Locator =>
  page.getByRole('list', { name: / wants$/ }).getByRole('button', { name: /wanted/ });
const players = (page: Page): Locator => page.getByRole('button', { name: /^Ask / });
const askable = (page: Page): Locator => page.locator('button[aria-label^="Ask "]:not([aria-label*="not permitted"])');

test.beforeEach(({ page }) => rush(page));

/** Exposes a Leading card, or asks: for the first card that is wanted, the first player who may be asked for it. */
async function tryOnce(page: Page): Promise<void> {
  if ((await players(page).count()) === 0)
    return permitted(page)
      .first()
      .click({ ...CORNER, ...BRIEFLY });
  await wanted(page).first().click(BRIEFLY);
  await askable(page).first().click(BRIEFLY);
}

const playOn = (page: Page): Promise<void> => tapSoon(page, () => tryOnce(page));

test('from the shelf to the last set by tap', async ({ page }) => {
  await takeBox(page, BOX);
  await playNow(page, BOX, THREE);
  while ((await turn(page)) === 'mine') await playOn(page);
  await expect(theEnd(page).getByRole('heading', { name: /ha(s|ve) won .*\d sets?/ })).toBeVisible();
  await expect(theEnd(page).getByRole('list', { name: 'The sets' }).getByRole('listitem')).toHaveCount(3);
});

test('a question by keyboard, whom before for what', async ({ page }) => {
  await openBox(page, BOX);
  await playNow(page, BOX);
  while ((await turn(page)) === 'mine' && (await wanted(page).count()) < 2) {
    await playOn(page);
  }
  await players(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(players(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(players(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await wanted(page).first().focus();
  await act(page, () => page.keyboard.press('Enter'));
});

test('a wanted card dragged onto a player asks them', async ({ page }) => {
  await openBox(page, BOX);
  await playNow(page, BOX);
  while ((await turn(page)) === 'mine' && (await players(page).count()) === 0) await playOn(page);
  const [from, to] = [await wanted(page).first().boundingBox(), await askable(page).first().boundingBox()];
  await act(page, async () => {
    await page.mouse.move(from!.x + 20, from!.y + 30);
    await page.mouse.down();
    await page.mouse.move(from!.x + 20, from!.y - 20, { steps: 4 });
    await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 6 });
    await page.mouse.up();
  });
});

test('what is no Leading card slides back, and its clause is one tap away', async ({ page }) => {
  await openBox(page, BOX);
  await playNow(page, BOX);
  while ((await turn(page)) === 'mine' && (await players(page).count()) > 0) await playOn(page);
  const forbidden = hand(page).locator('button[aria-label*="not permitted"]');
  await forbidden.first().click(CORNER);
  const sheet = await openClause(page);
  await expect(sheet.getByRole('blockquote')).toContainText('AL-4');
});
