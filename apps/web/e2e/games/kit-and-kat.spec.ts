import { expect, type Page } from '@playwright/test';
import {
  awaited,
  bringSmallPack,
  focusZone,
  held,
  makeMistakeInOneRoom,
  namesOf,
  parkButton,
  places,
  playOn,
  playSoon,
  shoutButton,
  view,
  waitForFourPiles,
} from '../support/kit-player.ts';
import {
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
import { comeTo, openTable } from '../support/prepared-tables.ts';
import { test } from '../support/reused-page.ts';

const [BOX, GAME] = ['Kit and Kat in Nuerland', 'Kit and Kat'];
const TWO = { 'Players at the table': '2' };

test.beforeEach(({ page }) => rush(page));

test('from a pack to the last book by tap', async ({ page }) => {
  const pack = await bringSmallPack(page);
  await openBox(page, BOX);
  await playNow(page, GAME, { ...TWO, ...pack });
  while ((await turn(page)) === 'mine') await playSoon(page);
  await expect(theEnd(page).getByRole('heading', { name: /won|share the win/ })).toBeVisible();
  await expect(theEnd(page).getByRole('list', { name: 'The books' }).getByRole('listitem')).toHaveCount(2);
});

test('the last plays of a match, and its end', { tag: '@smoke' }, async ({ page }) => {
  await comeTo(page, 'kit-and-kat', 'late', { count: 2 });
  while ((await turn(page)) === 'mine') await playSoon(page);
  await expect(theEnd(page).getByRole('heading', { name: /won|share the win/ })).toBeVisible();
});

test('a shout is heard, and there only while a turn can be shouted at', { tag: '@smoke' }, async ({ page }) => {
  await openBox(page, BOX);
  await playNow(page, GAME, TWO);
  const heard = page.getByText(/^You shout/).first();
  while ((await turn(page)) === 'mine' && !(await heard.isVisible())) {
    await playSoon(page);
    await turn(page);
    if (await shoutButton(page).isVisible()) await shoutButton(page).click();
  }
  await expect(heard).toBeVisible();
});

const placard = (page: Page) => page.getByText('There was no mistake.', { exact: true });

/** Where wrong plays are refused, every shout fails. */
async function shoutInVain(page: Page): Promise<void> {
  await openBox(page, BOX);
  await playNow(page, GAME, { ...TWO, 'Wrong plays': 'refused' });
  await expect(async () => {
    if (await page.locator('[data-mine="true"]').filter({ visible: true }).isVisible()) await playOn(page);
    await expect(shoutButton(page)).toContainText(/Catch .+: .*\w\d+$/, { timeout: 500 });
    await shoutButton(page).click();
    await expect(placard(page)).toBeVisible({ timeout: 1000 });
    await expect(page.getByText('No more shouts this turn.')).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Touches the table, and tells whether the placard is still there after the next paint. */
const TOUCH = `new Promise(resolve => {
  dispatchEvent(new PointerEvent('pointerdown'));
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.querySelector('[data-good]') !== null)));
})`;

test('what a shout came to goes with any touch', async ({ page }) => {
  await shoutInVain(page);
  expect(await page.evaluate<boolean>(TOUCH)).toBe(false);
});

/** The prompt, and not its announcement, which goes on with what was played. */
const question = (page: Page) => page.getByText('Was that right?', { exact: true });

test('the turn before can be let stand, and still be shouted at while an own card is in view', async ({ page }) => {
  await openBox(page, BOX);
  await playNow(page, GAME, { ...TWO, 'Wrong plays': 'refused' });
  while ((await turn(page)) === 'mine' && !(await question(page).isVisible())) await playSoon(page);
  await page.getByRole('button', { name: 'Let it stand' }).click();
  await expect(question(page)).toHaveCount(0);
  await view(page, (await namesOf(cards(page)))[0]!);
  await shoutButton(page).click();
  await expect(page.getByText(/^You shout/).first()).toBeVisible();
});

test('a mistake of one person in the room is shouted at by the other, who draws', async ({ page }) => {
  await watch(page);
  await makeMistakeInOneRoom(page);
  const before = await cards(page).count();
  await shoutButton(page).click();
  await expect(page.getByText('A mistake!')).toBeVisible();
  await expect(page.getByText(/ draws? /).first()).toBeVisible();
  await expect(cards(page)).toHaveCount(before + 1);
});

test('for learners what is out of order is refused by its clause', { tag: '@smoke' }, async ({ page }) => {
  await comeTo(page, 'kit-and-kat', 'beginning', { count: 2, terms: { mistakes: 'refused' } });
  const waits = await awaited(page);
  const astray = (await namesOf(cards(page))).find(card => !waits.has(card))!;
  await view(page, astray);
  await focusZone(page)
    .getByRole('button', { name: `Play on book ${astray[0]}` })
    .click();
  await expect((await openClause(page)).getByRole('blockquote')).toContainText('KK-4');
});

test('where mistakes are part of the game nothing shows what fits, and a mistake can be made', async ({ page }) => {
  await comeTo(page, 'kit-and-kat', 'beginning', { count: 2 });
  await expect(hand(page).locator('[data-state="legal"], [data-state="dim"]')).toHaveCount(0);
  const waits = await awaited(page);
  const astray = (await namesOf(cards(page))).find(card => !waits.has(card))!;
  await view(page, astray);
  const book = page.getByRole('list', { name: 'The books' }).getByRole('button', { name: `Play ${astray} here` });
  await expect(book).toHaveAttribute('data-mark', 'target');
  await book.click();
  await expect(held(page, astray)).toHaveCount(0);
  await expect(refusalLine(page)).toHaveCount(0);
});

const LEARNED = ['books', 'ones', 'kittens', 'shout', 'full', 'last'].map(lesson => `kit-and-kat/${lesson}`);
const WITH_TIPS = `localStorage['parlour-settings'] = JSON.stringify({
  ...JSON.parse(localStorage['parlour-settings']), lessons: 'on', learned: ${JSON.stringify(LEARNED)},
})`;

test('in a short first game with tips on the prompt names what fits; in the second it does not', async ({ page }) => {
  await page.addInitScript({ content: WITH_TIPS });
  await comeTo(page, 'kit-and-kat', 'beginning', { count: 3, terms: { books: 'five' } });
  await expect(page.getByRole('list', { name: 'The books' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('main').getByText(/^Your turn: \w1 fits book \w$/)).toBeVisible();
  await expect(focusZone(page).getByRole('button', { name: 'Park it instead' })).toBeVisible();
  const first = page.url();
  await openTable(page, 'kit-and-kat', 'end', { count: 3, terms: { books: 'five' } });
  await expect(theEnd(page)).toBeVisible();
  await page.goto(first);
  await expect(page.getByRole('main').getByText('Your turn: play cards that fit, then park one')).toBeVisible();
});

test('what there is to know is told after the answer, and can be read again', async ({ page }) => {
  await comeTo(page, 'kit-and-kat', 'middle', { count: 2 });
  const stand = page.getByRole('button', { name: 'Let it stand' });
  if (await stand.isVisible()) await stand.click();
  await page.getByRole('button', { name: 'Answers and notes' }).click();
  await expect(page.getByRole('dialog', { name: 'Answers and notes' })).toContainText('Source: ');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** The others play on at once, so the effect is in the log. */
async function expectStacked(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText('Tap the pile to put it on.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/parks? \w+ after stacking the pile of/)
      .first(),
  ).toBeVisible();
}

test.describe('one pile on another, on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('by tap', async ({ page }) => {
    await comeTo(page, 'kit-and-kat', 'middle', { count: 2, terms: { mistakes: 'refused' } });
    await view(page, await waitForFourPiles(page));
    await parkButton(page).click();
    await expect(page.getByText('All places are full. Tap a pile to cover it.')).toBeVisible();
    await page.getByRole('button', { name: 'Stack two piles' }).click();
    await places(page).nth(1).click();
    await expect(page.getByText('Tap the pile to put it on.').first()).toBeVisible();
    await places(page).nth(3).click();
    await expectStacked(page);
  });

  test('by keys', async ({ page }) => {
    await comeTo(page, 'kit-and-kat', 'middle', { count: 2, terms: { mistakes: 'refused' } });
    await view(page, await waitForFourPiles(page));
    await page.keyboard.press('l');
    await expect(page.getByRole('button', { name: 'Stack two piles' })).toBeVisible();
    await page.keyboard.press('m');
    await expect(page.getByText('Tap the pile to move.').first()).toBeVisible();
    await places(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tap the pile to put it on.').first()).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expectStacked(page);
  });
});

test('a tap on a player shows what lies open before them', async ({ page }) => {
  await comeTo(page, 'kit-and-kat', 'middle', { count: 2 });
  const player = page.getByRole('list', { name: 'The players, in the order of play' }).getByRole('button');
  const label = (await player.getAttribute('aria-label'))!;
  const [, tops] = /Kittens (.*)$/.exec(label) ?? [];
  await player.click();
  const leaf = page.getByRole('dialog');
  for (const top of tops?.split(' ') ?? []) await expect(leaf).toContainText(top);
});

test('a tap on a book shows it in large print, and a closer look one card', { tag: '@smoke' }, async ({ page }) => {
  await comeTo(page, 'kit-and-kat', 'middle', { count: 2 });
  const begun = page
    .getByRole('list', { name: 'The books' })
    .getByRole('button', { name: /: 1 to / })
    .first();
  const book = /Book (\w)/.exec((await begun.textContent())!)![1]!;
  await begun.click();
  await expect(
    page
      .getByRole('dialog', { name: `Book ${book}:` })
      .getByRole('listitem')
      .first(),
  ).toContainText(`${book}`);
  await page.keyboard.press('Escape');
  const card = cards(page).first();
  const words = (await card.getAttribute('aria-label'))!;
  await card.click({ button: 'right' });
  const large = page.getByRole('dialog').locator('[aria-label][role="img"]').first();
  expect(await large.getAttribute('aria-label')).toContain(words.slice(0, 12));
});

test.describe('places on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('stay where they are while the hand becomes smaller', async ({ page }) => {
    await openBox(page, BOX);
    await playNow(page, GAME, TWO);
    // The table is laid out again once, when its fonts arrive.
    await expect(page.locator('html')).toHaveAttribute('data-letters', 'here');
    const seen = new Set<number>();
    for (let turns = 0; turns < 12 && (await turn(page)) === 'mine'; turns++) {
      if ((await cards(page).count()) > 0) seen.add(Math.round((await focusZone(page).boundingBox())!.y));
      await playSoon(page);
    }
    // The zone of the card in view never moves, whatever the hand, the prompt or the players do.
    expect([...seen]).toHaveLength(1);
  });
});
