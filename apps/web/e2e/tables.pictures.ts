/**
 * Screenshots of every game at four moments on every screen, a folder for each game: `npm run screens` writes
 * docs/screens.
 */
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { test } from '@playwright/test';
import { takePicture } from './support/camera.ts';
import { EVERY, showMoment } from './support/every-screen.ts';
import { hurry } from './support/player.ts';
import { bringTables, NAMES, STAGES, usualCount } from './support/prepared-tables.ts';

for (const boxed of gamesOnShelf()) {
  test(boxed.title, async ({ page }) => {
    test.setTimeout(300_000);
    await hurry(page);
    const laying = { count: usualCount(boxed), names: NAMES, stages: STAGES };
    for (const laid of await bringTables(page, boxed, [laying])) {
      await showMoment(page, laid);
      for (const [width, height] of EVERY) {
        await page.setViewportSize({ width, height });
        await takePicture(page, `${boxed.id}/${laid.stage}-${width}x${height}`);
      }
    }
  });
}
