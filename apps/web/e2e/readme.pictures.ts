/** The pictures of README.md: `npm run e2e -- --project=readme` writes docs/pictures. */
import { findGame } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { type Page, test } from '@playwright/test';
import { animate } from './support/animated-webp.ts';
import { saveInDocs, takePictureFor, toWebp } from './support/camera.ts';
import { showMoment } from './support/every-screen.ts';
import { hurry, lettered, openBox, playCard, playNow, turn } from './support/player.ts';
import { bringTables } from './support/prepared-tables.ts';

const STILL = { quality: 0.8, longest: 1280 };
test.use({ viewport: { width: 1280, height: 800 } });

test('the shelf', async ({ page }) => {
  await hurry(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await takePictureFor('pictures/shelf.webp', page, STILL);
});

test('a table', async ({ page }) => {
  await hurry(page);
  const nations = assertDefined(findGame('nations'));
  const names = ['Ada', 'Aunt Lavinia Cole', 'Mr. Josiah Penrose', 'Mrs. Harriet Penrose'];
  const laying = { count: 4, names, stages: ['fullest'], company: 'computers' } as const;
  const [laid] = await bringTables(page, nations, [laying]);
  await showMoment(page, assertDefined(laid));
  await takePictureFor('pictures/nations.webp', page, STILL);
});

test.describe('a match', () => {
  const FILM = { quality: 0.6, longest: 800 };
  const PLAYS = 3;
  const FRAME_MS = 450;
  const MAX_FRAMES = 20;
  test.use({ viewport: { width: 1000, height: 625 } });

  test('is played', async ({ page }) => {
    await hurry(page, { pace: 'brisk', motion: 'full' });
    await openBox(page, 'Nations');
    await playNow(page, 'Nations');
    await turn(page);
    await lettered(page);
    const shots = await film(page, FRAME_MS, async () => {
      for (let play = 0; play < PLAYS; play++) {
        await turn(page);
        await page.waitForTimeout(2 * FRAME_MS);
        await turn(page);
        await playCard(page);
      }
    });
    const frames: Buffer[] = [];
    for (const png of shots.slice(0, MAX_FRAMES)) frames.push(await toWebp(page, png, FILM));
    saveInDocs('pictures/playing.webp', animate(frames, { width: 800, height: 500, frameMs: FRAME_MS }));
  });
});

/** Takes a screenshot at every interval until the action is over. */
async function film(page: Page, interval: number, act: () => Promise<void>): Promise<Buffer[]> {
  const shots: Buffer[] = [];
  let isOver = false;
  const acting = act().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const next = page.waitForTimeout(interval);
    shots.push(await page.screenshot());
    await next;
  }
  await acting;
  return shots;
}
