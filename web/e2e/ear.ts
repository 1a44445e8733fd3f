/**
 * Somebody who sees nothing and points at nothing: knows a page by its roles, its names and what is announced, and acts
 * by keys. There is no selector in here, but for what has the focus.
 */
import { expect, type Page } from '@playwright/test';
import { SOON, type TermsOf, theEnd } from './player.ts';

/** A part of the page as it is read out. */
export type Voice = {
  readonly role: string;
  readonly name?: string;
  readonly text?: string;
  readonly children?: readonly (Voice | string)[];
};

/** Notes whatever a screen reader would say of itself: what is new in a log, a status or an alert. */
const NOTING = `{
  window.said = [];
  window.mark = 0;
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
  }).observe(document, { subtree: true, childList: true, characterData: true });
}`;

export async function listen(page: Page): Promise<void> {
  await page.addInitScript({ content: NOTING });
}

/** All that has been announced on this page so far. */
export const announced = (page: Page): Promise<readonly string[]> => page.evaluate<string[]>('window.said');

/** Does something, and waits until it is heard of. */
export async function doAndHear(page: Page, doing: () => Promise<void>): Promise<string> {
  const before = await page.evaluate<number>('window.mark = window.said.length');
  await doing();
  await expect(async () => expect((await announced(page)).length).toBeGreaterThan(before)).toPass(SOON);
  return (await announced(page)).slice(before).join(' ');
}

/** The whole page in the order it is read, every part of it; bare words are a text. */
export async function readOut(page: Page): Promise<readonly Voice[]> {
  const all = (voices: readonly (Voice | string)[]): Voice[] =>
    voices.flatMap(voice =>
      typeof voice === 'string' ? [{ role: 'text', text: voice }] : [voice, ...all(voice.children ?? [])],
    );
  return all((await page.ariaSnapshotJSON()) as readonly Voice[]);
}

/** The names of the buttons in a list. */
export function buttonsIn(read: readonly Voice[], list: RegExp): readonly string[] {
  const found = read.find(({ role, name }) => role === 'list' && list.test(name ?? ''));
  const inside = (voice: Voice): string[] =>
    (voice.children ?? []).flatMap(child =>
      typeof child === 'string' ? [] : child.role === 'button' ? [child.name ?? ''] : inside(child),
    );
  return found ? inside(found) : [];
}

/** What has the focus, as it is read out. */
export async function focused(page: Page): Promise<string> {
  const stop = page.locator(':focus');
  if ((await stop.count()) === 0) return '';
  const voices = (await stop.ariaSnapshotJSON()) as readonly (Voice | string)[];
  return voices.map(voice => (typeof voice === 'string' ? voice : (voice.name ?? voice.text ?? ''))).join(' ');
}

const MOST_STOPS = 60;

/** Presses a key until something of this name has the focus. */
async function press(page: Page, key: string, name: RegExp): Promise<void> {
  for (let presses = 0; presses < MOST_STOPS; presses++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  expect(await focused(page), `by ${key}`).toMatch(name);
}

export const tabTo = (page: Page, name: RegExp): Promise<void> => press(page, 'Tab', name);
export const tabBackTo = (page: Page, name: RegExp): Promise<void> => press(page, 'Shift+Tab', name);

/** Tab leads to a hand or a list, or Shift+Tab back to it; arrows lead along. */
export async function walkTo(page: Page, list: RegExp, name: RegExp, tab = tabTo): Promise<void> {
  await tab(page, list);
  await press(page, 'ArrowRight', name);
}

/** Sits down to the game of this number in its box, on these terms; a number is typed, of a list its first letters. */
export async function sitDown(page: Page, number: number, terms: TermsOf): Promise<void> {
  for (let games = 0; games <= number; games++) {
    await tabTo(page, /^Settle the terms/);
    if (games < number) await page.keyboard.press('Tab');
  }
  if (Object.keys(terms).length > 0) await page.keyboard.press('Enter');
  for (const [label, value] of Object.entries(terms)) {
    await tabTo(page, new RegExp(`^${label}`));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(value);
  }
  await tabBackTo(page, /^Play now/);
  await page.keyboard.press('Enter');
}

/** Since something was done last. */
const news = async (page: Page): Promise<string> =>
  (await page.evaluate<string[]>('window.said.slice(window.mark)')).join('\n');

/** The others may have much to do before; whoever has no cards left waits until the end. */
const OTHERS = { intervals: [50, 100, 200], timeout: 240_000 };

/** Whoever is asked again hears so after their play; the title of the page says it, too. */
export async function turn(page: Page): Promise<'mine' | 'over'> {
  const hear = async (): Promise<string> => ((await theEnd(page).isVisible()) ? 'over' : news(page));
  await expect.poll(hear, OTHERS).toMatch(/^(over$|Your turn\. )/m);
  if ((await hear()) === 'over') return 'over';
  await expect(page).toHaveTitle(/^Your turn/);
  return 'mine';
}
