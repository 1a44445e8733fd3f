/**
 * A newly created box and the examples, in a copy of the project: they are on the shelf, can be played to the end by
 * tap and by keys, look right, and can be printed.
 */
import { readFileSync } from 'node:fs';
import { itemAt } from '@parlour/kernel/result';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { box as knuckles } from '../../../../examples/boxes/knuckles/box.ts';
import { box as posies } from '../../../../examples/boxes/posies/box.ts';
import { expectGoodScreens } from '../support/every-screen.ts';
import { act, BRIEFLY, CORNER, hand, permitted, rush, tapSoon, theEnd, turn } from '../support/player.ts';
import { NAMES } from '../support/prepared-tables.ts';
import { anotherHouse, type House, pullDown, runIn, TSX } from '../support/project-copy.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let house: House & { readonly said: string };

test.beforeAll(async () => {
  test.setTimeout(300_000);
  house = await anotherHouse('snap-dragon', 'Snap Dragon');
});

test.afterAll(() => house && pullDown(house));

async function visit(browser: Browser, path: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: house.address });
  await rush(page);
  await page.goto(path);
  return page;
}

async function sitDown(browser: Browser, box: string): Promise<Page> {
  const page = await visit(browser, `/box/${box}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  return page;
}

const offers = (page: Page) => page.locator('[data-part="prompt"]').getByRole('button');

/** Taps the last button offered, or a card if there is none: both may be needed one after the other. */
const tapOnce = (page: Page): Promise<void> =>
  tapSoon(page, async () => {
    const isHeld = (await offers(page).count()) === 0;
    await (isHeld ? permitted(page).first().click(BRIEFLY) : offers(page).last().click({ timeout: BRIEFLY.timeout }));
  });

/** Tab goes to a place, where keys do the rest; false if the others have ended the game meanwhile. */
async function tabTo(page: Page, place: string): Promise<boolean> {
  for (let i = 0; i < 40; i++) {
    if (await page.evaluate(`document.activeElement?.closest(${JSON.stringify(place)}) != null`)) return true;
    if (await theEnd(page).isVisible()) return false;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${place}`);
}

test('nothing warns while a new box is made and set up, and the architecture holds', () => {
  expect(house.said).not.toMatch(/\bwarn|INEFFECTIVE|error/i);
  expect(runIn(house.folder, [TSX, 'scripts/check/architecture.ts'])).toContain('The architecture is as documented.');
});

test('a new box stands on the shelf with a lid, and its cards can be looked at', async ({ browser }) => {
  const page = await visit(browser, '/');
  await expect(page.getByRole('link', { name: /Snap Dragon/ }).first()).toBeVisible();
  await page.goto('/cards/snap-dragon');
  await expect(page.getByRole('main').locator('li svg')).toHaveCount(25);
  await page.goto('/cards/knuckles');
  await expect(page.getByText('This box has no cards.')).toBeVisible();
});

test('a new box is played to the end by tap', async ({ browser }) => {
  const page = await sitDown(browser, 'snap-dragon');
  await expect(page.getByRole('list', { name: 'Around the table, from your left' })).toContainText('score 0');
  while ((await turn(page)) === 'mine') await tapOnce(page);
  await expect(theEnd(page)).toBeVisible();
});

test('a new box is played to the end by keys', async ({ browser }) => {
  const page = await sitDown(browser, 'snap-dragon');
  while ((await turn(page)) === 'mine') {
    if (await tabTo(page, 'ul[aria-label^="Your hand"]')) await act(page, () => page.keyboard.press('Enter'));
  }
  await expect(theEnd(page)).toBeVisible();
});

test('melds: what lies there is tapped, and moves are found in a dialog', async ({ browser }) => {
  const page = await sitDown(browser, 'posies');
  await turn(page);
  await expect(offers(page)).toHaveText(['Draw from the stock', /^Take \w+ \d+ from the pile$/]);
  await hand(page).getByRole('button').first().click(CORNER);
  await expect(page.getByText(/^You can't do anything with the \w+ \d+ now\.$/)).toBeVisible();
  await act(page, () => page.getByRole('button', { name: /^Pile: / }).click());
  await expect(hand(page).getByRole('button')).toHaveCount(8);
  await layOne(page);
  while (await isToDraw(page)) {
    await drawButton(page).click();
    await layOne(page);
  }
  await expect(theEnd(page)).toBeVisible();
});

const drawButton = (page: Page) => page.getByRole('button', { name: 'Draw from the stock' });

async function isToDraw(page: Page): Promise<boolean> {
  await drawButton(page).or(theEnd(page)).first().waitFor();
  return drawButton(page).isVisible();
}

/** Uses the list of all plays and its search. */
async function layOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^All \d+ moves/ }).click();
  await page.getByLabel('Find a move').fill('on the pile');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Lay .* on the pile$/ })
    .first()
    .click();
}

test('dice are played by keys', async ({ browser }) => {
  const page = await sitDown(browser, 'knuckles');
  while ((await turn(page)) === 'mine') {
    await tabTo(page, '[data-part="prompt"]');
    await act(page, () => page.keyboard.press('Enter'));
  }
  await expect(theEnd(page)).toBeVisible();
});

for (const box of [posies, knuckles])
  test(`${box.title} looks right on every screen`, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: house.address });
    const boxed = itemAt(box.games, 0);
    const sizes = [
      [360, 640],
      [844, 390],
      [768, 1024],
      [1440, 900],
    ] as const;
    const laying = { count: boxed.seats[1], names: NAMES, stages: ['beginning', 'fullest', 'end'], sizes } as const;
    await expectGoodScreens(page, boxed, [laying]);
  });

for (const box of ['snap-dragon', 'knuckles'])
  test(`${box} is printed`, async ({ browser }) => {
    const page = await visit(browser, `/print/${box}`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Create PDF' }).click(),
    ]);
    expect(readFileSync(await file.path()).toString('latin1', 0, 5)).toBe('%PDF-');
    await expect(page.getByText(/: rules, on plain paper/)).toBeVisible();
  });

test('the examples are played in the terminal', () => {
  const parlour = (...args: string[]): string => runIn(house.folder, ['apps/cli/dist/parlour.mjs', ...args], 'quit\n');
  expect(parlour('play', 'posies', '--seats', '2')).toContain('Posies');
  expect(parlour('simulate', 'knuckles', '--seats', '3', '--games', '20')).toContain('20 matches');
});
