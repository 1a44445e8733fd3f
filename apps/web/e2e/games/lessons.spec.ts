import { shelf } from '@parlour/games/shelf/shelf';
import { expect, type Locator, type Page } from '@playwright/test';
import { meet } from '../support/friends.ts';
import { cards, hand, playNow, rush, SOON, tapSoon, throwPair, turn } from '../support/player.ts';
import { test } from '../support/reused-page.ts';
import { LOT } from '../support/word-player.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

const slip = (page: Page): Locator => page.getByRole('complementary', { name: 'A tip' });
const ring = (page: Page): Locator => page.locator('[data-pointer] rect');

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const isApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x + 1 ||
  other.x + other.width <= one.x + 1 ||
  one.y + one.height <= other.y + 1 ||
  other.y + other.height <= one.y + 1;

/** Cards lie tilted: the box around one has empty corners. */
const withoutEdge = ({ x, y, width, height }: Box): Box => ({
  x: x + 8,
  y: y + 8,
  width: width - 16,
  height: height - 16,
});

/** The own cards; in Kit and Kat those are the hand and the Kittens, and the card in view may be covered. */
const OWN = '[data-part="own"]:not(:has([data-spot="focus"])), [data-part="hand"], [data-spot="kittens"]';

/** The lesson points at something, and covers neither it nor the prompt, the own cards or what was played. */
async function expectBeside(page: Page): Promise<void> {
  const lesson = await slip(page).boundingBox();
  expect(lesson, 'no lesson is seen').not.toBeNull();
  const own = await page.locator(OWN).all();
  expect(own.length).toBeGreaterThan(0);
  const played = await page.locator('[data-part="trick"] [data-card]').all();
  for (const thing of [ring(page), page.locator('[data-part="prompt"]'), ...own]) {
    const box = await thing.boundingBox();
    expect(box, `${thing} is not seen`).not.toBeNull();
    expect(isApart(lesson!, box!), JSON.stringify({ lesson, box, thing: String(thing) })).toBe(true);
  }
  for (const card of played) {
    const box = withoutEdge((await card.boundingBox())!);
    expect(isApart(lesson!, box), JSON.stringify({ lesson, box })).toBe(true);
  }
  const { width, height } = page.viewportSize()!;
  expect(isApart(lesson!, { x: width, y: -1e4, width: 1e4, height: 2e4 })).toBe(true);
  expect(isApart(lesson!, { x: -1e4, y: height, width: 2e4, height: 1e4 })).toBe(true);
}

for (const box of shelf) {
  test(`a lesson of every game of ${box.title} points from a free place, on any screen`, async ({ page }) => {
    await page.setViewportSize(SIZES[0]);
    await rush(page, { lessons: 'on' });
    for (const game of box.games) {
      await page.goto(`/box/${box.id}`);
      await playNow(page, game.title, game.id === 'race' ? LOT : {});
      await expect(slip(page)).toBeVisible();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect(() => expectBeside(page)).toPass(SOON);
      }
    }
  });
}

async function isFirst(one: Page, other: Page): Promise<boolean> {
  const [asked, askedToo] = [one, other].map(page => page.locator('[data-mine="true"]')) as [Locator, Locator];
  await expect.poll(async () => (await asked.count()) + (await askedToo.count())).toBe(1);
  return (await asked.count()) === 1;
}

test('with a lesson open one is asked to take back, agrees, and the play is taken back', async ({ page, browser }) => {
  const friend = await (await browser.newContext({ viewport: SIZES[0] })).newPage();
  await rush(page);
  await rush(friend, { lessons: 'on' });
  await meet(page, friend, 'monkey', { 'Players at the table': '2' });
  await expect(slip(friend)).toBeVisible();
  if (await isFirst(friend, page)) await tapSoon(friend, () => throwPair(friend));
  await turn(page);
  const held = await cards(page).count();
  await tapSoon(page, () => throwPair(page));
  await expect(cards(page)).toHaveCount(held - 2);
  await page.getByRole('button', { name: 'Ask to undo' }).click();
  await expect(friend.getByText('Ada wants to undo a move.').first()).toBeVisible();
  await expect(slip(friend)).toBeVisible();
  await friend.getByRole('button', { name: 'Agree' }).click();
  await expect(cards(page)).toHaveCount(held);
  await expect(slip(friend)).toBeVisible();
  await expect(hand(friend)).toBeVisible();
});
