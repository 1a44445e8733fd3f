/** The five word games, from the box to the end, by tap. */
import { expect, type Page } from '@playwright/test';
import {
  act,
  CORNER,
  gameOnBoxPage,
  getReady,
  HURRIED,
  openBox,
  playNow,
  rush,
  theEnd,
  turn,
} from '../support/player.ts';
import { comeTo } from '../support/prepared-tables.ts';
import { test } from '../support/reused-page.ts';
import { exchange, LOT, layAdvised } from '../support/word-player.ts';

const SHORT = { 'Players at the table': '2', 'Computer players': 'easy', 'Points that end the game.': '20' };

const SILENT = { 'Seconds without a play before a heat ends.': '10' };

test.beforeEach(async ({ page }) => {
  await rush(page);
  await openBox(page, 'Kan-U-Go');
});

test('Kan-U-Go: a word, and exchanges until the other is out', { tag: '@smoke' }, async ({ page }) => {
  await playNow(page, 'Kan-U-Go', SHORT);
  await turn(page);
  expect(await layAdvised(page)).toBe(true);
  while ((await turn(page)) === 'mine') await exchange(page);
  await expect(theEnd(page)).toContainText(/won with|share the win/);
  await expect(theEnd(page).getByText(/^Longest word: [A-Z]+/)).toBeVisible();
  await expect(theEnd(page)).toContainText('Lowest score wins.');
});

test('the race: a word against the clock of the others', async ({ page }) => {
  await playNow(page, 'Kan-U-Go Race', { ...LOT, ...SHORT, ...SILENT });
  await getReady(page);
  await expect(async () => expect(await layAdvised(page)).toBe(true)).toPass();
  await expect(theEnd(page)).toContainText(/won with|share the win/, { timeout: 90_000 });
});

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Typing lays no card, opens no sheet and no log, and asks for no hint. */
async function expectLettersIgnored(page: Page): Promise<void> {
  await page.keyboard.type(ALPHABET);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-loose]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show me' })).toHaveCount(0);
}

/** The two boards on which letters are typed. */
const TYPED = ['Kan-U-Go', 'Seven Stacks'];

test('typed letters open nothing at word tables, and every tool has a shortcut with Alt', async ({ page }) => {
  for (const game of TYPED) {
    await openBox(page, 'Kan-U-Go');
    await playNow(page, game);
    await turn(page);
    // While a button of the bar has the focus, letters don't go to the board.
    for (const focus of ['button[data-tool="l"]', 'body']) {
      await page.locator(focus).focus();
      for (const letter of ALPHABET) await page.keyboard.press(letter);
      await expect(page.getByRole('dialog'), `${game}, ${focus}`).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Show me' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Sound is off' })).toBeVisible();
    }
    const sheet = page.getByRole('button', { name: 'Rules' });
    await expect(sheet).toHaveAttribute('aria-keyshortcuts', 'Alt+R');
    await page.keyboard.press('Alt+r');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    // Closing goes one step back in the history, a moment later.
    await expect.poll(() => page.evaluate('history.state')).not.toBe('open');
  }
});

test('the race begins after the lesson, when everyone is ready', async ({ page }) => {
  await page.evaluate(`localStorage['parlour-settings'] = '${JSON.stringify({ ...HURRIED, lessons: 'on' })}'`);
  await page.reload();
  await playNow(page, 'Kan-U-Go Race', { ...LOT, ...SHORT });
  const ready = page.getByRole('button', { name: 'Ready' });
  const lesson = page.getByRole('complementary', { name: 'A tip' });
  await expect(lesson).toContainText('First out wins the heat');
  await lesson.getByRole('button', { name: 'Got it' }).click();
  await expect(lesson).toContainText('Everyone plays at once');
  await expect(ready).toHaveCount(0);
  await expectLettersIgnored(page);
  await lesson.getByRole('button', { name: 'Got it' }).click();
  await expect(ready).toBeFocused();
  await expectLettersIgnored(page);
  await ready.evaluate(button => button.blur());
  await expectLettersIgnored(page);
  await getReady(page);
  await expect(page.getByRole('main').getByText('Go! At least three letters first.')).toBeVisible();
});

test('the race: the dealer lays out the opening word and then a word of their own', { tag: '@smoke' }, async ({
  page,
}) => {
  await comeTo(page, 'race', 'beginning', { count: 2 });
  const word = page.getByLabel('A word made from these cards');
  const verdict = page.locator('form output');
  await expect(page.getByText('Choose the opening word.', { exact: true })).toBeVisible();
  await expect(page.locator('form')).toContainText(/Make the opening word from these cards. 0:[123]\d/);
  const offered = page.locator('form').getByRole('button', { name: /^[A-Z]{5}$/ });
  const suggested = await offered.allTextContents();
  expect(suggested).toHaveLength(6);
  for (const each of suggested) expect(each.match(/[AEIOU]/g)).toHaveLength(2);
  await word.fill('zzz');
  await expect(verdict).toHaveText("KR-2 The cards don't have enough Zs for ZZZ.");
  await word.fill(suggested[0]!.slice(0, 3).toLowerCase());
  await expect(offered.first()).toHaveText(new RegExp(`^${suggested[0]!.slice(0, 3)}`));
  await word.fill(suggested[0]!.toLowerCase());
  await expect(verdict).toHaveText(`✓ ${suggested[0]} is a word`);
  await page.getByRole('button', { name: 'Lay it out' }).click();
  await expect(word).toBeHidden();
  await expect(page.locator('[data-grid]')).toBeVisible();
  await expect(page.getByRole('main').getByText('Go! At least three letters first.')).toBeVisible();
  await expect(async () => expect(await layAdvised(page)).toBe(true)).toPass();
});

const METHODS = {
  'Six in a Row': 'Turn its top card',
  'Growing Hand': 'Take its top card',
  'Seven Stacks': 'Turn the third card',
};

for (const [method, says] of Object.entries(METHODS)) {
  test(`${method}: a word, the pack, and the end`, { tag: '@smoke' }, async ({ page }) => {
    await playNow(page, method);
    await turn(page);
    const goOn = (): Promise<void> => act(page, () => page.getByRole('button', { name: says }).click());
    while (!(await layAdvised(page))) await goOn();
    await goOn();
    await takeBack(page);
    await page.getByRole('button', { name: 'Give up?' }).click();
    await page.getByRole('button', { name: 'Give up', exact: true }).click();
    await expect(theEnd(page)).toContainText('Not this time.');
    await expect(theEnd(page)).toContainText(/\d+ cards left.* \d+ are in \d+ words?/);
  });
}

test('the crossword keeps its scale while a first word is laid; a refusal names its clause', { tag: '@smoke' }, async ({
  page,
}) => {
  await comeTo(page, 'alone-second', 'beginning');
  const scale = async (): Promise<string | undefined> =>
    /--size: ([\d.]+)px/.exec((await page.locator('[data-grid]').getAttribute('style'))!)?.[1];
  const before = await scale();
  for (let letters = 1; letters <= 4; letters++) {
    await page.locator('[data-stop]').first().click(CORNER);
    await expect(page.locator('[data-loose]')).toHaveCount(letters);
    expect(await scale()).toBe(before);
  }
  await expect(page.locator('output').filter({ hasText: /Rule K[G\d]-\d+r?$/ })).toBeVisible();
});

/** After undo the pile is as before. */
async function takeBack(page: Page): Promise<void> {
  const pack = page.getByRole('button', { name: /^(Stock|Pack)/ });
  const after = (await pack.getAttribute('aria-label'))!;
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pack).not.toHaveAttribute('aria-label', after);
}

test('a winnable deal says so when asked', { tag: '@smoke' }, async ({ page }) => {
  const slip = await gameOnBoxPage(page, 'Six in a Row');
  await slip.getByRole('button', { name: 'Winnable deal' }).click();
  await expect(page).toHaveURL(/\/table\//, { timeout: 60_000 });
  await turn(page);
  await page.getByRole('button', { name: 'Can I still win?' }).click();
  await expect(page.getByText('Yes, you can still win.')).toBeVisible({ timeout: 60_000 });
});
