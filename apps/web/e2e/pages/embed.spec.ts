/** A table embedded in another site: it looks and plays as on our pages, and leaves the site alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { replayOpenedRecord } from '@parlour/games/shelf/open-record';
import { matchStatus } from '@parlour/kernel/match';
import { wordingWithNames } from '@parlour/table/shuffle/record-wording';
import { verifyRecord } from '@parlour/table/shuffle/verify';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { type ForeignSite, openSite, pageWith, saw, type Told, tableOf, toldOn } from '../support/other-site.ts';
import { act, cards, hand, permitted, playPair, theEnd, turn, unpaint } from '../support/player.ts';

const RUDE = `
  @font-face { font-family: 'EB Garamond'; src: local('DejaVu Sans Mono'); }
  * { color: red !important; font: 9px/3 monospace !important; box-sizing: content-box !important; text-indent: 40px !important }
  html { font-size: 31px !important } button, main, header, [data-card] { display: none !important }
  .narrow { width: 360px; height: 640px } .wide { width: 900px; height: 600px }`;

const ONE = `<div class="wide"><parlour-table id="a" game="nations" level="easy" pace="instant"></parlour-table></div>`;

const TWO = `${ONE}
<div class="narrow"><parlour-table id="b" game="monkey" seats="2" pace="instant"></parlour-table></div>`;

const sites: ForeignSite[] = [];
test.afterEach(() => {
  for (const site of sites.splice(0)) site.close();
});

async function visit(page: Page, html: string, headers = {}): Promise<void> {
  await unpaint(page);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const site = await openSite(html, headers);
  sites.push(site);
  await page.goto(site.address);
}

/** Everything about a page's look, and everything that could be stored on the device. */
const LOOKS = `(async () => JSON.stringify({
  styles: ['html', 'body', 'h1', 'p'].map(name => {
    const style = getComputedStyle(document.querySelector(name));
    return [...style].filter(key => !/height|block-size|origin/.test(key)).map(key => style.getPropertyValue(key));
  }),
  sheets: [document.styleSheets.length, document.adoptedStyleSheets.length, document.fonts.size],
  title: document.title,
  kept: [localStorage.length, sessionStorage.length, document.cookie, (await indexedDB.databases()).length],
  globals: Object.keys(globalThis).filter(key => key !== 'told').sort(),
}))()`;

test('rude styles stay outside, ours inside, and nothing is left on the device', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', request => asked.add(new URL(request.url()).pathname));
  await visit(page, pageWith('', RUDE));
  const before = await page.evaluate(LOOKS);
  await visit(page, pageWith(TWO, RUDE));
  for (const [id, width, height] of [['a', 900, 600] as const, ['b', 360, 640] as const]) {
    const table = await tableOf(page, id);
    await expect(cards(table).first()).toBeVisible();
    const looks = await table.evaluate(`{
      const style = getComputedStyle(document.querySelector('[data-part="prompt"]'));
      const card = getComputedStyle(document.querySelector('button[data-card]'));
      [innerWidth, innerHeight, getComputedStyle(document.documentElement).fontSize, style.color, style.fontFamily,
       style.boxSizing, card.display, document.fonts.check('16px "IM FELL English"'), document.documentElement.scrollWidth];
    }`);
    const family =
      '"Card digits", "Atkinson Hyperlegible Next", "Legible by Arial", "Legible by Roboto", "Legible by DejaVu", system-ui, sans-serif';
    const shown = ['rgb(248, 236, 213)', family, 'border-box', 'block', true, width];
    expect(looks).toEqual([width, height, '16px', ...shown]);
  }
  await playNations(page, await tableOf(page, 'a'), 2);
  expect(await page.evaluate(LOOKS)).toBe(before);
  const fetched = [...asked].filter(path => path.startsWith('/') && path !== '/favicon.ico');
  expect(fetched.sort()).toEqual(['/', '/embed/parlour-table.js']);
});

const focused = (table: Frame): Promise<string> =>
  table.evaluate(`document.activeElement?.closest('button[data-card]')?.ariaLabel ?? ''`);

/** Moves the focus into the hand, along it to a playable card, and plays it. */
async function playByKeys(page: Page, table: Frame): Promise<void> {
  for (let presses = 0; presses < 30 && (await focused(table)) === ''; presses++) await page.keyboard.press('Tab');
  for (let steps = 0; steps < 13 && /not permitted/.test(await focused(table)); steps++) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}

async function playByDrag(page: Page, table: Frame): Promise<void> {
  await permitted(table).first().waitFor();
  const [from, to] = [
    await permitted(table).first().boundingBox(),
    await table.locator('[data-place="table"]').boundingBox(),
  ];
  if (!from || !to) throw new Error('there is nothing to drag, or nowhere to drag it');
  await page.mouse.move(from.x + 9, from.y + 22);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 60, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
}

const WAYS = [playByKeys, playByDrag];

/** Plays this many cards, by keys and by dragging in turn. */
async function playNations(page: Page, table: Frame, plays: number): Promise<void> {
  for (let play = 0; play < plays && (await turn(table)) === 'mine'; play++) {
    await act(table, () => WAYS[play % WAYS.length]!(page, table));
  }
}

test('Nations by keys and by dragging, and the page is told what happens', { tag: '@smoke' }, async ({ page }) => {
  await visit(page, pageWith(ONE, RUDE));
  const table = await tableOf(page, 'a');
  await playNations(page, table, 4);
  await turn(table);
  const told = await toldOn(page);
  expect(told.filter(({ id, what }) => id === 'a' && what === 'event').length).toBeGreaterThan(8);
  expect(told.filter(({ what }) => what === 'error')).toEqual([]);
});

/** The result event: the winners, and a record that replays and verifies. */
async function expectResult({ detail }: Told): Promise<void> {
  expect(detail).toMatchObject({ names: ['Guest', expect.any(String)], winners: [expect.any(Number)] });
  expect(detail.scores).toHaveLength(2);
  const match = await replayOpenedRecord(String(detail.record), readShelfData);
  expect(match.ok && matchStatus(match.value)).toMatchObject({ is: 'over', result: { winners: detail.winners } });
  expect(match.ok && verifyRecord(match.value.game, String(detail.record), {}, wordingWithNames(String)).ok).toBe(true);
}

test('the Monkey by tap to the end, in 360 pixels, without a network, beside another table', async ({
  page,
  context,
}) => {
  await visit(page, pageWith(TWO, RUDE));
  const table = await tableOf(page, 'b');
  await context.setOffline(true);
  while ((await turn(table)) === 'mine') {
    await playPair(table);
  }
  await expect(theEnd(table).getByRole('heading', { name: /(You’re|is) the Monkey!$/ })).toBeVisible();
  await expectResult(await saw(page, 'result', 'b'));
  const told = await toldOn(page);
  const clauses = (id: string): unknown[] =>
    told.filter(one => one.id === id && one.what === 'event').map(({ detail }) => Object(detail.event).clause);
  expect(clauses('b').every(clause => /^MO-/.test(String(clause)))).toBe(true);
  expect(clauses('a').every(clause => /^NA-/.test(String(clause)))).toBe(true);
  expect(told.filter(({ what }) => what === 'error')).toEqual([]);
  await theEnd(table).getByRole('button', { name: 'Again' }).click();
  await expect(theEnd(table)).toHaveCount(0);
  expect(await turn(table)).toBe('mine');
  await page.evaluate(
    `document.body.insertAdjacentHTML('beforeend', '<parlour-table id="late" game="alone-first"></parlour-table>')`,
  );
  expect(await turn(await tableOf(page, 'late'))).toBe('mine');
});

test('the same seed deals the same cards; a changed attribute begins anew, a theme does not', async ({ page }) => {
  const table = (id: string): string => `<parlour-table id="${id}" game="monkey" seats="3" seed="one"></parlour-table>`;
  await visit(page, pageWith(table('a') + table('b')));
  const held = async (id: string): Promise<(string | null)[]> => {
    const list = cards(await tableOf(page, id));
    await expect(list.first()).toBeVisible();
    return (await list.evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card')))).sort();
  };
  const same = await held('b');
  expect(await held('a')).toEqual(same);
  const before = await tableOf(page, 'a');
  await page.evaluate(`document.querySelector('#a').setAttribute('theme', 'light')`);
  await expect.poll(() => before.evaluate('document.documentElement.dataset.theme')).toBe('light');
  await page.evaluate(`{
    told.length = 0;
    const table = document.querySelector('#a');
    table.setAttribute('seed', 'two');
    table.setAttribute('seats', '4');
    table.setAttribute('seats', '4');
  }`);
  expect(await held('a')).not.toEqual(same);
  expect((await toldOn(page)).filter(({ what }) => what === 'ready')).toHaveLength(1);
  expect(before.isDetached()).toBe(true);
});

test('what is removed leaves no worker behind, and comes back anew', async ({ page }) => {
  await visit(page, pageWith('<main><parlour-table id="a" game="nations"></parlour-table></main>'));
  await tableOf(page, 'a');
  expect(page.workers()).toHaveLength(1);
  expect((await page.locator('iframe').boundingBox())?.height).toBe(600);
  await page.evaluate(`globalThis.taken = document.querySelector('#a'); taken.remove(); told.length = 0`);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(page.frames()).toHaveLength(1);
  await page.waitForTimeout(1500);
  expect(await toldOn(page)).toEqual([]);
  await page.evaluate(`document.body.append(taken)`);
  expect(hand(await tableOf(page, 'a'))).toBeDefined();
  expect(page.workers()).toHaveLength(1);
});

/** A strict policy: the script, and pictures and fonts from data URLs. */
const house = process.env.PARLOUR_URL;
const CAREFUL = `default-src 'none'; script-src ${house} 'unsafe-inline'; img-src data: blob:; font-src data:; frame-src 'none'`;

for (const [site, policy, workers] of [
  ['forbids to fetch', CAREFUL, 0],
  ['allows workers', `${CAREFUL}; connect-src ${house}; worker-src blob:`, 1],
] as const) {
  test(`computer players think on a site that ${site}`, async ({ page }) => {
    const table = '<parlour-table id="a" game="nations" level="easy" pace="instant"></parlour-table>';
    await visit(page, pageWith(table), { 'content-security-policy': policy });
    await playNations(page, await tableOf(page, 'a'), 3);
    expect(page.workers()).toHaveLength(workers);
    expect((await toldOn(page)).filter(({ what }) => what === 'error')).toEqual([]);
  });
}

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const fromHere = (html: string): string => html.replaceAll('http://127.0.0.1:8420', house!);

test('the example and the ten lines of the documentation play', async ({ page }) => {
  const written = /```html\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'docs', 'embedding.md'), 'utf8'))?.[1] ?? '';
  expect(written.trim().split('\n')).toHaveLength(10);
  for (const html of [written, readFileSync(join(ROOT, 'examples', 'embed', 'index.html'), 'utf8')]) {
    await visit(page, fromHere(html));
    for (const frame of await page.locator('iframe').elementHandles()) {
      const table = await frame.contentFrame();
      if (table) expect(await turn(table)).toBe('mine');
    }
    await expect(page.locator('#told')).not.toBeEmpty();
  }
});
