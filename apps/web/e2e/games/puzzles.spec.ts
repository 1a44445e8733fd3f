import { puzzleKinds, puzzleOfDay } from '@parlour/games/shelf/puzzles/list';
import { assertDefined } from '@parlour/kernel/result';
import type { Puzzle } from '@parlour/players/puzzle';
import { expect, test as own } from '@playwright/test';
import { EVERY } from '../support/every-screen.ts';
import { CORNER, permitted, rush } from '../support/player.ts';
import { byKeys, byTap, canSolve, openPuzzle, puzzlesOf, slip, solved, somePuzzle } from '../support/puzzle-player.ts';
import { test } from '../support/reused-page.ts';
import { listen } from '../support/screen-reader.ts';

for (const kind of puzzleKinds) {
  test(`${kind.id} is solved by tap, and explained`, async ({ page }) => {
    await rush(page);
    const puzzle = somePuzzle(kind);
    await openPuzzle(page, puzzle);
    await byTap(page, puzzle);
    await expect(solved(page)).toBeVisible();
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await expect(page).toHaveURL(new RegExp(`/puzzles/${kind.id}/\\d+$`));
    await page.goto(`/puzzles/${kind.id}`);
    await expect(page.getByRole('link', { name: `Puzzle ${puzzle.number}, solved at once` })).toBeVisible();
  });

  test(`${kind.id} is solved by keys`, async ({ page }) => {
    await rush(page);
    await listen(page);
    const puzzle = somePuzzle(kind);
    await openPuzzle(page, puzzle);
    await byKeys(page, puzzle);
    await expect(solved(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next puzzle' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'See the answer' })).toBeVisible();
  });
}

/** Where nothing is to be shouted the player plays on: with a card of the hand or the Kittens, or by passing. */
const MISTAKES = puzzlesOf(assertDefined(puzzleKinds.find(({ id }) => id === 'kit-and-kat-mistake')));
for (const [what, written] of [
  ['a card', /^[A-Z]\d+$/],
  ['passing', /^pass$/],
] as const) {
  test(`a turn without a mistake is answered by ${what}, by tap and by keys`, async ({ page }) => {
    await rush(page);
    const [one, other] = MISTAKES.filter(({ answer }) => written.test(answer));
    await openPuzzle(page, assertDefined(one));
    await byTap(page, assertDefined(one));
    await expect(solved(page)).toBeVisible();
    await openPuzzle(page, assertDefined(other));
    await byKeys(page, assertDefined(other));
    await expect(solved(page)).toBeVisible();
  });
}

const [firstKind] = puzzleKinds;
const first = somePuzzle(assertDefined(firstKind));

test('what is wrong is told, and can be tried again', async ({ page }) => {
  await rush(page);
  const puzzle = assertDefined(puzzlesOf(assertDefined(puzzleKinds.find(({ id }) => id === 'nations-ending')))[0]);
  await openPuzzle(page, puzzle);
  await permitted(page)
    .and(page.locator(`:not([data-card="${puzzle.answer}"])`))
    .first()
    .click(CORNER);
  await expect(page.getByRole('main').getByText('That is not it.')).toBeVisible();
  await byTap(page, puzzle);
  await expect(solved(page)).toBeVisible();
  await page.goto(`/puzzles/${puzzle.kind}`);
  await expect(page.getByRole('link', { name: `Puzzle ${puzzle.number}, solved`, exact: true })).toBeVisible();
});

test('whoever looks the answer up has not solved it', async ({ page }) => {
  await rush(page);
  await openPuzzle(page, first);
  const kind = assertDefined(firstKind);
  const other = assertDefined(puzzlesOf(kind).find(puzzle => canSolve(puzzle) && puzzle.number !== first.number));
  await page.getByRole('button', { name: 'See the answer' }).click();
  await expect(slip(page).getByText(/^The answer: /)).toBeVisible();
  await page.getByRole('button', { name: 'See the table' }).click();
  await byTap(page, first);
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(solved(page)).toBeVisible();
  await page.goto(`/puzzles/${kind.id}`);
  await expect(page.getByRole('link', { name: `Puzzle ${first.number}, looked up` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Puzzle ${other.number}, not tried yet` })).toBeVisible();
});

test('today’s puzzle is the same for everybody, is found from the shelf, and can be shared without a word of it', async ({
  page,
  context,
}) => {
  await rush(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('link', { name: 'A puzzle for every day' }).click();
  await expect(page.getByRole('heading', { name: 'Today’s puzzle' })).toBeVisible();
  const title = await page.locator('a[href="/puzzles/today"]').innerText();
  await page.locator('a[href="/puzzles/today"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title, { ignoreCase: true });
  await page.getByRole('button', { name: 'See the answer' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const shared = String(await page.evaluate('navigator.clipboard.readText()'));
  expect(shared).toMatch(/^.+, puzzle \d+\n–\nhttp.*\/puzzles\/[a-z-]+\/\d+$/);
});

/** The kinds alternate, so that some day of a week has a puzzle these helpers can solve. */
const DAYS = Array.from({ length: 7 }, (_, i) => `2026-11-0${i + 1}`);

function dailyOn(day: string): { readonly day: string; readonly puzzle: Puzzle } {
  const which = assertDefined(puzzleOfDay(day));
  const kind = assertDefined(puzzleKinds.find(({ id }) => id === which.kind));
  return { day, puzzle: assertDefined(puzzlesOf(kind).find(({ number }) => number === which.number)) };
}

own('days in a row are kept', async ({ page }) => {
  await rush(page);
  const { day, puzzle } = assertDefined(DAYS.map(dailyOn).find(daily => canSolve(daily.puzzle)));
  await page.clock.setFixedTime(`${day}T10:00:00Z`);
  await page.goto('/puzzles/today');
  await expect(page.getByRole('button', { name: 'See the answer' })).toBeVisible();
  await byTap(page, puzzle);
  await expect(solved(page)).toBeVisible();
  await page.goto('/puzzles');
  await expect(page.getByText('The first day of a row.')).toBeVisible();
});

test('what is not there is said', async ({ page }) => {
  await rush(page);
  const { id } = assertDefined(firstKind);
  for (const nowhere of ['nowhere', `${id}/0`, `${id}/99999`, `${id}/x`, 'nowhere/1']) {
    await page.goto(`/puzzles/${nowhere}`);
    await expect(page.getByText('This address leads nowhere.')).toBeVisible();
  }
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
  test(`${id}: all that lies open is seen at every size, with large letters too`, async ({ page }) => {
    await rush(page);
    for (const text of ['100', '200']) {
      await page.goto(`/puzzles/${id}/1`);
      await page.evaluate(`document.documentElement.style.setProperty('--text', '${text}')`);
      await expect(page.getByRole('button', { name: 'See the answer' })).toBeVisible();
      for (const [width, height] of EVERY) {
        await page.setViewportSize({ width, height });
        await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
        expect.soft(await page.evaluate(BEYOND), `${width}x${height}, letters ${text} %`).toEqual([]);
      }
    }
  });
}
