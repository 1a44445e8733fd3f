/** The five word games, from the box to the end, by tap. */
import { expect, type Page } from '@playwright/test';
import { EVERY } from '../support/every-screen.ts';
import { act, CORNER, getReady, HURRIED, openBox, playNow, rush, theEnd, turn } from '../support/player.ts';
import { comeTo, openTable } from '../support/prepared-tables.ts';
import { test } from '../support/reused-page.ts';
import { exchange, findTwins, layAdvised, layAndTakeBack } from '../support/word-player.ts';

const SHORT = { 'Players at the table': '2', 'Computer players': 'easy', 'Points at which the game ends.': '20' };

/** The word a heat begins with is drawn, so that no dealer is asked. */
const LOT = { 'Who chooses the word a heat begins with': 'the lot' };

const SILENT = { 'Seconds without a play after which a heat is blocked.': '10' };

test.beforeEach(async ({ page }) => {
  await rush(page);
  await openBox(page, 'Kan-U-Go');
});

test('Kan-U-Go: a word, and exchanges until the other is out', async ({ page }) => {
  await playNow(page, 'Kan-U-Go', SHORT);
  await turn(page);
  expect(await layAdvised(page)).toBe(true);
  while ((await turn(page)) === 'mine') await exchange(page);
  await expect(theEnd(page)).toContainText(/ha(s|ve) won/);
  await expect(theEnd(page).getByText(/^The longest word: [A-Z]+/)).toBeVisible();
  await expect(theEnd(page)).toContainText('The lowest score wins.');
});

test('the race: a word against the clock of the others', async ({ page }) => {
  await playNow(page, 'Kan-U-Go Race', { ...LOT, ...SHORT, ...SILENT });
  await getReady(page);
  await expect(async () => expect(await layAdvised(page)).toBe(true)).toPass();
  await expect(theEnd(page)).toContainText(/ha(s|ve) won/, { timeout: 90_000 });
});

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Typing lays no card, opens no sheet and no log, and asks for no hint. */
async function expectLettersIgnored(page: Page): Promise<void> {
  await page.keyboard.type(ALPHABET);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-loose]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'What would be good?' })).toHaveCount(0);
}

const TYPED = ['Kan-U-Go', 'Six in a Row', 'Growing Hand', 'Seven Stacks'];

test('where letters are typed no letter opens anything, and every tool has its key with Alt', async ({ page }) => {
  for (const game of TYPED) {
    await openBox(page, 'Kan-U-Go');
    await playNow(page, game);
    await turn(page);
    // While a button of the bar has the focus, letters don't go to the board.
    for (const focus of ['button[data-tool="l"]', 'body']) {
      await page.locator(focus).focus();
      for (const letter of ALPHABET) await page.keyboard.press(letter);
      await expect(page.getByRole('dialog'), `${game}, ${focus}`).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'What would be good?' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Sound is off' })).toBeVisible();
    }
    const sheet = page.getByRole('button', { name: 'The sheet' });
    await expect(sheet).toHaveAttribute('aria-keyshortcuts', 'Alt+S');
    await page.keyboard.press('Alt+s');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    // Closing goes one step back in the history, a moment later.
    await expect.poll(() => page.evaluate('history.state')).not.toBe('open');
  }
});

test('the race begins after the lesson, when everybody is ready, and so does its next heat', async ({ page }) => {
  await page.evaluate(`localStorage['parlour-settings'] = '${JSON.stringify({ ...HURRIED, lessons: 'on' })}'`);
  await page.reload();
  const long = { ...LOT, ...SHORT, ...SILENT, 'Points at which the game ends.': '500' };
  await playNow(page, 'Kan-U-Go Race', long);
  const ready = page.getByRole('button', { name: 'Ready' });
  const lesson = page.getByRole('complementary');
  await expect(lesson).toContainText('Low is good');
  await lesson.getByRole('button', { name: 'I see' }).click();
  await expect(lesson).toContainText('All lay at once');
  await expect(ready).toHaveCount(0);
  await expectLettersIgnored(page);
  await lesson.getByRole('button', { name: 'I see' }).click();
  await expect(ready).toBeFocused();
  await expectLettersIgnored(page);
  await ready.evaluate(button => button.blur());
  await expectLettersIgnored(page);
  await getReady(page);
  await expect(page.getByRole('main').getByText('Go! At least three letters first.')).toBeVisible();
  await expect(lesson).toContainText('There is no upper limit', { timeout: 60_000 });
  await lesson.getByRole('button', { name: 'I see' }).click();
  await getReady(page);
  await expect(async () => expect(await layAdvised(page)).toBe(true)).toPass();
});

test('the race is played against easy players unless somebody has chosen, and never at one screen', async ({
  page,
}) => {
  const slip = page.getByRole('article', { name: 'Kan-U-Go Race', exact: true });
  await slip.getByText('Settle the terms').click();
  await expect(slip.getByLabel('Computer players')).toHaveValue('easy');
  await expect(slip.getByRole('button', { name: 'With friends' })).toBeVisible();
  await expect(slip.getByRole('button', { name: 'Same room' })).toHaveCount(0);
});

test('the race: the dealer types the opening word, sees the verdict, and lays it out', async ({ page }) => {
  await comeTo(page, 'race', 'beginning', { count: 2 });
  const word = page.getByLabel('A word of these cards');
  const verdict = page.locator('form output');
  await expect(page.getByText('Choose the opening word.', { exact: true })).toBeVisible();
  await expect(page.locator('form')).toContainText(/The opening word, from these cards 0:[123]\d/);
  const offered = page.locator('form').getByRole('button', { name: /^[A-Z]{5}$/ });
  const suggested = await offered.allTextContents();
  expect(suggested).toHaveLength(6);
  for (const each of suggested) expect(each.match(/[AEIOU]/g)).toHaveLength(2);
  await word.fill('zzz');
  await expect(verdict).toHaveText('KR-2 The rest has too few Z for ZZZ.');
  await word.fill(suggested[0]!.slice(0, 3).toLowerCase());
  await expect(offered.first()).toHaveText(new RegExp(`^${suggested[0]!.slice(0, 3)}`));
  await word.fill(suggested[0]!.toLowerCase());
  await expect(verdict).toHaveText(`✓ ${suggested[0]} is permitted.`);
  await page.getByRole('button', { name: 'Lay it out' }).click();
  await expect(word).toBeHidden();
  await expect(page.locator('[data-grid]')).toBeVisible();
  await expect(page.getByRole('main').getByText('Go! At least three letters first.')).toBeVisible();
});

const METHODS = {
  'Six in a Row': 'Turn its top card up',
  'Growing Hand': 'Take its top card',
  'Seven Stacks': 'Turn up the third card',
};

for (const [method, says] of Object.entries(METHODS)) {
  test(`${method}: a word, the pack, and the end`, async ({ page }) => {
    await playNow(page, method);
    await turn(page);
    const goOn = (): Promise<void> => act(page, () => page.getByRole('button', { name: says }).click());
    while (!(await layAdvised(page))) await goOn();
    await goOn();
    await takeBack(page);
    await page.getByRole('button', { name: 'Give up?' }).click();
    await page.getByRole('button', { name: 'Give up', exact: true }).click();
    await expect(theEnd(page)).toContainText('It did not come out.');
    await expect(theEnd(page)).toContainText(/cards were left; \d+ lie in \d+ words?/);
  });
}

test('of two equal cards the one that was tapped rises and is laid', async ({ page }) => {
  const sitDown = async (): Promise<void> => {
    await openBox(page, 'Kan-U-Go');
    await playNow(page, 'Kan-U-Go', SHORT);
    await turn(page);
  };
  await sitDown();
  while (!(await findTwins(page))) await sitDown();
  await layAndTakeBack(page, (await findTwins(page))!);
});

test('of two equal cards of a patience the one that was tapped is laid, and words are laid after it', async ({
  page,
}) => {
  await playNow(page, 'Growing Hand');
  await turn(page);
  const take = (): Promise<void> =>
    act(page, () => page.getByRole('button', { name: METHODS['Growing Hand'] }).click());
  while (!(await findTwins(page))) await take();
  await layAndTakeBack(page, (await findTwins(page))!);
  for (let words = 0; words < 2; words++) while (!(await layAdvised(page))) await take();
});

test('the cloth keeps its scale while a first word is laid', async ({ page }) => {
  await playNow(page, 'Growing Hand');
  await turn(page);
  const scale = async (): Promise<string | undefined> =>
    /--size: ([\d.]+)px/.exec((await page.locator('[data-grid]').getAttribute('style'))!)?.[1];
  const before = await scale();
  for (let letters = 1; letters <= 4; letters++) {
    await page.locator('[data-stop]').first().click(CORNER);
    await expect(page.locator('[data-loose]')).toHaveCount(letters);
    expect(await scale()).toBe(before);
  }
});

/** A letter that is taken back lies as before. */
async function takeBack(page: Page): Promise<void> {
  const pack = page.getByRole('button', { name: /^(blind|pack)/ });
  const after = (await pack.getAttribute('aria-label'))!;
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(pack).not.toHaveAttribute('aria-label', after);
}

test('a deal that comes out says so when it is asked', async ({ page }) => {
  const slip = page.getByRole('article', { name: 'Six in a Row' });
  await slip.getByRole('button', { name: 'A deal that comes out' }).click();
  await expect(page).toHaveURL(/\/table\//, { timeout: 60_000 });
  await turn(page);
  await page.getByRole('button', { name: 'Can it still come out?' }).click();
  await expect(page.getByText('Yes: it can still come out.')).toBeVisible({ timeout: 60_000 });
});

test('what the two packs are called stands apart at every size', async ({ page }) => {
  const packs = page.locator('[data-part="packs"]');
  for (const game of ['kan-u-go', 'alone-first']) {
    await openTable(page, game, 'middle');
    for (const [width, height] of EVERY) {
      await page.setViewportSize({ width, height });
      const [up, blind] = await Promise.all(
        ['turned up', /^blind/].map(label => packs.getByText(label, { exact: true }).boundingBox()),
      );
      const across = blind!.x - up!.x - up!.width;
      const below = Math.abs(blind!.y - up!.y) - up!.height;
      expect(Math.max(across, below), `${game} at ${width}x${height}`).toBeGreaterThanOrEqual(2);
    }
  }
});
