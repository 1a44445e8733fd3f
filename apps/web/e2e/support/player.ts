import { shelf } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { expect, type Locator, type Page } from '@playwright/test';

/** Settings that make a game fast, without a newcomer's lessons. */
export const HURRIED = { pace: 'instant', motion: 'none', lessons: 'off', sound: 'off', speech: 'off' } as const;

export async function hurry(page: Page, changed: object = {}): Promise<void> {
  const text = JSON.stringify(JSON.stringify({ ...HURRIED, ...changed }));
  await page.addInitScript({ content: `localStorage['parlour-settings'] ??= ${text}` });
}

/**
 * Skips painting, which takes most of the time at a table. Unpainted elements keep their place, size, name and hit
 * area; the strokes of a card need no place, because a card is touched as a whole.
 */
const UNPAINTED = `{
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync('html { opacity: 0 !important } [data-sides] svg > *, [data-portrait] svg > * { display: none }');
  document.adoptedStyleSheets = [unpainted];
}`;

/** A hidden page shows every step without pauses; with a pace set it keeps that pace. */
const UNWATCHED = `if (JSON.parse(localStorage['parlour-settings']).pace === 'instant')
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });`;

/** Other tests check how things are drawn. PARLOUR_LOOK paints everything, to debug a failure. */
export async function unpaint(page: Page): Promise<void> {
  if (process.env.PARLOUR_LOOK === undefined) await page.addInitScript({ content: UNPAINTED });
}

/** Fast, and without painting. */
export async function rush(page: Page, changed: object = {}): Promise<void> {
  await hurry(page, changed);
  await page.addInitScript({ content: UNWATCHED });
  await unpaint(page);
}

/** Makes the page visible again: what it shows for a moment stays for that moment. */
export const watch = (page: Page): Promise<unknown> => page.addInitScript({ content: 'delete document.hidden' });

/** From now on events are shown at this pace; computer players keep theirs. */
export async function slowDown(page: Page, pace: 'brisk' | 'thoughtful'): Promise<void> {
  await page.evaluate(`{
    const settings = JSON.parse(localStorage['parlour-settings']);
    localStorage['parlour-settings'] = JSON.stringify({ ...settings, pace: '${pace}' });
  }`);
  await page.reload();
}

/** Follows a link without reloading the page. */
export const follow = (page: Page, address: string): Promise<unknown> =>
  page.evaluate(`{ history.pushState(null, '', '${address}'); dispatchEvent(new PopStateEvent('popstate')); }`);

/** Waits until the page has its own fonts, which come last on pages with a table. */
export async function lettered(page: Page): Promise<void> {
  const isOfTheTable = (await page.locator('#parlour').count()) > 0;
  if (isOfTheTable) await page.locator('html[data-letters="here"]').waitFor({ state: 'attached' });
  await page.evaluate('document.fonts.ready');
}

/** A page, or a document within one. */
export type Surface = Pick<Page, 'getByRole' | 'locator'>;

export const hand = (page: Surface): Locator => page.getByRole('list', { name: /^Your hand/ });
export const cards = (page: Surface): Locator => hand(page).getByRole('button');
export const permitted = (page: Surface): Locator =>
  page.locator('ul[aria-label^="Your hand"] button:not([aria-label*="not permitted"])');
export const theEnd = (page: Surface): Locator => page.getByRole('region', { name: 'The end of the game' });

/** Cards overlap and tilt: a point inside the upper left corner hits every card. */
export const CORNER = { position: { x: 16, y: 24 } } as const;
export const BRIEFLY = { ...CORNER, timeout: 1500 };

/** The page waits by itself: polling it would keep it busy. */
export const PATIENCE = 20_000;

const TURN = `new Promise((resolve, reject) => {
  const isSeen = what =>
    [...document.querySelectorAll(what)].some(node => node.checkVisibility({ visibilityProperty: true }));
  const look = () => {
    const what = isSeen('[aria-label="The end of the game"]') ? 'over' : isSeen('[data-mine="true"]') ? 'mine' : undefined;
    if (what) resolve(what);
    return what;
  };
  if (look()) return;
  new MutationObserver((_, observer) => look() && observer.disconnect())
    .observe(document, { subtree: true, childList: true, attributes: true });
  setTimeout(() => reject(new Error('nothing is asked, and the game is not over')), ${PATIENCE});
})`;

export const turn = (page: Surface): Promise<'mine' | 'over'> => page.locator('main').evaluate(TURN);

/** At a simultaneous start: gets ready, and waits for the countdown. */
export async function getReady(page: Page): Promise<void> {
  const start = page.getByRole('region', { name: 'Start' });
  await start.getByRole('button', { name: 'Ready' }).click();
  await expect(start).toHaveText('1');
  await expect(start).toHaveCount(0);
}

export const SOON = { intervals: [20, 40, 80], timeout: 20_000 };

/** From now on records every change of the page's text, also one that is undone. */
const MARK = `{
  const before = document.querySelector('main').textContent;
  globalThis.moved = new Promise(resolve => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('main')?.textContent === before) return;
      observer.disconnect();
      resolve(true);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  // Nobody waits for it here.
  null;
}`;
const movedWithin = (patience: number): string => `Promise.race([
  globalThis.moved ?? true,
  new Promise(resolve => setTimeout(() => resolve(false), ${patience})),
])`;
const mark = (page: Surface): Promise<unknown> => page.locator('main').evaluate(MARK);
const expectMoved = async (page: Surface, patience = PATIENCE): Promise<void> =>
  expect(await page.locator('main').evaluate(movedWithin(patience)), 'it has been taken note of').toBe(true);

/** Does something, and waits until the page has reacted. */
export async function act(page: Surface, doing: () => Promise<void>): Promise<void> {
  await mark(page);
  await doing();
  await expectMoved(page);
}

/**
 * Taps as soon as possible, and waits until the page has reacted. The table may move on between look-up and tap, and
 * moving cards can't be hit: then it looks again. Does nothing once the game is over.
 */
export async function tapSoon(page: Surface, tap: () => Promise<void>): Promise<void> {
  await mark(page);
  await expect(async () => {
    if (await theEnd(page).isVisible()) return;
    await tap();
    await expectMoved(page, BRIEFLY.timeout);
  }).toPass(SOON);
}

export const playCard = (page: Surface): Promise<void> => tapSoon(page, () => permitted(page).first().click(BRIEFLY));

/** The Monkey: draws from the offered fan, or throws a pair. */
export const playPair = (page: Surface): Promise<void> =>
  tapSoon(page, async () => {
    const fan = offeredFan(page);
    await ((await fan.isVisible()) ? fan.click(BRIEFLY) : throwPair(page));
  });

/** With two cards of a value one tap is enough; with more a second one selects the pair. */
export async function throwPair(page: Surface): Promise<void> {
  const card = (await permitted(page).first().getAttribute('data-card', BRIEFLY))!;
  const alike = hand(page).locator(`button[data-card$="-${card.split('-')[1]}"]`);
  const taps = (await alike.count()) > 2 ? [0, 1] : [0];
  for (const tap of taps) await alike.nth(tap).click(BRIEFLY);
}

/** Asks for a hint until the play is named. */
export async function askHint(page: Surface): Promise<Locator> {
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Show me' }).click();
  const play = page.getByRole('button', { name: 'Play it' });
  await play.waitFor();
  return play;
}

/** The slip with a refusal; its button opens the sheet at the clause. */
export const refusalLine = (page: Page): Locator => page.locator('[data-refusal]');

/** The ids of the cards inside the frame of a refused card, or the ring of a lesson. */
export const framedCards = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const ring = document.querySelector('[data-rejected], [data-pointer] rect');
    if (!ring) return [];
    const { x, y, width, height } = ring.getBoundingClientRect();
    const parts = [0.08, 0.3, 0.5, 0.7, 0.92];
    const seen = parts.flatMap(across => parts.map(down => document.elementFromPoint(x + across * width, y + down * height)));
    return [...new Set(seen.map(node => node?.closest('[data-card]')?.dataset.card ?? 'no card'))];
  })()`);

export async function openClause(page: Page): Promise<Locator> {
  await refusalLine(page).getByRole('button').click();
  return page.getByRole('dialog', { name: 'Not permitted' });
}

export const offeredFan = (page: Surface): Locator =>
  page
    .getByRole('list', { name: /cards: \d+ face down$/ })
    .getByRole('button')
    .first();

/** Loads the page until the service worker has everything and controls it. */
export async function firstVisit(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready');
  await expect(async () =>
    expect(await page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true),
  ).toPass();
}

/** Opens a box from the shelf, like a first-time visitor. */
export async function takeBox(page: Page, box: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: `Open the box ${box}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: box })).toBeVisible();
}

export async function openBox(page: Page, box: string): Promise<void> {
  const { id } = assertDefined(shelf.find(({ title }) => title === box));
  await page.goto(`/box/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: box })).toBeVisible();
}

export type TermsOf = Readonly<Record<string, string>>;

/** The level of computer players is a choice of portraits; everything else is a field. */
export async function settleTerms(form: Locator, terms: TermsOf): Promise<void> {
  for (const [label, value] of Object.entries(terms)) {
    const opponents = form.getByRole('radiogroup', { name: 'Opponents' });
    if (label === 'Computer players' && (await opponents.count()) > 0) {
      await opponents.getByRole('radio', { name: new RegExp(`^${value}$`, 'i') }).click();
      continue;
    }
    await form.getByLabel(label).first().waitFor();
    const named = form.getByLabel(label, { exact: true });
    const field = (await named.count()) > 0 ? named : form.getByLabel(label);
    if ((await field.getAttribute('role')) === 'radiogroup') {
      await field.getByRole('radio', { name: new RegExp(`^${value}$`, 'i') }).click();
      continue;
    }
    if ((await field.evaluate(node => node.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** The part of a box page that starts a game; other games of the box have pages of their own. */
export async function gameOnBoxPage(page: Page, game: string): Promise<Locator> {
  const slip = page
    .getByRole('article', { name: game, exact: true })
    .filter({ has: page.getByRole('heading', { level: 1 }) });
  if ((await slip.count()) === 0)
    await page.getByRole('link', { name: new RegExp(`Also in this box\\s*${game}`) }).click();
  await slip.waitFor();
  return slip;
}

export async function playNow(page: Page, game: string, terms: TermsOf = {}): Promise<void> {
  const slip = await gameOnBoxPage(page, game);
  if (Object.keys(terms).length > 0) await slip.getByText('Game options').click();
  await settleTerms(slip, terms);
  await slip.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/table\//);
}
