import { expect } from '@playwright/test';
import { namesOf } from '../support/kit-player.ts';
import {
  CORNER,
  cards,
  framedCards,
  hand,
  offeredFan,
  openBox,
  openClause,
  playNow,
  playPair,
  rush,
  takeBox,
  tapSoon,
  theEnd,
  throwPair,
  turn,
} from '../support/player.ts';
import { comeTo, openTable } from '../support/prepared-tables.ts';
import { test } from '../support/reused-page.ts';
import { announced, listen } from '../support/screen-reader.ts';

test.beforeEach(({ page }) => rush(page));

test('the Monkey, from the shelf to the last card', { tag: '@smoke' }, async ({ page }) => {
  await takeBox(page, 'Nations');
  await playNow(page, 'The Game of the Monkey', { 'Players at the table': '2' });
  while ((await turn(page)) === 'mine') {
    await playPair(page);
  }
  await expect(theEnd(page).getByRole('heading', { name: /(You’re|is) the Monkey!$/ })).toBeVisible();
  await expect(theEnd(page)).toContainText(/The odd card was the \w+ of \w+\./);
  const order = theEnd(page).getByRole('list', { name: 'The Monkey and the others' }).getByRole('listitem');
  await expect(order).toHaveText([/Monkey/, /1st safe/]);
});

test('two cards that are no pair are refused by the clause of pairs, and only the second is framed', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeTo(page, 'monkey', 'beginning', { count: 3 });
  await expect(cards(page), 'a hand of three rows').toHaveCount(17);
  const names = await namesOf(cards(page));
  const ranks = names.map(name => name.split('-')[1]);
  const lone = names.filter((_, i) => ranks.filter(rank => rank === ranks[i]).length === 1);
  for (const card of lone.slice(0, 2))
    await hand(page)
      .locator(`[data-card="${card}"]`)
      .click({ ...CORNER, force: true });
  await expect.poll(() => framedCards(page)).toEqual([lone[1]]);
  const sheet = await openClause(page);
  await expect(sheet.getByRole('blockquote')).toContainText('MO-4');
  await expect(
    sheet.getByText(/^A pair is two cards of the same value, not the \w+ of \w+ and the \w+ of \w+\.$/),
  ).toBeVisible();
});

test('a card is drawn by dragging it from the fan to the hand, and not by letting it go elsewhere', async ({
  page,
}) => {
  await listen(page);
  await openBox(page, 'Nations');
  await playNow(page, 'The Game of the Monkey', { 'Players at the table': '2' });
  const fan = offeredFan(page);
  while ((await turn(page)) === 'mine' && !(await fan.isVisible())) await tapSoon(page, () => throwPair(page));
  const drag = async (to: { x: number; y: number }): Promise<void> => {
    await expect(page.locator('[data-moving]')).toHaveCount(0);
    const from = (await fan.boundingBox())!;
    await page.mouse.move(from.x + 8, from.y + 12);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y + 40, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  };
  await drag({ x: 6, y: 300 });
  await expect(fan).toBeVisible();
  const own = (await hand(page).boundingBox())!;
  const heard = async (): Promise<string> => (await announced(page)).join('\n');
  // The log shows the last events; the others may have played on meanwhile.
  await expect(async () => {
    if (await fan.isVisible()) await drag({ x: own.x + own.width / 2, y: own.y + own.height / 2 });
    await expect.poll(heard, { timeout: 2000 }).toContain('You draw the');
  }).toPass();
});

test('a card that flies off passes under what is asked', async ({ page }) => {
  await openTable(page, 'monkey', 'waiting', { count: 4, company: 'elsewhere' });
  await expect(page.getByText(/['’]s turn$/)).toBeVisible();
  const layers = await page.evaluate<number[]>(`{
    const [air, prompt] = ['[data-air]', '[data-part="prompt"]'].map(part => document.querySelector(part));
    air.append(document.createElement('span'));
    [air, prompt].map(part => Number(getComputedStyle(part).zIndex));
  }`);
  expect(layers[0]).toBeLessThan(layers[1]!);
});

test('the monkey is at least 120 px from every card and portrait', async ({ page }) => {
  await openTable(page, 'monkey', 'end', { count: 4 });
  const emblem = theEnd(page).locator('[data-emblem]');
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(emblem).toBeVisible();
    await expect(theEnd(page).locator('[data-portrait]')).toHaveCount(3);
    const gaps = await page.evaluate<number[]>(`{
      const emblem = document.querySelector('[data-emblem]').getBoundingClientRect();
      const others = [...document.querySelectorAll('[data-ending] [data-portrait], [data-ending] [data-face]')];
      others.map(other => other.getBoundingClientRect()).filter(({ width }) => width > 0).map(box => Math.hypot(
        Math.max(0, box.left - emblem.right, emblem.left - box.right),
        Math.max(0, box.top - emblem.bottom, emblem.top - box.bottom),
      ));
    }`);
    expect(gaps.length, 'portraits of the others').toBeGreaterThanOrEqual(3);
    expect(Math.min(...gaps), `${width} x ${height}`).toBeGreaterThanOrEqual(120);
  }
});
