import { expect, type Locator, type Page, test } from '@playwright/test';
import { act, CORNER, cards, hand, hurry, openBox, playNow, theEnd, turn } from './player.ts';

const [BOX, GAME] = ['Kit and Kat in Nuerland', 'Kit and Kat'];
const TWO = { 'Players at the table': '2' };

const places = (page: Page): Locator => page.getByRole('list', { name: 'Your Kittens' }).getByRole('button');
const open = (page: Page): Locator => places(page).and(page.locator('[aria-label*="lay here"]'));
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Not permitted' }).getByRole('blockquote');
const held = (page: Page, card: string): Locator => hand(page).locator(`[data-card="${card}"]`);

/** The card each book waits for, as somebody is told who cannot see the table. */
async function awaited(page: Page): Promise<Set<string>> {
  const books = await page.getByRole('list', { name: 'The books' }).getByRole('listitem').allTextContents();
  return new Set(books.flatMap(text => /Book (\w): .* waits for (\d+)\./.exec(text)?.slice(1, 3).join('') ?? []));
}

const namesOf = (list: Locator): Promise<string[]> =>
  list.evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card')!));

/** A 1 first, then whatever fits, from the hand or the Kittens; the last card is laid if nothing does. */
async function playOn(page: Page): Promise<void> {
  const waits = await awaited(page);
  const names = await namesOf(cards(page));
  const fitting = names
    .filter(card => waits.has(card))
    .sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)));
  if (fitting[0] !== undefined) return held(page, fitting[0]).click(CORNER);
  const tops = await places(page).evaluateAll(nodes =>
    nodes.map(node => node.getAttribute('aria-label')!.split(' ')[0]!),
  );
  const kitten = tops.findIndex(top => waits.has(top));
  if (kitten >= 0) return places(page).nth(kitten).click();
  const pass = page.getByRole('button', { name: 'Pass' });
  if (await pass.isVisible()) return pass.click();
  await held(page, names.at(-1)!).click(CORNER);
  await open(page).first().click();
}

test.beforeEach(({ page }) => hurry(page));

test('from the shelf to the last book by tap', async ({ page }) => {
  test.setTimeout(480_000);
  await openBox(page, BOX);
  await playNow(page, GAME, TWO);
  while ((await turn(page)) === 'mine') await act(page, () => playOn(page));
  await expect(theEnd(page)).toContainText('won');
});

test('a shout is heard, or refused where there is nothing to shout at', async ({ page }) => {
  await openBox(page, BOX);
  await playNow(page, GAME, TWO);
  const shout = page.getByRole('button', { name: /^Kit-and-Kat!/ });
  const heard = page.getByText(/^Guest shouts/).first();
  await expect(shout).toBeVisible();
  while ((await turn(page)) === 'mine' && !(await heard.isVisible())) {
    await act(page, () => playOn(page));
    // A tap while the own play is still under way counts as a slip of the finger.
    await expect(async () => {
      await shout.click({ timeout: 1000 });
      await expect(heard.or(page.getByRole('dialog'))).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Escape');
  }
  await expect(heard).toBeVisible();
});

test('for learners what is out of order is refused by its clause', async ({ page }) => {
  await openBox(page, BOX);
  await playNow(page, GAME, { ...TWO, 'A wrong play is accepted': 'refused' });
  while (
    (await turn(page)) === 'mine' &&
    (await hand(page).locator('button[aria-label*="not permitted"]').count()) === 0
  ) {
    await act(page, () => playOn(page));
  }
  const waits = await awaited(page);
  const astray = (await namesOf(cards(page))).find(card => !waits.has(card))!;
  await held(page, astray).click(CORNER);
  await page.getByRole('button', { name: `play ${astray} out of order` }).click();
  await expect(sheet(page)).toContainText('KK-4');
});

test('questions and answers are read aloud on a slip', async ({ page }) => {
  await openBox(page, BOX);
  await playNow(page, GAME, TWO);
  while ((await turn(page)) === 'mine' && !(await hasFitting(page))) await act(page, () => playOn(page));
  await act(page, () => playOn(page));
  await expect(page.getByRole('note', { name: 'Read last' })).toContainText(/\w/);
});

async function hasFitting(page: Page): Promise<boolean> {
  const waits = await awaited(page);
  return (await namesOf(cards(page))).some(card => waits.has(card));
}
