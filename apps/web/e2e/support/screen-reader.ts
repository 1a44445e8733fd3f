/**
 * A screen-reader user: knows a page by roles, names and announcements, and acts by keys. The only selector here is
 * for the focus.
 */
import { LEVELS, type Level } from '@parlour/players/player';
import { expect, type Page } from '@playwright/test';
import { PATIENCE, type TermsOf, theEnd } from './player.ts';

export type Voice = {
  readonly role: string;
  readonly name?: string;
  readonly text?: string;
  readonly children?: readonly (Voice | string)[];
};

/** Records what a screen reader says unasked: additions to logs, status and alert regions. */
const NOTING = `{
  window.said = [];
  window.mark = 0;
  let tell = () => undefined;
  window.untilSaid = (count, patience) => new Promise(resolve => {
    const tellNow = () => resolve(window.said.slice(count));
    if (window.said.length > count) return tellNow();
    tell = () => (window.said.length > count ? tellNow() : undefined);
    setTimeout(tellNow, patience);
  });
  const LIVE = '[role=log], [role=status], [role=alert], [aria-live], output';
  const hear = node => {
    const on = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    const words = on?.closest(LIVE) ? node.textContent.trim() : '';
    if (words !== '') window.said.push(words);
  };
  new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') hear(target);
      else for (const node of addedNodes) hear(node);
    }
    tell();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}`;

export async function listen(page: Page): Promise<void> {
  await page.addInitScript({ content: NOTING });
}

export const announced = (page: Page): Promise<readonly string[]> => page.evaluate<string[]>('window.said');

/** Returns the announcements after the first `count`, once there are any; none after the timeout. */
const saidAfter = (page: Page, count: number, patience: number): Promise<readonly string[]> =>
  page.evaluate<string[]>(`window.untilSaid(${count}, ${patience})`);

export async function doAndHear(page: Page, doing: () => Promise<void>): Promise<string> {
  const before = await page.evaluate<number>('window.mark = window.said.length');
  await doing();
  const heard = await saidAfter(page, before, PATIENCE);
  expect(heard.length).toBeGreaterThan(0);
  return heard.join(' ');
}

/** Returns every part of the page in reading order; plain text has the role "text". */
export async function readOut(page: Page): Promise<readonly Voice[]> {
  const all = (voices: readonly (Voice | string)[]): Voice[] =>
    voices.flatMap(voice =>
      typeof voice === 'string' ? [{ role: 'text', text: voice }] : [voice, ...all(voice.children ?? [])],
    );
  return all((await page.ariaSnapshotJSON()) as readonly Voice[]);
}

export function buttonsIn(read: readonly Voice[], list: RegExp): readonly string[] {
  const found = read.find(({ role, name }) => role === 'list' && list.test(name ?? ''));
  const inside = (voice: Voice): string[] =>
    (voice.children ?? []).flatMap(child =>
      typeof child === 'string' ? [] : child.role === 'button' ? [child.name ?? ''] : inside(child),
    );
  return found ? inside(found) : [];
}

export async function focused(page: Page): Promise<string> {
  // Without a focus this reads the head, which is silent.
  const stop = page.locator('head, :focus').last();
  const voices = (await stop.ariaSnapshotJSON()) as readonly (Voice | string)[];
  return voices.map(voice => (typeof voice === 'string' ? voice : (voice.name ?? voice.text ?? ''))).join(' ');
}

const MOST_STOPS = 60;

async function press(page: Page, key: string, name: RegExp): Promise<void> {
  for (let presses = 0; presses < MOST_STOPS; presses++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  expect(await focused(page), `by ${key}`).toMatch(name);
}

export const tabTo = (page: Page, name: RegExp): Promise<void> => press(page, 'Tab', name);
export const tabBackTo = (page: Page, name: RegExp): Promise<void> => press(page, 'Shift+Tab', name);

/** Tab goes to a hand or a list, and Shift+Tab back to it; arrow keys move within it. */
export async function walkTo(page: Page, list: RegExp, name: RegExp, tab = tabTo): Promise<void> {
  await tab(page, list);
  await press(page, 'ArrowRight', name);
}

/** Starts a game by its number in the box with these terms; numbers are typed, choices by their first letters. */
export async function sitDown(page: Page, number: number, terms: TermsOf): Promise<void> {
  if (number > 0) {
    await tabTo(page, /^Also in this box/);
    for (let games = 1; games < number; games++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  const { 'Computer players': level, ...fields } = terms;
  if (level !== undefined) {
    await tabTo(page, /^(Easy|Normal|Strong|Expert)$/);
    await page.keyboard.press('Home');
    for (let levels = LEVELS.indexOf(level as Level); levels > 0; levels--) await page.keyboard.press('ArrowRight');
  }
  await tabTo(page, /^Game options/);
  if (Object.keys(fields).length > 0) await page.keyboard.press('Enter');
  for (const [label, value] of Object.entries(fields)) {
    await tabTo(page, new RegExp(`^${label}`));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(value);
  }
  await tabBackTo(page, /^Play$/);
  await page.keyboard.press('Enter');
}

/** Announcements since the last action. */
const news = (page: Page): Promise<readonly string[]> => page.evaluate<string[]>('window.said.slice(window.mark)');

/** Computer players may need long; a player without cards waits until the end. */
const OTHERS = 240_000;
/** The end may be visible a little later than it is announced. */
const A_MOMENT = 500;

async function heardTurn(page: Page): Promise<'mine' | 'over'> {
  const since = await page.evaluate<number>('window.mark');
  for (const until = Date.now() + OTHERS; Date.now() < until; ) {
    const heard = await news(page);
    if (await theEnd(page).isVisible()) return 'over';
    if (heard.some(words => /^Your turn[.:] /.test(words))) return 'mine';
    await saidAfter(page, since + heard.length, A_MOMENT);
  }
  throw new Error('nothing is asked, and the game is not over');
}

/** A new turn is announced after the last play; the title of the page says it, too. */
export async function turn(page: Page): Promise<'mine' | 'over'> {
  const whose = await heardTurn(page);
  if (whose === 'mine') await expect(page).toHaveTitle(/^Your turn/);
  return whose;
}
