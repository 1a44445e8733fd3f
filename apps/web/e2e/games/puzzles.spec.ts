import { puzzleKinds } from '@parlour/games/shelf/puzzles/list';
import { assertDefined } from '@parlour/kernel/result';
import { expect } from '@playwright/test';
import { EVERY } from '../support/every-screen.ts';
import { CORNER, permitted, rush } from '../support/player.ts';
import { byKeys, byTap, canSolve, openPuzzle, puzzlesOf, slip, solved, somePuzzle } from '../support/puzzle-player.ts';
import { test } from '../support/reused-page.ts';
import { listen } from '../support/screen-reader.ts';

/** Every kind is solved once, each way about as often. */
const BY_KEYS = ['nations-call', 'kit-and-kat-mistake', 'kan-u-go-out'];
/** Kinds of three boards for `npm test`; the Nations board has 'a wrong answer can be tried again'. */
const SMOKE = ['alice-who-has-it', 'kit-and-kat-mistake', 'kan-u-go-out'];

for (const kind of puzzleKinds) {
  const [way, solve] = BY_KEYS.includes(kind.id) ? (['keys', byKeys] as const) : (['tap', byTap] as const);
  test(`${kind.id} is solved by ${way}, and explained`, { tag: SMOKE.includes(kind.id) ? '@smoke' : [] }, async ({
    page,
  }) => {
    await rush(page);
    await listen(page);
    const puzzle = somePuzzle(kind);
    await openPuzzle(page, puzzle);
    await solve(page, puzzle);
    await expect(solved(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next puzzle' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/puzzles/${kind.id}/\\d+$`));
    await page.goto(`/puzzles/${kind.id}`);
    await expect(page.getByRole('link', { name: `Puzzle ${puzzle.number}, solved at once` })).toBeVisible();
  });
}

test('a turn without a mistake is answered by a pass, by tap and by keys', async ({ page }) => {
  await rush(page);
  const kind = assertDefined(puzzleKinds.find(({ id }) => id === 'kit-and-kat-mistake'));
  const [one, other] = puzzlesOf(kind).filter(({ answer }) => answer === 'pass');
  await openPuzzle(page, assertDefined(one));
  await byTap(page, assertDefined(one));
  await expect(solved(page)).toBeVisible();
  await openPuzzle(page, assertDefined(other));
  await byKeys(page, assertDefined(other));
  await expect(solved(page)).toBeVisible();
});

const [firstKind] = puzzleKinds;
const first = somePuzzle(assertDefined(firstKind));

test('a wrong answer can be tried again', { tag: '@smoke' }, async ({ page }) => {
  await rush(page);
  const puzzle = assertDefined(puzzlesOf(assertDefined(puzzleKinds.find(({ id }) => id === 'nations-ending')))[0]);
  await openPuzzle(page, puzzle);
  await permitted(page)
    .and(page.locator(`:not([data-card="${puzzle.answer}"])`))
    .first()
    .click(CORNER);
  await expect(page.getByRole('main').getByText('Not that one. Try again.')).toBeVisible();
  await byTap(page, puzzle);
  await expect(solved(page)).toBeVisible();
  await page.goto(`/puzzles/${puzzle.kind}`);
  await expect(page.getByRole('link', { name: `Puzzle ${puzzle.number}, solved`, exact: true })).toBeVisible();
});

test('a puzzle whose answer was shown is not solved', async ({ page }) => {
  await rush(page);
  await openPuzzle(page, first);
  const kind = assertDefined(firstKind);
  const other = assertDefined(puzzlesOf(kind).find(puzzle => canSolve(puzzle) && puzzle.number !== first.number));
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(slip(page).getByText(/^The answer: /)).toBeVisible();
  await page.getByRole('button', { name: 'Show the table' }).click();
  await byTap(page, first);
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(solved(page)).toBeVisible();
  await page.goto(`/puzzles/${kind.id}`);
  await expect(page.getByRole('link', { name: `Puzzle ${first.number}, answer shown` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Puzzle ${other.number}, not tried yet` })).toBeVisible();
});

test('today’s puzzle is found from the home page, and shared without its cards', async ({ page, context }) => {
  await rush(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Puzzles' }).first().click();
  const today = page.locator('section', { has: page.getByRole('link', { name: 'Solve', exact: true }) });
  const title = await today.getByRole('heading', { level: 2 }).first().innerText();
  await page.getByRole('link', { name: 'Solve', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title, { ignoreCase: true });
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const shared = String(await page.evaluate('navigator.clipboard.readText()'));
  expect(shared).toMatch(/^.+, puzzle \d+\n–\nhttp.*\/puzzles\/[a-z-]+\/\d+$/);
});

/** Everything is on the screen: nothing at a table scrolls but a crossword. */
const BEYOND = `[...document.querySelectorAll('[data-card], main button, h1')]
  .filter(part => part.getClientRects().length > 0 && !part.closest('[data-grid]'))
  .filter(part => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  })
  .map(part => part.getAttribute('data-card') ?? part.textContent)`;

for (const { id } of puzzleKinds.filter(({ open }) => open)) {
  test(`${id}: all open cards are visible at every size, with large text too`, async ({ page }) => {
    await rush(page);
    for (const text of ['100', '200']) {
      await page.goto(`/puzzles/${id}/1`);
      await page.evaluate(`document.documentElement.style.setProperty('--text', '${text}')`);
      await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible();
      for (const [width, height] of EVERY) {
        await page.setViewportSize({ width, height });
        await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
        expect.soft(await page.evaluate(BEYOND), `${width}x${height}, letters ${text} %`).toEqual([]);
      }
    }
  });
}
