import { readShelfData } from '@parlour/games/shelf/node-files';
import { expect, type Locator, type Page } from '@playwright/test';
import { act, BRIEFLY, cards, hand, settleTerms, type TermsOf, tapSoon, turn } from './player.ts';

/** A target not hit within this time is looked up again. */
const SHORTLY = { timeout: BRIEFLY.timeout };

const SMALL_PACK = 'Four books';

/** Brings a pack of four books, the fewest allowed, so that a whole game is soon over. Returns the terms to play it. */
export async function bringSmallPack(page: Page): Promise<TermsOf> {
  const pack = JSON.parse(new TextDecoder().decode(await readShelfData('kit-and-kat/data/night-sky.json')));
  const buffer = Buffer.from(JSON.stringify({ ...pack, title: SMALL_PACK, books: pack.books.slice(0, 4) }));
  await page.goto('/make/kit-and-kat');
  await page.getByLabel('Open file').setInputFiles({ name: 'small.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('heading', { level: 1, name: SMALL_PACK })).toBeVisible();
  return { 'Questions and answers': SMALL_PACK };
}

export const places = (page: Page): Locator => page.getByRole('list', { name: 'Your Kittens' }).getByRole('button');
export const shoutButton = (page: Page): Locator => page.getByRole('button', { name: /^Kit-and-Kat!/ });
export const held = (page: Page, card: string): Locator => hand(page).locator(`[data-card="${card}"]`);
/** The zone with one card in full, and its buttons. */
export const focusZone = (page: Page): Locator => page.getByRole('group', { name: 'The card in view' });
const playButton = (page: Page): Locator => focusZone(page).getByRole('button', { name: /^Play on book/ });
export const parkButton = (page: Page): Locator => focusZone(page).getByRole('button', { name: /^Park it/ });

/** Returns the next card of each book, as the accessible text says it. */
export async function awaited(page: Page): Promise<Set<string>> {
  const books = await page.getByRole('list', { name: 'The books' }).getByRole('listitem').allTextContents();
  return new Set(books.flatMap(text => /it needs (\w\d+)\./.exec(text)?.[1] ?? []));
}

export const namesOf = (list: Locator): Promise<string[]> =>
  list.evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card')!));

/** Brings an own card into view. A second tap would put it back. */
export async function view(page: Page, card: string): Promise<void> {
  if ((await held(page, card).getAttribute('aria-pressed')) !== 'true') await held(page, card).click(BRIEFLY);
}

async function playFromHand(page: Page, card: string): Promise<void> {
  await view(page, card);
  await playButton(page).click(SHORTLY);
}

/** Parks a card, and covers the first pile where all places are full. */
async function parkCard(page: Page, card: string): Promise<void> {
  await view(page, card);
  const isFull = (await places(page).and(page.locator('[aria-label^="Free"]')).count()) === 0;
  await parkButton(page).click(SHORTLY);
  if (isFull) await places(page).first().click(SHORTLY);
}

/** Plays a 1 first, then any card that fits, from the hand or the Kittens; else parks the last card. */
export async function playOn(page: Page): Promise<void> {
  const waits = await awaited(page);
  const names = await namesOf(cards(page));
  const fitting = names
    .filter(card => waits.has(card))
    .sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)));
  if (fitting[0] !== undefined) return playFromHand(page, fitting[0]);
  const tops = await places(page).evaluateAll(nodes =>
    nodes.map(node => node.getAttribute('aria-label')!.split(/[ ,]/)[0]!),
  );
  const kitten = tops.findIndex(top => waits.has(top));
  if (kitten >= 0) {
    if ((await places(page).nth(kitten).getAttribute('aria-pressed')) !== 'true')
      await places(page).nth(kitten).click(SHORTLY);
    return playButton(page).click(SHORTLY);
  }
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  if (await pass.isVisible()) return pass.click(SHORTLY);
  const last = names.at(-1);
  // An empty hand is refilled at once; look again.
  if (last !== undefined) await parkCard(page, last);
}

export const playSoon = (page: Page): Promise<void> => tapSoon(page, () => playOn(page));

/** Plays until there are four piles of Kittens and a card to park; returns that card, which fits no book. */
export async function waitForFourPiles(page: Page): Promise<string> {
  for (;;) {
    expect(await turn(page)).toBe('mine');
    const free = await places(page).and(page.locator('[aria-label^="Free"]')).count();
    const waits = await awaited(page);
    const names = await namesOf(cards(page));
    if (free === 0 && names.length > 0 && !names.some(card => waits.has(card))) return names[0]!;
    await tapSoon(page, () => parkOrPlay(page));
  }
}

/** Kittens stay where they are. A card that fits is played, so that nothing is refused. */
async function parkOrPlay(page: Page): Promise<void> {
  const [waits, names] = [await awaited(page), await namesOf(cards(page))];
  const fitting = names.find(card => waits.has(card));
  await (fitting === undefined ? parkCard(page, names.at(-1)!) : playFromHand(page, fitting));
}

/** Plays a card before its turn, and ends the turn as if nothing had happened. */
async function playWrongCard(page: Page): Promise<void> {
  const waits = await awaited(page);
  const [astray] = (await namesOf(cards(page))).filter(card => !waits.has(card));
  await view(page, astray!);
  await act(page, () => playButton(page).click());
  const left = (await namesOf(cards(page))).find(card => !waits.has(card) && card !== astray)!;
  await parkCard(page, left);
}

/** Two people at one screen, the first of whom has made a mistake; the second looks at the table. */
export async function makeMistakeInOneRoom(page: Page): Promise<void> {
  const lift = page.getByRole('button', { name: /show my cards/ });
  await page.goto('/room/kit-and-kat');
  await page.getByLabel('Player 1').fill('Ada');
  await page.getByLabel('Player 2').fill('Brian');
  await settleTerms(page.locator('main'), { 'Players at the table': '2' });
  await page.getByRole('button', { name: 'Start game' }).click();
  await lift.click();
  await turn(page);
  await playWrongCard(page);
  await lift.click();
  await expect(hand(page)).toBeVisible();
}
