import { assertDefined } from '@parlour/kernel/result';
import { expect, type Locator } from '@playwright/test';
import {
  act,
  askHint,
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

test('the count of a deal stays until one goes on', async ({ page }) => {
  await comeTo(page, 'nations', 'last card');
  await slowDown(page, 'brisk');
  await turn(page);
  await permitted(page).first().click(CORNER);
  const count = page.getByRole('region', { name: 'The deal is counted' });
  const goOn = page.getByRole('button', { name: 'Go on' });
  await expect(count).toBeVisible();
  await expect(goOn).toBeFocused();
  await page.waitForTimeout(5000);
  await expect(count).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(count).toBeHidden();
  await expect(goOn).toBeHidden();
  await expect(cards(page)).toHaveCount(13);
  expect(await turn(page)).toBe('mine');
});

test('what is refused slides back, one line tells why, and its clause is one tap away', async ({ page }) => {
  await comeTo(page, 'nations', 'fullest');
  const forbidden = hand(page).locator('button[aria-label*="not permitted"]');
  const before = await cards(page).count();
  // A touch right after a play is taken as the second half of a double click.
  await expect(async () => {
    await forbidden.first().click(CORNER);
    await expect(refusalLine(page)).toContainText('NA-6', { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const sheet = await openClause(page);
  await expect(sheet.getByRole('blockquote')).toContainText('NA-6');
  await expect(sheet.getByRole('blockquote')).toContainText('Whoever can follow the nation led must do so.');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(cards(page)).toHaveCount(before);
});

const SCREENS = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;

test('on any screen a refusal covers neither hand nor prompt, frames one card, and goes with the next touch', async ({
  page,
}) => {
  await page.setViewportSize(SCREENS[0]);
  await comeTo(page, 'nations', 'fullest');
  const forbidden = hand(page).locator('button[aria-label*="not permitted"]');
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await forbidden.first().click(CORNER);
    const refused = await forbidden.first().getAttribute('data-card');
    await expect(page.getByRole('alert').locator('[data-refusal]')).toBeVisible();
    await expectApart([refusalLine(page), page.locator('[data-part="own"]')]);
    await expectApart([refusalLine(page), page.locator('[data-part="prompt"] > *').first()]);
    await expect.poll(() => framedCards(page), `framed at ${screen.width}`).toEqual([refused]);
    await page.locator('[data-part="prompt"]').click();
    await expect(refusalLine(page)).toHaveCount(0);
    await forbidden.first().click(CORNER);
    await expect(refusalLine(page)).toBeVisible();
    await forbidden.first().click(CORNER);
    await expect(refusalLine(page)).toHaveCount(0);
  }
});

test('a reload loses nothing', async ({ page }) => {
  await openBox(page, 'Nations');
  await playNow(page, 'Nations');
  for (let plays = 0; plays < 2 && (await turn(page)) === 'mine'; plays++) {
    await playCard(page);
  }
  // On a busy machine the last card is still moving.
  await expect(cards(page)).toHaveCount(11);
  await turn(page);
  const held = await cards(page).evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card')));
  await page.reload();
  await turn(page);
  const now = await cards(page).evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card')));
  expect(now).toEqual(held);
});

test('a hint is told in three steps: the play comes last, with its reason', async ({ page }) => {
  await openBox(page, 'Nations');
  await playNow(page, 'Nations');
  await turn(page);
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'What would be good?' }).click();
  const [which, why] = ['Which play?', 'Why?'].map(name => page.getByRole('button', { name }));
  const advised = hand(page).locator('button[aria-label*="advised"]');
  await which!.or(why!).waitFor();
  await expect(advised).toHaveCount((await which!.isVisible()) ? 0 : 1);
  await which!.or(why!).click();
  await expect(advised).toHaveCount(1);
  await expect(which!.or(why!)).toHaveCount(0);
});

test('a card can be dragged to the table', async ({ page }) => {
  await openBox(page, 'Nations');
  await playNow(page, 'Nations');
  await turn(page);
  await expect(page.locator('[data-moving]')).toHaveCount(0);
  const box = (await permitted(page).first().boundingBox())!;
  await act(page, async () => {
    await page.mouse.move(box.x + 9, box.y + 22);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y - 120, { steps: 6 });
    await page.mouse.move(720, 420, { steps: 6 });
    await page.mouse.up();
  });
  await expect(cards(page)).toHaveCount(12);
});

test('on a phone the tallies, the partner and the result lie beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await comeTo(page, 'nations', 'late', { terms: { target: 5 } });
  await playCard(page);
  const seats = [/^They:/, /^We:/, /partner/].map(name => page.getByRole('group', { name }));
  await theEnd(page).getByRole('button', { name: 'See the table' }).click();
  await expectApart([...seats, theEnd(page)]);
  await theEnd(page).getByRole('button', { name: 'Back to the end' }).click();
  await theEnd(page).getByRole('button', { name: 'Look it over' }).click();
  await page.getByRole('link', { name: 'What counted' }).click();
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

test('a hint tells which card by its name, for whoever does not see the mark', async ({ page }) => {
  await openBox(page, 'Nations');
  await playNow(page, 'Nations');
  await turn(page);
  await expect(await askHint(page)).toHaveText(/^The marked play would be good\. Play the \w+ of \w+\./);
});

/** Evaluates later, when the content security policy applies: what a test evaluates directly is exempt. */
const later = (expression: string): string => `new Promise(done => setTimeout(() => {
  try { done(String(${expression})); } catch (fault) { done(fault.name); }
}))`;

test('the thread of the computer players may run WebAssembly, and no text as a script', async ({ page }) => {
  await openBox(page, 'Nations');
  await playNow(page, 'Nations');
  await turn(page);
  const thread = assertDefined(page.workers().find(worker => worker.url().includes('worker')));
  const empty = 'new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]))';
  expect(await thread.evaluate(later(empty))).toBe('[object WebAssembly.Module]');
  expect(await thread.evaluate(later("new Function('return 1')()"))).toBe('EvalError');
});
