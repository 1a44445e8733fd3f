import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedPuzzleKind } from '@parlour/games/shelf/puzzles/list';
import { sampleName } from '@parlour/games/shelf/puzzles/open';
import { parsePuzzlePack, puzzlePackPath } from '@parlour/games/shelf/puzzles/pack';
import { shelf } from '@parlour/games/shelf/shelf';
import { assertDefined, unwrap } from '@parlour/kernel/result';
import type { Puzzle } from '@parlour/players/puzzle';
import { expect, type Locator, type Page } from '@playwright/test';
import { CORNER, hand, SOON } from './player.ts';
import { layWordByEar, readWord, type WordToLay } from './screen-reader-games.ts';

const GAMES = join(import.meta.dirname, '..', '..', '..', '..', 'games');

export function puzzlesOf({ id, game }: ListedPuzzleKind): readonly Puzzle[] {
  const box = assertDefined(shelf.find(({ games }) => games.some(one => one.id === game))).id;
  return unwrap(parsePuzzlePack(readFileSync(join(GAMES, puzzlePackPath(box, id)), 'utf8'))).puzzles;
}

/** The first puzzle that these helpers can solve in any position. */
export const somePuzzle = (kind: ListedPuzzleKind): Puzzle => assertDefined(puzzlesOf(kind).find(canSolve));

export async function openPuzzle(page: Page, { kind, number }: Puzzle): Promise<void> {
  await page.goto(`/puzzles/${kind}/${number}`);
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible();
}

export const slip = (page: Page): Locator => page.getByRole('region', { name: 'The answer' });
export const solved = (page: Page): Locator => slip(page).getByText(/^Right! ./);

/** Solves puzzles: plays an answer by tap or by keys, on the board of each game. */

type Answer = Pick<Puzzle, 'kind' | 'answer'>;

/** What to touch in turn; the kind of puzzle follows from the notation of its answers. */
type Way = { readonly written: RegExp; touched(page: Page, found: RegExpExecArray): Locator[] };

const WAYS: Readonly<Record<string, readonly Way[]>> = {
  'nations-call': [
    { written: /^call$/, touched: page => [page.getByRole('button', { name: /^(Can you one|Have you a title)\?$/ })] },
    { written: /^([a-z]+-\w+)$/, touched: (page, [, card]) => [inHand(page, card!)] },
  ],
  'nations-ending': [{ written: /^([a-z]+-\w+)$/, touched: (page, [, card]) => [inHand(page, card!)] }],
  'alice-who-has-it': [
    {
      written: /^ask (\d+) (\w+)$/,
      touched: (page, [, seat, card]) => [
        page.getByRole('list', { name: / needs$/ }).locator('button', { has: page.locator(`[data-face="${card}"]`) }),
        page.locator(`button[aria-label^="Ask ${sampleName(Number(seat))}"]`),
      ],
    },
  ],
  'kit-and-kat-mistake': [
    { written: /^shout \d+$/, touched: page => [page.getByRole('button', { name: /^Kit-and-Kat!/ })] },
    { written: /^pass$/, touched: page => [page.getByRole('button', { name: 'Pass', exact: true })] },
    {
      written: /^([A-Z]\d+)$/,
      touched: (page, [, card]) => [
        inHand(page, card!).or(kitten(page, card!)),
        page.getByRole('button', { name: /^Play on book/ }),
      ],
    },
  ],
};

const inHand = (page: Page, card: string): Locator => hand(page).locator(`button[data-card="${card}"]`);

const kitten = (page: Page, card: string): Locator =>
  page.getByRole('list', { name: 'Your Kittens' }).getByRole('button', { name: new RegExp(`^${card}\\b`) });

const wayTo = ({ kind, answer }: Answer): { way: Way; found: RegExpExecArray } | undefined => {
  const ways = (WAYS[kind] ?? []).flatMap(way => {
    const found = way.written.exec(answer);
    return found ? [{ way, found }] : [];
  });
  return ways[0];
};

/** A word to lay letter by letter. Answers with stars for blanks are not supported. */
const wordIn = ({ answer }: Answer): WordToLay | undefined =>
  /^[A-Z.]+ (across |down )?at -?\d+,-?\d+$/.test(answer) ? readWord(answer) : undefined;

export const canSolve = (answer: Answer): boolean => wayTo(answer) !== undefined || wordIn(answer) !== undefined;

function touchedFor(page: Page, answer: Answer): Locator[] {
  const to = wayTo(answer);
  expect(to, `a way to play ${answer.answer}`).toBeDefined();
  return to!.way.touched(page, to!.found);
}

export async function byTap(page: Page, answer: Answer): Promise<void> {
  const word = wordIn(answer);
  if (word) return layByTap(page, word);
  for (const target of touchedFor(page, answer)) await target.click(CORNER);
}

/** Laying a word needs the announcements from the beginning. */
export async function byKeys(page: Page, answer: Answer): Promise<void> {
  const word = wordIn(answer);
  if (word) return layWordByEar(page, word);
  for (const target of touchedFor(page, answer)) {
    await keyTo(page, target);
    await page.keyboard.press('Enter');
  }
}

const MOST_KEYS = 80;

async function keyTo(page: Page, target: Locator): Promise<void> {
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    const at = await target.evaluate(node => {
      const { activeElement } = node.ownerDocument;
      if (activeElement === node) return 'there';
      const list = node.closest('ul, ol');
      return list !== null && activeElement?.closest('ul, ol') === list ? 'beside' : 'elsewhere';
    });
    if (at === 'there') return;
    await page.keyboard.press(at === 'beside' ? 'ArrowRight' : 'Tab');
  }
  await expect(target).toBeFocused();
}

/** Selects each letter and taps its square; at the cursor a letter goes to the square by itself. */
async function layByTap(page: Page, { letters, direction, row, column }: WordToLay): Promise<void> {
  for (const [i, letter] of [...letters].entries()) {
    if (letter === '.') continue;
    const loose = page.locator('[data-loose]');
    const laid = await loose.count();
    await page.locator(`[data-stop][aria-label^="${letter},"]`).last().click(CORNER);
    const takenUp = page.locator('[data-stop][aria-pressed="true"]');
    await expect(async () => expect((await takenUp.count()) + (await loose.count())).toBe(laid + 1)).toPass(SOON);
    if ((await takenUp.count()) > 0)
      await tapSquare(page, direction === 'down' ? row + i : row, direction === 'down' ? column : column + i);
    await expect(loose).toHaveCount(laid + 1);
  }
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

/** The grid says where its first square is, and how large squares are. */
async function tapSquare(page: Page, row: number, column: number): Promise<void> {
  const grid = page.locator('[data-grid]');
  const style = assertDefined(await grid.getAttribute('style'));
  const [size, x, y] = ['size', 'x', 'y'].map(name => Number(new RegExp(`--${name}: (-?[\\d.]+)px`).exec(style)?.[1]));
  await grid.click({ position: { x: x! + (column + 0.5) * size!, y: y! + (row + 0.6) * size! } });
}
