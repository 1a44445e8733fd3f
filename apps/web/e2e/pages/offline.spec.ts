/** Everything works offline after the first visit: one device loads all, then loses its network. */
import { puzzleKinds } from '@parlour/games/shelf/puzzles/list';
import { assertDefined } from '@parlour/kernel/result';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { PNG } from 'pngjs';
import { action, bytesOf, downloaded, textOf } from '../support/packs.ts';
import { firstVisit, rush, turn } from '../support/player.ts';
import { byTap, openPuzzle, solved, somePuzzle } from '../support/puzzle-player.ts';
import { openFile, tally } from '../support/reviews.ts';

/** In series, on that device. */
test.describe.configure({ mode: 'default' });

let device: BrowserContext;

async function newPage(): Promise<Page> {
  const page = await device.newPage();
  await rush(page);
  return page;
}

test.beforeAll(async ({ browser }) => {
  device = await browser.newContext({ serviceWorkers: 'allow' });
  await firstVisit(await newPage());
  await device.setOffline(true);
});

test.afterAll(() => device.close());

test('after the first visit all nine games are played without a network', { tag: '@smoke' }, async () => {
  const page = await newPage();
  await page.goto('/');
  const games = page.getByRole('region', { name: 'All nine games' }).locator('a[href^="/box/"]');
  await expect(games).toHaveCount(9);
  for (const path of await games.evaluateAll(links => links.map(link => link.getAttribute('href')!))) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    expect(await turn(page)).toBe('mine');
    await page.reload();
    expect(await turn(page)).toBe('mine');
  }
  await page.goto('/sheet/nations#NA-6');
  await expect(page.getByText('A player who can follow the nation led must do so.')).toBeVisible();
  await page.goto('/friends/nations');
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByRole('alert')).toContainText("Can't reach the server.");
});

test('a puzzle is opened, solved and explained without a network', async () => {
  const page = await newPage();
  const puzzle = somePuzzle(assertDefined(puzzleKinds[0]));
  await openPuzzle(page, puzzle);
  await byTap(page, puzzle);
  await expect(solved(page)).toBeVisible();
});

test('a record is looked over without a network', async () => {
  const page = await newPage();
  await openFile(page);
  await expect(tally(page)).toBeVisible({ timeout: 60_000 });
});

test('a box is printed without a network', async () => {
  const page = await newPage();
  await page.goto('/print/kan-u-go');
  await page.getByRole('radiogroup', { name: 'Ink' }).getByRole('radio', { name: 'Black' }).click();
  const { pages } = await textOf(await bytesOf(await downloaded(page, () => action(page, 'Create PDF').click())));
  expect(pages).toBeGreaterThan(10);
});

test('the cards of a box become pictures without a network, letters and all', async () => {
  const page = await newPage();
  await page.goto('/print/kan-u-go');
  await page.getByRole('radiogroup', { name: 'Format' }).getByRole('radio', { name: 'Pictures (PNG)' }).click();
  const file = await downloaded(page, () => action(page, 'Create pictures').click());
  expect(file.suggestedFilename()).toBe('kan-u-go-cards.zip');
  const files = unzipSync(await bytesOf(file));
  const names = Object.keys(files);
  expect(names.filter(name => name.startsWith('faces/'))).toHaveLength(60);
  expect(names.slice(60)).toEqual(['spare.png', 'back.png']);
  const [first, spare] = ['faces/01-a-10.png', 'spare.png'].map(name => PNG.sync.read(Buffer.from(files[name]!)));
  expect([first!.width, first!.height]).toEqual([600, 825]);
  const inkIn = ({ data, width }: PNG): number =>
    Array.from({ length: 200 * 200 }, (_, i) => 4 * ((310 + Math.floor(i / 200)) * width + 200 + (i % 200))).filter(
      at => data[at + 1]! < 100,
    ).length;
  expect(inkIn(first!)).toBeGreaterThan(4000);
  expect(inkIn(spare!)).toBe(0);
});

test('somebody who was here before is shown the documentation, and not the app instead', async () => {
  await device.setOffline(false);
  const page = await newPage();
  await page.goto('/docs/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parlour documentation');
  await page.goto('/docs/shuffle.html');
  const program = await downloaded(page, () => page.getByRole('link', { name: 'for download' }).click());
  expect(program.suggestedFilename()).toBe('verify.py');
  await device.setOffline(true);
});

test('the program that checks a shuffle without us is downloaded without a network too', async () => {
  const page = await newPage();
  await page.goto('/verify');
  const file = await downloaded(page, () => page.getByRole('link', { name: 'verify.py' }).click());
  expect(new TextDecoder().decode(await bytesOf(file))).toContain(
    'Checks the shuffle of a Parlour record, without Parlour',
  );
  await page.close();
});
