/**
 * Nothing hidden is in the page, the accessibility tree, the traffic or the storage of a seat that may not know it.
 */
import { CARDS, type Card, titleOf } from '@parlour/games/nations/pack/pack';
import { expect, type Page } from '@playwright/test';
import { beginNow, meet } from '../support/friends.ts';
import { cards, rush, turn } from '../support/player.ts';
import { tapWire } from '../support/recording-proxy.ts';
import { test } from '../support/reused-page.ts';

const namesOf = (card: Card): readonly string[] => [card, titleOf(card).slice('the '.length)];

const mentioned = (text: string): string[] =>
  CARDS.filter(card => namesOf(card).some(name => new RegExp(`\\b${name}\\b`).test(text)));

const stored = (page: Page): Promise<string> =>
  page.evaluate(`(async () => {
    const ask = request => new Promise(resolve => { request.onsuccess = () => resolve(request.result); });
    const found = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const db = await ask(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        found.push(JSON.stringify(await ask(db.transaction(store).objectStore(store).getAll())));
      }
      db.close();
    }
    return found.join();
  })()`);

const seenBy = (page: Page): Promise<string[]> =>
  page.locator('[data-card]').evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card')!));

test('a guest is told their own cards and what lies open, and nothing else', { tag: '@smoke' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const wire = await tapWire(baseURL!);
  const friend = await (await browser.newContext()).newPage();
  for (const person of [page, friend]) await rush(person);
  await meet(page, friend, 'nations', {}, wire.address);
  await beginNow(page);
  for (const person of [page, friend]) await expect(cards(person)).toHaveCount(13);
  await Promise.race([turn(page), turn(friend)]);

  const open = new Set(await seenBy(friend));
  expect(open.size).toBeGreaterThanOrEqual(13);
  const places = {
    traffic: wire.heard(),
    storage: await stored(friend),
    page: await friend.content(),
    'accessibility tree': await friend.locator('body').ariaSnapshot(),
  };
  const now = new Set([...open, ...(await seenBy(friend))]);
  for (const [place, text] of Object.entries(places)) {
    const found = mentioned(text);
    expect(
      found.filter(card => !now.has(card)),
      place,
    ).toEqual([]);
    expect(found.length, `${place} tells the own hand`).toBeGreaterThanOrEqual(13);
  }
  await friend.close();
  wire.close();
});
