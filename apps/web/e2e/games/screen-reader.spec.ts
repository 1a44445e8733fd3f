/** Plays a whole match of each game by keyboard, with nothing but what a screen reader says. */
import { expect, type Page } from '@playwright/test';
import { bringSmallPack } from '../support/kit-player.ts';
import { rush, theEnd } from '../support/player.ts';
import { test } from '../support/reused-page.ts';
import {
  announced,
  buttonsIn,
  doAndHear,
  listen,
  readOut,
  sitDown,
  tabTo,
  turn,
  walkTo,
} from '../support/screen-reader.ts';
import { askByEar, exchangeByEar, layByEar, playKitByEar } from '../support/screen-reader-games.ts';

const TWO = { 'Players at the table': '2' };
const SHORT = { ...TWO, 'Computer players': 'easy', 'Points that end the game': '20' };
const SILENT = { 'Seconds without a play': '10' };
const LOT = { 'Who chooses the opening word': 'drawn at random' };

test.describe.configure({ timeout: 480_000 });

const enter = (page: Page): Promise<void> => page.keyboard.press('Enter');

/** Goes from the shelf to the table: the box by its name, the game by its position in it. */
async function begin(page: Page, box: RegExp, [number, title]: readonly [number, string], terms = {}): Promise<void> {
  await rush(page);
  await listen(page);
  await page.goto('/');
  await tabTo(page, new RegExp(`^Open the box ${box.source.slice(1)}`));
  await enter(page);
  await expect(page.getByRole('heading', { level: 1, name: box })).toBeFocused();
  await sitDown(page, number, terms);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeAttached();
}

async function playOut(page: Page, play: () => Promise<unknown>, result: RegExp): Promise<void> {
  while ((await turn(page)) === 'mine') await play();
  await expectEnd(page, result);
}

async function expectEnd(page: Page, result: RegExp): Promise<void> {
  await expect(theEnd(page).getByRole('heading', { name: result })).toBeVisible();
  await expect.poll(async () => (await announced(page)).some(words => result.test(words))).toBe(true);
}

/** Waits, because the page of the game has the same heading as its table. */
async function expectHeard(page: Page, ...words: readonly RegExp[]): Promise<void> {
  await expect(async () => {
    const read = (await readOut(page)).map(({ role, name = '', text = '' }) => `${role} ${name} ${text}`).join('\n');
    for (const word of words) expect(read).toMatch(word);
  }).toPass({ timeout: 20_000 });
}

const CARD = / of (Europe|Asia|Africa|America)/;
const PERMITTED = /^(?!.*not permitted).* of (Europe|Asia|Africa|America)/;

test('Nations', { tag: '@smoke' }, async ({ page }) => {
  await begin(page, /^Nations/, [0, 'Nations'], { 'Points to win': '5' });
  await turn(page);
  await expectHeard(
    page,
    /list The trick/,
    /The Star nation is \w+/,
    /You and [\w. ]+: 0 points of 5/,
    /list Your hand, 13 cards/,
  );
  const play = async (): Promise<string> => {
    await walkTo(page, CARD, PERMITTED);
    return doAndHear(page, () => enter(page));
  };
  expect(await play()).toMatch(/plays|leads|\bof (Europe|Asia|Africa|America)\b/);
  await playOut(page, play, /^(You|They) won, \d+ to \d+/);
  expect((await announced(page)).join('\n')).toMatch(/ took \d+ tricks? and score /);
});

test('The Game of the Monkey', async ({ page }) => {
  await begin(page, /^Nations/, [1, 'The Game of the Monkey'], TWO);
  const kindOf = (card: string): string => card.split(' ')[0]!;
  const play = async (): Promise<string> => {
    const read = await readOut(page);
    if (buttonsIn(read, /cards: \d+ face down$/).length > 0) {
      await tabTo(page, /face down/);
      return doAndHear(page, () => enter(page));
    }
    const held = buttonsIn(read, /^Your hand/);
    const first = held.find(card => PERMITTED.test(card))!;
    const [, second, third] = held.filter(card => kindOf(card) === kindOf(first));
    await walkTo(page, CARD, new RegExp(`^${first}`));
    return doAndHear(page, async () => {
      await enter(page);
      if (third === undefined) return;
      await walkTo(page, CARD, new RegExp(`^${second}`));
      await enter(page);
    });
  };
  await turn(page);
  await expectHeard(page, /Pairs on the table: \d+ of 25/, /list Your hand, \d+ cards/, /group \w+, \d+ cards/);
  await playOut(page, play, /(You’re|is) the Monkey!/);
});

test('Alice in Wonderland', async ({ page }) => {
  await begin(page, /^Alice/, [0, 'Alice in Wonderland'], { 'Players at the table': '3' });
  await turn(page);
  await expectHeard(page, /\d+ cards · \d+ sets?/, /list Your hand, \d+ cards/, /Sets made: \d+ of 16/, /\bYou \d/);
  await playOut(page, () => askByEar(page), /won with \d+ sets?|tie with \d+ sets? each/);
});

test('Kit and Kat', async ({ page }) => {
  await begin(page, /^Kit and Kat/, [0, 'Kit and Kat'], { ...TWO, ...(await bringSmallPack(page)) });
  await turn(page);
  await expectHeard(page, /Book A, .* it needs A\d+\./, /list Your Kittens/, /list Your hand, \d+ cards/);
  await playOut(page, () => playKitByEar(page), /won|share the win/);
});

test('Kan-U-Go', async ({ page }) => {
  await begin(page, /^Kan-U-Go/, [0, 'Kan-U-Go'], SHORT);
  await turn(page);
  await expectHeard(page, /Words on the table/, /You: 12 cards/, /list Your cards, 12/, /Stock, \d+\./);
  expect(await layByEar(page)).toBe('laid');
  await playOut(page, () => exchangeByEar(page), /won with|share the win/);
});

test('Kan-U-Go Race', async ({ page }) => {
  await begin(page, /^Kan-U-Go/, [1, 'Kan-U-Go Race'], { ...LOT, ...SHORT, ...SILENT });
  await tabTo(page, /^Ready/);
  await enter(page);
  await expect.poll(async () => (await announced(page)).join('\n')).toMatch(/^1$[\s\S]*Go!/m);
  await expect(async () => {
    await page.keyboard.press('Escape');
    expect(await layByEar(page)).toBe('laid');
  }).toPass();
  await expect(theEnd(page)).toBeVisible({ timeout: 90_000 });
  await expectEnd(page, /won with|share the win/);
});

const METHODS = ['Six in a Row', 'Growing Hand', 'Seven Stacks'];

for (const [i, title] of METHODS.entries()) {
  test(title, async ({ page }) => {
    await begin(page, /^Kan-U-Go/, [i + 2, title]);
    await expectHeard(page, /58 cards to go/, /(Stock|Pack), \d+\./, /make a first word of 2 to 4 letters/);
    const turnPack = async (): Promise<unknown> => {
      await tabTo(page, /^(Stock|Pack), \d+\./);
      return doAndHear(page, () => enter(page));
    };
    while ((await layByEar(page)) === 'nothing') await turnPack();
    await turnPack();
    await tabTo(page, /^Give up\?/);
    await enter(page);
    await tabTo(page, /^Give up$/);
    await enter(page);
    await expectEnd(page, /Not this time/);
  });
}
