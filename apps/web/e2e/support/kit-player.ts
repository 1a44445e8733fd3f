import { readShelfData } from '@parlour/games/shelf/node-files';
import { expect, type Locator, type Page } from '@playwright/test';
import { act, BRIEFLY, CORNER, cards, hand, tapSoon, turn } from './player.ts';

/** A target not hit within this time is looked up again. */
const SHORTLY = { timeout: BRIEFLY.timeout };

/** A pack of four books, the fewest allowed: a whole game is soon over. */
export async function openSmallPack(page: Page): Promise<void> {
  const pack = JSON.parse(new TextDecoder().decode(await readShelfData('kit-and-kat/data/night-sky.json')));
  const buffer = Buffer.from(JSON.stringify({ ...pack, books: pack.books.slice(0, 4) }));
  await page.goto('/make/kit-and-kat');
  await page.getByLabel('Open a file').setInputFiles({ name: 'small.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('heading', { level: 1, name: pack.title })).toBeVisible();
}

export const places = (page: Page): Locator => page.getByRole('list', { name: 'Your Kittens' }).getByRole('button');
const open = (page: Page): Locator => places(page).and(page.locator('[aria-label*="lay here"]'));
export const shoutButton = (page: Page): Locator => page.getByRole('button', { name: /^Kit-and-Kat!/ });
export const held = (page: Page, card: string): Locator => hand(page).locator(`[data-card="${card}"]`);

/** Returns the next card of each book, as the accessible text says it. */
export async function awaited(page: Page): Promise<Set<string>> {
  const books = await page.getByRole('list', { name: 'The books' }).getByRole('listitem').allTextContents();
  return new Set(books.flatMap(text => /Book (\w): .* waits for (\d+)\./.exec(text)?.slice(1, 3).join('') ?? []));
}

export const namesOf = (list: Locator): Promise<string[]> =>
  list.evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card')!));

/** Plays a 1 first, then any card that fits, from the hand or the Kittens; else lays the last card. */
export async function playOn(page: Page): Promise<void> {
  const waits = await awaited(page);
  const names = await namesOf(cards(page));
  const fitting = names
    .filter(card => waits.has(card))
    .sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)));
  if (fitting[0] !== undefined) return held(page, fitting[0]).click(BRIEFLY);
  const tops = await places(page).evaluateAll(nodes =>
    nodes.map(node => node.getAttribute('aria-label')!.split(' ')[0]!),
  );
  const kitten = tops.findIndex(top => waits.has(top));
  if (kitten >= 0) return places(page).nth(kitten).click(SHORTLY);
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  if (await pass.isVisible()) return pass.click(SHORTLY);
  const last = names.at(-1);
  // An empty hand is refilled at once; look again.
  if (last === undefined) return;
  await held(page, last).click(BRIEFLY);
  await open(page).first().click(SHORTLY);
}

export const playSoon = (page: Page): Promise<void> => tapSoon(page, () => playOn(page));

export async function hasFitting(page: Page): Promise<boolean> {
  const waits = await awaited(page);
  return (await namesOf(cards(page))).some(card => waits.has(card));
}

/** Plays until there are four piles of Kittens and a card to lay; returns that card, which fits no book. */
export async function waitForFourPiles(page: Page): Promise<string> {
  for (;;) {
    await turn(page);
    const free = await places(page).and(page.locator('[aria-label^="Free"]')).count();
    const waits = await awaited(page);
    const names = await namesOf(cards(page));
    if (free === 0 && names.length > 0 && !names.some(card => waits.has(card))) return names[0]!;
    await tapSoon(page, () => layOrPlay(page));
  }
}

/** Kittens stay where they are. A card that fits is played, so that nothing is refused. */
async function layOrPlay(page: Page): Promise<void> {
  const [waits, names] = [await awaited(page), await namesOf(cards(page))];
  const fitting = names.find(card => waits.has(card));
  await held(page, fitting ?? names.at(-1)!).click(BRIEFLY);
  if (fitting === undefined) await open(page).first().click(SHORTLY);
}

/** Plays a card before its turn, and ends the turn as if nothing had happened. */
async function nod(page: Page): Promise<void> {
  const waits = await awaited(page);
  const [astray] = (await namesOf(cards(page))).filter(card => !waits.has(card));
  await held(page, astray!).click(CORNER);
  await act(page, () => page.getByRole('button', { name: `play ${astray} out of order` }).click());
  const left = (await namesOf(cards(page))).find(card => !waits.has(card) && card !== astray)!;
  await held(page, left).click(CORNER);
  await open(page).first().click();
}

/** Two people at one screen, the first of whom has nodded; the second looks at the table. */
export async function nodInOneRoom(page: Page): Promise<void> {
  const lift = page.getByRole('button', { name: /lift the curtain/ });
  await page.goto('/room/kit-and-kat');
  await page.getByLabel('Seat 1').fill('Ada');
  await page.getByLabel('Seat 2').fill('Brian');
  await page.getByLabel('Players at the table').selectOption('2');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await lift.click();
  await turn(page);
  await nod(page);
  await lift.click();
  await expect(hand(page)).toBeVisible();
}
