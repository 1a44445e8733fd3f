import { findGame } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { expect, type Page } from '@playwright/test';
import { EVERY, showMoment } from '../support/every-screen.ts';
import { PAIRS, playOut } from '../support/play-out.ts';
import { playCard, rush, theEnd, watch } from '../support/player.ts';
import { bringTables, comeTo, playedMatch } from '../support/prepared-tables.ts';
import { test } from '../support/reused-page.ts';

async function endMonkey(page: Page): Promise<void> {
  await watch(page);
  await comeTo(page, 'monkey', 'late', { count: 2 });
  await playOut(page, PAIRS);
}

/** Holds the frames of a win, so that only a tap ends them. */
const HELD = `{
  const later = setTimeout;
  window.setTimeout = (doing, ms, ...given) => later(doing, ms === 900 || ms === 2200 ? 60_000 : ms, ...given);
}`;

const way = (page: Page, name: string) => theEnd(page).getByRole('button', { name });

test('a win is celebrated over the table, and a tap skips to the result', async ({ page }) => {
  await rush(page, { motion: 'full' });
  await page.addInitScript({ content: HELD });
  await watch(page);
  await comeTo(page, 'nations', 'late', { terms: { target: 5 } });
  await playCard(page);
  await expect(theEnd(page)).toHaveAttribute('data-frame', 'count');
  await expect(theEnd(page).getByRole('heading')).toHaveCount(0);
  await theEnd(page).click();
  await expect(theEnd(page)).toHaveAttribute('data-frame', 'result');
  await expect(theEnd(page).getByRole('heading', { level: 2 })).toBeVisible();
});

test('the Monkey: who it was', async ({ page }) => {
  await rush(page);
  await endMonkey(page);
  await expect(theEnd(page).getByRole('heading', { name: /the Monkey!$/ })).toBeVisible();
});

const monkey = assertDefined(findGame('monkey'));

async function seedWith(count: number, odd: RegExp): Promise<string> {
  for (let number = 0; ; number++) {
    const { events } = await playedMatch(monkey, count, {}, `odd ${number}`);
    const last = events.at(-1) as { readonly card?: string } | undefined;
    if (odd.test(last?.card ?? '')) return `odd ${number}`;
  }
}

/** Pixels between the emblem and the nearest visible card or portrait; undefined without an emblem. */
const ROOM_ABOUT_EMBLEM = `(async () => {
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const boxesOf = what => [...document.querySelectorAll('[data-ending] :is(' + what + ')')]
    .map(element => element.getBoundingClientRect()).filter(({ width }) => width > 0);
  const gap = (one, other) => Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom));
  return boxesOf('[data-emblem]').map(emblem =>
    Math.min(9999, ...boxesOf('[data-portrait], [data-card], [data-sides]').map(box => gap(emblem, box))));
})()`;

test('the Monkey: the monkey keeps 120 pixels away from every card and portrait, and no person is shown', async ({
  page,
}) => {
  await rush(page, { remarks: 'off' });
  const names = ['Ada', ...((await monkey.personas?.()) ?? []).flatMap(({ name, kin = [] }) => [name, ...kin])];
  const layings = await Promise.all(
    [2, 4, 12].flatMap(count =>
      [/-(man|woman|child)$/, /-(\d+|map)$/].map(async odd => {
        const seed = await seedWith(count, odd);
        return { count, names, stages: ['end'], company: 'computers', seed, isPerson: odd.test('eu-man') } as const;
      }),
    ),
  );
  for (const { laying, ...laid } of await bringTables(page, monkey, layings)) {
    const { count, isPerson } = laying;
    await showMoment(page, laid);
    const safe = theEnd(page).getByRole('listitem').filter({ hasText: /safe$/ });
    await expect(theEnd(page).locator('[data-portrait]')).toHaveCount(await safe.count());
    await expect(theEnd(page).locator('[data-face]')).toHaveCount(isPerson ? 0 : 2);
    for (const [width, height] of EVERY) {
      await page.setViewportSize({ width, height });
      const rooms = await page.evaluate<number[]>(ROOM_ABOUT_EMBLEM);
      const where = `${count} at the table, ${isPerson ? 'a person' : 'no person'}, ${width}x${height}`;
      if (count <= 4) expect(rooms, where).toHaveLength(1);
      for (const room of rooms) expect(room, where).toBeGreaterThanOrEqual(120);
    }
  }
});

test('Nations: who won, what decided it, and the whole game as a link', { tag: '@smoke' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await rush(page);
  await comeTo(page, 'nations', 'late', { terms: { target: 5 } });
  await playCard(page);
  await expect(theEnd(page).getByRole('heading', { name: /^(You|They) won, \d+ to \d+[!.]$/ })).toBeVisible();
  const score = theEnd(page).getByRole('list', { name: 'Score' }).getByRole('listitem');
  await expect(score).toHaveText([/^1st/, /^2nd/]);
  await way(page, 'Share').click();
  await expect(theEnd(page).getByText('Copied.', { exact: true })).toBeVisible();
  const shared = String(await page.evaluate('navigator.clipboard.readText()'));
  expect(shared).toMatch(/^I (won|lost) at Nations, \d+–\d+\. Watch the game: http\S+\/replay#[\w-]+$/);
  await page.goto(shared.slice(shared.indexOf('http')));
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
});

test('where the clipboard is refused a small dialog has the link in one line, and the ending stays as it is', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript({ content: 'navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))' });
  await rush(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await comeTo(page, 'nations', 'late', { terms: { target: 5 } });
  await playCard(page);
  await way(page, 'Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByText(/^I (won|lost) at Nations/)).toBeVisible();
  const link = dialog.getByRole('textbox', { name: 'Link' });
  await expect(link).toBeFocused();
  await expect(link).toHaveValue(/^http\S+\/replay#[\w-]+$/);
  await expect(link).not.toBeEditable();
  expect((await link.boundingBox())!.height).toBeLessThan(60);
  await expect(page.locator('main')).not.toContainText('http');
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByText('Copied.', { exact: true })).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await link.inputValue());
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(way(page, 'Share')).toBeFocused();
});
