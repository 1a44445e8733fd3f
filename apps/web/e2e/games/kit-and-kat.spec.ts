import { expect, type Page } from '@playwright/test';
import {
  awaited,
  hasFitting,
  held,
  namesOf,
  nodInOneRoom,
  openSmallPack,
  places,
  playOn,
  playSoon,
  shoutButton,
  waitForFourPiles,
} from '../support/kit-player.ts';
import {
  CORNER,
  cards,
  hand,
  openBox,
  openClause,
  playNow,
  refusalLine,
  rush,
  theEnd,
  turn,
  watch,
} from '../support/player.ts';
import { test } from '../support/reused-page.ts';

const [BOX, GAME] = ['Kit and Kat in Nuerland', 'Kit and Kat'];
const TWO = { 'Players at the table': '2' };

test.beforeEach(({ page }) => rush(page));

test('from a pack to the last book by tap', async ({ page }) => {
  await openSmallPack(page);
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  while ((await turn(page)) === 'mine') await playSoon(page);
  await expect(theEnd(page).getByRole('heading', { name: /ha(s|ve) won.*\d.* books?/ })).toBeVisible();
  await expect(theEnd(page).getByRole('list', { name: 'The books' }).getByRole('listitem')).toHaveCount(4);
});

test('a shout is heard, or refused where there is nothing to shout at', async ({ page }) => {
  await openBox(page, BOX);
  await playNow(page, GAME, TWO);
  const shout = shoutButton(page);
  const heard = page.getByText(/^You shout/).first();
  await expect(shout).toBeVisible();
  while ((await turn(page)) === 'mine' && !(await heard.isVisible())) {
    await playSoon(page);
    await shout.click();
    await expect(heard.or(refusalLine(page))).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(heard).toBeVisible();
});

const placard = (page: Page) => page.getByText('There was no mistake.', { exact: true });

/** Where wrong plays are refused, every shout fails. */
async function shoutInVain(page: Page): Promise<void> {
  await openBox(page, BOX);
  await playNow(page, GAME, { ...TWO, 'A wrong play is accepted': 'refused' });
  await expect(async () => {
    if (await page.locator('[data-mine="true"]').isVisible()) await playOn(page);
    await expect(shoutButton(page)).toContainText(/Catch .+ \(.*\w\d+\)$/, { timeout: 500 });
    await expect(shoutButton(page)).toHaveAttribute('data-open', 'true', { timeout: 500 });
    await shoutButton(page).click();
    await expect(placard(page)).toBeVisible({ timeout: 1000 });
    await expect(page.getByText('No more shouts at this turn.')).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('what a shout came to goes after a moment, and the shouter is silent for that turn', async ({ page }) => {
  await shoutInVain(page);
  await expect(shoutButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(shoutButton(page)).toContainText('silent about');
  await expect(placard(page)).toHaveCount(0);
});

/** Touches the table, and tells whether the placard is still there after the next paint. */
const TOUCH = `new Promise(resolve => {
  dispatchEvent(new PointerEvent('pointerdown'));
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.querySelector('[data-good]') !== null)));
})`;

test('what a shout came to goes with any touch', async ({ page }) => {
  await shoutInVain(page);
  expect(await page.evaluate<boolean>(TOUCH)).toBe(false);
});

test('a shout in the same breath as the own play is not lost', async ({ page }) => {
  await openBox(page, BOX);
  await playNow(page, GAME, { ...TWO, 'A wrong play is accepted': 'refused' });
  while ((await turn(page)) === 'mine' && !(await hasFitting(page))) await playSoon(page);
  await playOn(page);
  await shoutButton(page).click();
  await expect(
    page
      .getByText(/^You shout/)
      .or(refusalLine(page))
      .first(),
  ).toBeVisible();
});

test('a mistake of one person in the room is shouted at by the other, who draws', async ({ page }) => {
  await watch(page);
  await nodInOneRoom(page);
  const before = await cards(page).count();
  await shoutButton(page).click();
  await expect(page.getByText('A mistake!')).toBeVisible();
  await expect(page.getByText(/ draws? /).first()).toBeVisible();
  await expect(cards(page)).toHaveCount(before + 1);
});

test('for learners what is out of order is refused by its clause', async ({ page }) => {
  await openBox(page, BOX);
  await playNow(page, GAME, { ...TWO, 'A wrong play is accepted': 'refused' });
  while (
    (await turn(page)) === 'mine' &&
    (await hand(page).locator('button[aria-label*="not permitted"]').count()) === 0
  ) {
    await playSoon(page);
  }
  const waits = await awaited(page);
  const astray = (await namesOf(cards(page))).find(card => !waits.has(card))!;
  await held(page, astray).click(CORNER);
  await page.getByRole('button', { name: `play ${astray} out of order` }).click();
  await expect((await openClause(page)).getByRole('blockquote')).toContainText('KK-4');
});

test('questions and answers are read aloud on a slip', async ({ page }) => {
  await openBox(page, BOX);
  await playNow(page, GAME, TWO);
  while ((await turn(page)) === 'mine' && !(await hasFitting(page))) await playSoon(page);
  await playSoon(page);
  await expect(page.getByRole('note', { name: 'Read last' })).toContainText(/\w/);
});

test('what is to be known is told after the answer, and can be read again', async ({ page }) => {
  await openBox(page, BOX);
  await playNow(page, GAME, TWO);
  const notes = page.getByRole('button', { name: 'Notes', exact: true });
  for (let deeds = 0; deeds < 80 && (await turn(page)) === 'mine' && !(await notes.isVisible()); deeds++)
    await playSoon(page);
  await notes.click();
  await expect(page.getByRole('dialog', { name: 'Answers and notes' })).toContainText('Source: ');
  await page.getByRole('button', { name: 'Put away' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** The others play on at once, so the effect is in the log. */
async function expectMoved(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText('On which pile?')).toHaveCount(0);
  await page.getByRole('button', { name: 'What has happened' }).click();
  await expect(page.getByText(/lays? \w+, after putting the pile of/).first()).toBeVisible();
}

test.describe('one pile on another, on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('by tap', async ({ page }) => {
    test.setTimeout(240_000);
    await openBox(page, BOX);
    await playNow(page, GAME, { ...TWO, 'A wrong play is accepted': 'refused' });
    const card = await waitForFourPiles(page);
    await held(page, card).click(CORNER);
    await page.getByRole('button', { name: 'put one on another' }).click();
    await expect(page.getByRole('main').getByText('Which pile goes on another?')).toBeVisible();
    await places(page).nth(1).click();
    await expect(page.getByRole('main').getByText('On which pile?')).toBeVisible();
    await places(page).nth(3).click();
    await expectMoved(page);
  });

  test('by keys', async ({ page }) => {
    test.setTimeout(240_000);
    await openBox(page, BOX);
    await playNow(page, GAME, { ...TWO, 'A wrong play is accepted': 'refused' });
    const card = await waitForFourPiles(page);
    await held(page, card).focus();
    await page.keyboard.press('l');
    await expect(page.getByRole('button', { name: 'put one on another' })).toBeVisible();
    await page.keyboard.press('m');
    await expect(page.getByRole('main').getByText('Which pile goes on another?')).toBeVisible();
    await places(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText('On which pile?')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expectMoved(page);
  });
});

/** The smallest letters of the hand and of the last text read, and whether any of it is cut off. */
const READ = `(() => {
  const texts = [...document.querySelectorAll('[data-legend], [data-part="reading"] p')];
  const shown = texts.filter(node => node.getClientRects().length > 0);
  return {
    smallest: Math.min(...shown.map(node => Number.parseFloat(getComputedStyle(node).fontSize))),
    cut: shown.filter(node => node.scrollHeight > node.clientHeight + 2).map(node => node.textContent),
  };
})()`;

const SCREENS = [
  { width: 360, height: 640 },
  { width: 667, height: 375 },
  { width: 1440, height: 900 },
] as const;

test('what is held and what is asked can be read on any screen', async ({ page }) => {
  await page.setViewportSize(SCREENS[0]);
  await openBox(page, BOX);
  await playNow(page, GAME, TWO);
  while ((await turn(page)) === 'mine' && !(await hasFitting(page))) await playSoon(page);
  await playSoon(page);
  await turn(page);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const read = await page.evaluate<{ smallest: number; cut: string[] }>(READ);
    expect([screen, read.smallest >= 12, read.cut]).toEqual([screen, true, []]);
  }
});

test('a tap on a book shows it in large print, and a closer look one card', async ({ page }) => {
  await openBox(page, BOX);
  await playNow(page, GAME, TWO);
  while ((await turn(page)) === 'mine' && !(await hasFitting(page))) await playSoon(page);
  await playSoon(page);
  await turn(page);
  const begun = page
    .getByRole('list', { name: 'The books' })
    .getByRole('button', { name: /: 1 to / })
    .first();
  const book = /Book (\w)/.exec(await begun.innerText())![1]!;
  await begun.click();
  await expect(
    page
      .getByRole('dialog', { name: `Book ${book}` })
      .getByRole('listitem')
      .first(),
  ).toContainText(`${book}`);
  await page.keyboard.press('Escape');
  const words = (await cards(page).first().locator('[data-legend]').innerText()).split('\n').at(-1)!;
  await cards(page).first().click({ button: 'right' });
  const large = page.getByRole('dialog').locator('[aria-label][role="img"]').first();
  expect(await large.getAttribute('aria-label')).toContain(words.slice(0, 12));
});

test('what a false shout costs stands under the button before it is made', async ({ page }) => {
  await openBox(page, BOX);
  await playNow(page, GAME, TWO);
  await turn(page);
  await expect(shoutButton(page)).toHaveAccessibleDescription('Wrong: silent this turn');
  await expect(page.getByText('Kittens: laid to end your turn')).toBeVisible();
});

test.describe('places on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('stay where they are while the hand becomes smaller', async ({ page }) => {
    await openBox(page, BOX);
    await playNow(page, GAME, TWO);
    // The table is laid out again once, when its fonts arrive.
    await expect(page.locator('html')).toHaveAttribute('data-letters', 'here');
    const seen: number[] = [];
    const slip = page.locator('[data-part="reading"][data-empty="false"]');
    for (let turns = 0; turns < 60 && seen.length < 4 && (await turn(page)) === 'mine'; turns++) {
      if ((await slip.count()) > 0) seen.push((await shoutButton(page).boundingBox())!.y);
      await playSoon(page);
    }
    // Cards with more lines may shift the others a little, but never away from under a thumb.
    expect(seen.length).toBeGreaterThan(1);
    expect(Math.max(...seen) - Math.min(...seen)).toBeLessThan(22);
  });
});
