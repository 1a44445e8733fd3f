import { shelf } from '@parlour/games/shelf';
import { expect, test } from '@playwright/test';
import { type Reading, readingsOf } from './contrast.ts';
import { hurry, playNow, turn } from './player.ts';

/** WCAG 2.2, 1.4.3: text of ordinary size. */
const LEAST = 4.5;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
] as const;

const saidOf = ({ text, ratio }: Reading): string => `${ratio.toFixed(1)} ${text}`;

for (const light of ['lamp', 'day'] as const) {
  for (const box of shelf) {
    test(`by ${light} every text at the tables of ${box.title} can be read`, async ({ page }) => {
      await hurry(page, { light });
      for (const game of box.games) {
        await page.goto(`/box/${box.id}`);
        await playNow(page, game.title);
        await turn(page);
        /** What is called out is said over the table for a moment. */
        await expect(page.locator('q')).toHaveCount(0);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const readings = await readingsOf(page);
          expect(readings.length).toBeGreaterThan(4);
          const poor = readings.filter(({ ratio }) => ratio < LEAST);
          expect.soft(poor.map(saidOf), `${game.title} at ${size.width} by ${light}`).toEqual([]);
        }
      }
    });
  }
}
