import { assertDefined } from '@parlour/kernel/result';
import { expect, type Locator } from '@playwright/test';
import {
  act,
  CORNER,
  cards,
  framedCards,
  hand,
  openBox,
  openClause,
  permitted,
  playCard,
  playNow,
  refusalLine,
  rush,
  slowDown,
  theEnd,
  turn,
} from '../support/player.ts';
import { comeTo } from '../support/prepared-tables.ts';
import { test } from '../support/reused-page.ts';

test.beforeEach(({ page }) => rush(page));

/** A card under the veil is marked as disabled, and can be tried all the same. */
const ANYWAY = { ...CORNER, force: true } as const;

test('the score of a deal stays until the player continues', async ({ page }) => {
  await comeTo(page, 'nations', 'last card');
  await slowDown(page, 'brisk');
  await turn(page);
  await permitted(page).first().click(CORNER);
  const count = page.getByRole('region', { name: 'Deal score' });
  const goOn = page.getByRole('button', { name: 'Continue' });
  await expect(count).toBeVisible();
  await expect(goOn).toBeFocused();
  await expect(cards(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(count).toBeHidden();
  await expect(goOn).toBeHidden();
  await expect(cards(page)).toHaveCount(13);
  expect(await turn(page)).toBe('mine');
});

test('a refused card stays in the hand, a slip says why, and its rule is one tap away', { tag: '@smoke' }, async ({
  page,
}) => {
  await comeTo(page, 'nations', 'fullest');
  const forbidden = hand(page).locator('button[aria-label*="not permitted"]');
  const before = await cards(page).count();
  await forbidden.first().click(ANYWAY);
  await expect(refusalLine(page)).toContainText('NA-6');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const sheet = await openClause(page);
  await expect(sheet.getByRole('blockquote')).toContainText('NA-6');
  await expect(sheet.getByRole('blockquote')).toContainText('A player who can follow the nation led must do so.');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(cards(page)).toHaveCount(before);
});

const SCREENS = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;

test('on any screen a refusal stands in the prompt, frames one card, and goes with the next touch', async ({
  page,
}) => {
  await page.setViewportSize(SCREENS[0]);
  await comeTo(page, 'nations', 'fullest');
  const forbidden = hand(page).locator('button[aria-label*="not permitted"]');
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const refused = await forbidden.first().getAttribute('data-card');
    // After the screen has turned, cards still move to their new places, and a click can miss.
    await expect(async () => {
      await forbidden.first().click(ANYWAY);
      await expect(page.getByRole('alert').locator('[data-refusal]')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expectApart([refusalLine(page), page.locator('[data-part="own"]')]);
    const [slip, prompt] = [refusalLine(page), page.locator('[data-part="prompt"]')].map(zone => zone.boundingBox());
    expect(Math.abs((await slip)!.y - (await prompt)!.y), 'it takes the place of the prompt').toBeLessThan(12);
    await expect.poll(() => framedCards(page), `framed at ${screen.width}`).toEqual([refused]);
    await page.locator('[data-part="seat"]').first().click();
    await expect(refusalLine(page)).toHaveCount(0);
    await forbidden.first().click(ANYWAY);
    await expect(refusalLine(page)).toBeVisible();
    await forbidden.first().click(ANYWAY);
    await expect(refusalLine(page)).toHaveCount(0);
  }
});

test('a reload loses nothing', { tag: '@smoke' }, async ({ page }) => {
  await openBox(page, 'Nations');
  await playNow(page, 'Nations');
  for (let plays = 0; plays < 2 && (await turn(page)) === 'mine'; plays++) {
    await playCard(page);
  }
  await expect(page.locator('[data-portrait] svg')).toHaveCount(3);
  // On a busy machine the last card is still moving.
  await expect(cards(page)).toHaveCount(11);
  await turn(page);
  const held = await cards(page).evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card')));
  await page.reload();
  await turn(page);
  const now = await cards(page).evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card')));
  expect(now).toEqual(held);
});

test('a hint asks first, then names the play, and plays it', { tag: '@smoke' }, async ({ page }) => {
  await comeTo(page, 'nations', 'fullest');
  await page.keyboard.press('Alt+h');
  const advised = hand(page).locator('button[aria-label*="advised"]');
  await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible();
  await expect(hand(page).locator('button[data-state="dim"]').first()).toBeVisible();
  await expect(advised).toHaveCount(0);
  await page.keyboard.press('Alt+h');
  await expect(advised).toHaveCount(1);
  const before = await cards(page).count();
  await act(page, () => page.getByRole('button', { name: 'Play it' }).click());
  await expect(cards(page)).toHaveCount(before - 1);
});

test('a card can be dragged to the table', { tag: '@smoke' }, async ({ page }) => {
  await openBox(page, 'Nations');
  await playNow(page, 'Nations');
  await turn(page);
  await expect(page.locator('[data-moving]')).toHaveCount(0);
  const box = (await permitted(page).first().boundingBox())!;
  const middle = (await page.locator('[data-drop="table"]').boundingBox())!;
  await act(page, async () => {
    await page.mouse.move(box.x + 9, box.y + 22);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y - 120, { steps: 6 });
    await page.mouse.move(middle.x + middle.width / 2, middle.y + middle.height / 2, { steps: 6 });
    await page.mouse.up();
  });
  await expect(cards(page)).toHaveCount(12);
});

test('on a phone the score, the partner and the result lie beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await comeTo(page, 'nations', 'late', { terms: { target: 5 } });
  await playCard(page);
  const seats = [page.locator('[data-part="tally"]').first(), page.getByRole('group', { name: /, partner/ })];
  await theEnd(page).getByRole('button', { name: 'View table' }).click();
  await expectApart([...seats, theEnd(page)]);
  await theEnd(page).getByRole('button', { name: 'Show result' }).click();
  await theEnd(page).getByRole('button', { name: 'Review' }).click();
  await page.getByRole('link', { name: 'Match summary' }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('slider', { name: 'Moment of the game' }).fill('9');
  await expect(hand(page)).toBeVisible();
  await expectApart(seats);
});

async function expectApart(pieces: readonly Locator[]): Promise<void> {
  const boxes = await Promise.all(pieces.map(async piece => (await piece.boundingBox())!));
  for (const [i, one] of boxes.entries()) {
    for (const other of boxes.slice(i + 1)) {
      const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
      const isBelow = one.y + one.height <= other.y || other.y + other.height <= one.y;
      expect(isBeside || isBelow, JSON.stringify([one, other])).toBe(true);
    }
  }
}

/** Evaluates later, when the content security policy applies: what a test evaluates directly is exempt. */
const later = (expression: string): string => `new Promise(done => setTimeout(() => {
  try { done(String(${expression})); } catch (fault) { done(fault.name); }
}))`;

test('the thread of the computer players may run WebAssembly, and no text as a script', { tag: '@smoke' }, async ({
  page,
}) => {
  await openBox(page, 'Nations');
  await playNow(page, 'Nations');
  await turn(page);
  const thread = assertDefined(page.workers().find(worker => worker.url().includes('worker')));
  const empty = 'new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]))';
  expect(await thread.evaluate(later(empty))).toBe('[object WebAssembly.Module]');
  expect(await thread.evaluate(later("new Function('return 1')()"))).toBe('EvalError');
});
