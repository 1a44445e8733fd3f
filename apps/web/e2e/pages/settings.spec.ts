import { expect, type Page } from '@playwright/test';
import {
  cards,
  hand,
  hurry,
  openBox,
  playNow,
  rush,
  type TermsOf,
  tapSoon,
  throwPair,
  turn,
  unpaint,
} from '../support/player.ts';
import { test } from '../support/reused-page.ts';

/** The position of the slider for text sizes, from the smallest. */
async function setTextSize(page: Page, position: number): Promise<void> {
  await page.goto('/settings');
  await page.getByLabel('Text size').fill(String(position));
}

async function sitDown(page: Page, game: string, terms: TermsOf = {}): Promise<void> {
  await openBox(page, 'Nations');
  await playNow(page, game, terms);
  await turn(page);
}

const SIZE = `parseFloat(getComputedStyle(document.querySelector('[data-mine="true"] p')).fontSize)`;

const sizeOf = (page: Page): Promise<number> => page.evaluate(SIZE);

test('text is as large as somebody wants it, also tomorrow, and nothing needs scrolling', async ({ page }) => {
  await rush(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await sitDown(page, 'Nations');
  const usual = await sizeOf(page);
  for (const [i, text] of ['125', '150', '200'].entries()) {
    await setTextSize(page, i + 1);
    await page.goBack();
    await turn(page);
    await page.reload();
    await turn(page);
    expect(Math.round((100 * (await sizeOf(page))) / usual)).toBe(Number(text));
    const [wide, high] = await page.locator('html').evaluate(html => [html.scrollWidth, html.scrollHeight]);
    expect([wide! <= 768, high! <= 1024]).toEqual([true, true]);
    await expect(cards(page)).toHaveCount(13);
  }
});

test('by keys alone cards get letters for what their colour tells', { tag: '@smoke' }, async ({ page }) => {
  await rush(page);
  await sitDown(page, 'Nations');
  const letters = hand(page).getByText(/^(Eu|As|Af|Am)$/);
  await expect(letters).toHaveCount(0);
  await page.goto('/settings');
  const choice = page.getByRole('switch', { name: 'Colour-code cards' });
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
  await page.goBack();
  await turn(page);
  await expect(letters).toHaveCount(13);
});

test('for the left hand buttons and cards lie on the left', async ({ page }) => {
  await rush(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await sitDown(page, 'Nations');
  const hint = page.getByRole('button', { name: 'Hint' });
  const middleOf = async (): Promise<number> => {
    const { x, width } = (await hint.boundingBox())!;
    return x + width / 2;
  };
  const right = await middleOf();
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'The left' }).click();
  await page.goBack();
  await turn(page);
  expect(right).toBeGreaterThan(await middleOf());
  await hint.click();
  const more = (await page.getByRole('button', { name: 'Show me' }).boundingBox())!;
  expect(more.x + more.width / 2).toBeLessThan(422);
});

test('everything on this device is deleted, once that is confirmed', async ({ page }) => {
  await rush(page, { name: 'Ada', light: 'day' });
  await sitDown(page, 'Nations');
  const table = page.url();
  await page.goto('/settings');
  await page.getByLabel('Volume').fill('80');
  const remove = page.getByRole('button', { name: 'Delete all' });
  await remove.click();
  const question = page.getByRole('dialog', { name: 'Delete everything on this device?' });
  await question.getByRole('button', { name: 'Keep everything' }).click();
  await expect(question).toHaveCount(0);
  expect(await page.evaluate('JSON.parse(localStorage["parlour-settings"]).volume')).toBe(80);
  await remove.click();
  await question.getByRole('button', { name: 'Delete all' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate('JSON.parse(localStorage["parlour-settings"] ?? "{}").volume')).toBeUndefined();
  await page.goto('/games');
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await page.goto(table);
  await expect(page.getByRole('list', { name: /^Your hand/ })).toHaveCount(0);
});

test('calm: nothing moves, sounds or pops up', async ({ page }) => {
  await page.addInitScript({
    content: `window.bubbles = 0;
      new MutationObserver(() => { window.bubbles += document.querySelectorAll('main q').length; })
        .observe(document, { childList: true, subtree: true });
      window.stirred = new Set();
      for (const begins of ['transitionrun', 'animationstart'])
        addEventListener(begins, ({ target }) => {
          // An animation without duration ends as it begins.
          const lasts = target.getAnimations().some(({ effect }) => effect.getComputedTiming().duration > 0);
          if (lasts) window.stirred.add(target.className);
        }, true);`,
  });
  const stirred = (): Promise<string[]> => page.evaluate('[...window.stirred]');
  const bubbles = (): Promise<number> => page.evaluate('window.bubbles');
  await hurry(page, { sound: 'on', speech: 'off', remarks: 'off' });
  await unpaint(page);
  await sitDown(page, 'The Game of the Monkey');
  await tapSoon(page, () => throwPair(page));
  await expect.poll(bubbles).toBeGreaterThan(0);
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Calm mode' }).click();
  await sitDown(page, 'The Game of the Monkey', { 'Players at the table': '2' });
  await expect(page.getByRole('button', { name: 'Sound is off' })).toBeVisible();
  await tapSoon(page, () => throwPair(page));
  await turn(page);
  expect([await bubbles(), await stirred()]).toEqual([0, []]);
});
