import { shelf } from '@parlour/games/shelf/shelf';
import { expect, type Page } from '@playwright/test';
import { type Reading, readingsOf } from '../support/contrast.ts';
import { hurry, playNow, turn } from '../support/player.ts';
import { test } from '../support/reused-page.ts';

/** WCAG 2.2, 1.4.3: text of ordinary size. */
const LEAST = 4.5;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
] as const;

const saidOf = ({ text, ratio }: Reading): string => `${ratio.toFixed(1)} ${text}`;

const LIGHTS = ['lamp', 'day'] as const;
type Light = (typeof LIGHTS)[number];
const THEMES: Record<Light, string> = { lamp: 'dark', day: 'light' };

const lightOf = (page: Page): Promise<unknown> => page.evaluate('document.documentElement.dataset.theme');

async function expectReadable(page: Page, where: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const readings = await readingsOf(page);
    expect(readings.length).toBeGreaterThan(4);
    const poor = readings.filter(({ ratio }) => ratio < LEAST);
    expect.soft(poor.map(saidOf), `${where} at ${size.width}`).toEqual([]);
  }
}

/** The first light is set by the user; the other is switched to. */
async function expectReadableByAll(page: Page, title: string, lights: readonly Light[]): Promise<void> {
  expect(await lightOf(page)).toBe(THEMES[lights[0]!]);
  for (const light of lights) {
    await page.evaluate(`document.documentElement.dataset.theme = '${THEMES[light]}'`);
    await expectReadable(page, `${title} by ${light}`);
  }
}

for (const [i, box] of shelf.entries()) {
  const lights = i % 2 === 0 ? LIGHTS : LIGHTS.toReversed();
  test(`by lamp and by day every text at the tables of ${box.title} can be read`, async ({ page }) => {
    test.setTimeout(300_000);
    await hurry(page, { light: lights[0] });
    for (const game of box.games) {
      await page.goto(`/box/${box.id}`);
      await playNow(page, game.title);
      await turn(page);
      /** A caption covers the table for a moment. */
      await expect(page.locator('q')).toHaveCount(0);
      await expectReadableByAll(page, game.title, lights);
    }
  });
}
