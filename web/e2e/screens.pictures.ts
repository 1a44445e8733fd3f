/** Pictures of every page and every table for somebody to look at: `npm run screens` writes docs/screens. */
import { expect, type Page, test } from '@playwright/test';
import { takePicture } from './camera.ts';
import { cutPack, sitDown } from './friends.ts';
import { nodInOneRoom, shoutButton } from './kit.ts';
import {
  act,
  CORNER,
  getReady,
  hand,
  hurry,
  offeredFan,
  openBox,
  permitted,
  playNow,
  theEnd,
  throwPair,
  turn,
} from './player.ts';
import { layAdvised } from './words.ts';

const SIZES = { phone: [360, 640], tablet: [768, 1024], desktop: [1440, 900] } as const;

const PAGES = {
  shelf: '/',
  'box-nations': '/box/nations',
  'box-alice': '/box/alice',
  'box-kit-and-kat': '/box/kit-and-kat',
  'box-kan-u-go': '/box/kan-u-go',
  sheet: '/sheet/nations#NA-6',
  room: '/room/nations',
  friends: '/friends/nations',
  join: '/join',
  settings: '/settings',
  verify: '/verify',
  cards: '/cards/nations',
  print: '/print/alice',
  make: '/make/kit-and-kat',
  missing: '/nowhere',
};

async function playSome(page: Page, plays: number): Promise<void> {
  for (let i = 0; i < plays && (await turn(page)) === 'mine'; i++) {
    await act(page, () => permitted(page).first().click(CORNER));
  }
  await turn(page);
}

const waitForTurn = async (page: Page): Promise<void> => void (await turn(page));

/** Exposes Leading cards until somebody may be asked. */
async function exposeSome(page: Page): Promise<void> {
  const players = page.getByRole('button', { name: /^Ask / });
  while ((await turn(page)) === 'mine' && (await players.count()) === 0) await playSome(page, 1);
}

/** Does what hints advise: lays a word, or turns to the pack. */
async function laySome(page: Page, times: number): Promise<void> {
  const pack = page.getByRole('button', { name: /^(blind|pack)/ });
  for (let i = 0; i < times && (await turn(page)) === 'mine'; i++) {
    if (!(await layAdvised(page))) await act(page, () => pack.click());
  }
  await turn(page);
}

type Table = { readonly box: string; readonly game: string; play(page: Page): Promise<void> };

const TABLES: Readonly<Record<string, Table>> = {
  nations: { box: 'Nations', game: 'Nations', play: page => playSome(page, 2) },
  monkey: {
    box: 'Nations',
    game: 'The Game of the Monkey',
    async play(page) {
      while ((await turn(page)) === 'mine' && !(await offeredFan(page).isVisible())) {
        await act(page, () => throwPair(page));
      }
    },
  },
  alice: { box: 'Alice in Wonderland', game: 'Alice in Wonderland', play: exposeSome },
  'kit-and-kat': { box: 'Kit and Kat in Nuerland', game: 'Kit and Kat', play: waitForTurn },
  'kan-u-go': { box: 'Kan-U-Go', game: 'Kan-U-Go', play: page => laySome(page, 3) },
  race: {
    box: 'Kan-U-Go',
    game: 'Kan-U-Go Race',
    async play(page) {
      await getReady(page);
      const second = page.getByRole('list', { name: 'Words on the table' }).getByRole('listitem').nth(1);
      await second.waitFor({ state: 'attached', timeout: 60_000 });
    },
  },
  'alone-first': { box: 'Kan-U-Go', game: 'Six in a Row', play: page => laySome(page, 4) },
  'alone-second': { box: 'Kan-U-Go', game: 'Growing Hand', play: page => laySome(page, 4) },
  'alone-third': { box: 'Kan-U-Go', game: 'Seven Stacks', play: page => laySome(page, 4) },
};

for (const [size, [width, height]] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport: { width, height }, hasTouch: size !== 'desktop' });

    test('pages', async ({ page }) => {
      await hurry(page);
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await takePicture(page, `${name}-${size}`);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/', { waitUntil: 'networkidle' });
      await takePicture(page, `shelf-by-day-${size}`);
    });

    for (const [name, { box, game, play }] of Object.entries(TABLES)) {
      test(name, async ({ page }) => {
        await hurry(page);
        await openBox(page, box);
        await playNow(page, game);
        await play(page);
        await takePicture(page, `${name}-${size}`);
      });
    }

    test('a shout', async ({ page }) => {
      await hurry(page, { pace: 'thoughtful' });
      await nodInOneRoom(page);
      await shoutButton(page).click();
      await expect(page.getByText('A mistake!')).toBeVisible();
      await takePicture(page, `shout-${size}`);
    });

    test('a refusal, a lesson, a hint, by day', async ({ page }) => {
      await hurry(page, { lessons: 'on' });
      await openBox(page, 'Nations');
      await playNow(page, 'Nations');
      await expect(page.getByRole('complementary')).toBeVisible();
      await takePicture(page, `lesson-${size}`);
      await page.getByRole('button', { name: 'No more lessons' }).click();
      const forbidden = hand(page).locator('button[aria-label*="not permitted"]');
      while ((await forbidden.count()) === 0) await playSome(page, 1);
      await page.emulateMedia({ colorScheme: 'light' });
      await takePicture(page, `nations-by-day-${size}`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await forbidden.first().click(CORNER);
      await expect(page.locator('[data-refusal]')).toBeVisible();
      await takePicture(page, `refusal-${size}`);
    });

    test('after a game', async ({ page }) => {
      await hurry(page);
      await openBox(page, 'Nations');
      await playNow(page, 'Nations', { 'points that win the game': '5' });
      while ((await turn(page)) === 'mine') await playSome(page, 13);
      await takePicture(page, `result-${size}`);
      await theEnd(page).getByRole('button', { name: 'Look it over' }).click();
      await expect(page.getByRole('heading', { name: 'What counted' })).toBeVisible();
      await takePicture(page, `after-${size}`);
      await page.getByRole('button', { name: 'Replay' }).click();
      await page.getByRole('slider', { name: 'Moment of the game' }).fill('9');
      await expect(hand(page)).toBeVisible();
      await takePicture(page, `replay-${size}`);
      await page.goto('/games', { waitUntil: 'networkidle' });
      await takePicture(page, `games-${size}`);
    });

    test('a table waiting for friends, and a curtain', async ({ page }) => {
      await hurry(page);
      await page.goto('/friends/nations');
      await page.getByRole('button', { name: 'Lay the table' }).click();
      await expect(page.getByRole('img', { name: /link as a picture/ })).toBeVisible();
      await takePicture(page, `waiting-${size}`);
      await sitDown(page, 'Ada');
      await cutPack(page);
      await takePicture(page, `cut-${size}`);
      await page.goto('/room/nations');
      await page.getByRole('button', { name: 'Lay the table' }).click();
      await expect(page.getByRole('button', { name: /lift the curtain/ })).toBeVisible();
      await takePicture(page, `curtain-${size}`);
    });
  });
}
