/** Plays games by keyboard and screen reader: like player.ts, kit.ts and words.ts, but without looking. */
import { expect, type Page } from '@playwright/test';
import { SOON } from './player.ts';
import { announced, buttonsIn, doAndHear, readOut, tabBackTo, tabTo, type Voice, walkTo } from './screen-reader.ts';

const enter = (page: Page): Promise<void> => page.keyboard.press('Enter');
const pressEnter = (page: Page): Promise<string> => doAndHear(page, () => enter(page));
const literally = (words: string): RegExp => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** Lays out the first Leading card, or asks any player for the first wanted card. */
export async function askByEar(page: Page): Promise<unknown> {
  const players = buttonsIn(await readOut(page), /^The other players/);
  if (players.length === 0) {
    await walkTo(page, /, (of|Leading card of) set \d+/, /^(?!.*not permitted).*Leading card of/);
    return pressEnter(page);
  }
  await walkTo(page, /, (in your hand|needed|asking for this)/, /, (needed|asking)/);
  return doAndHear(page, async () => {
    await enter(page);
    await walkTo(page, /^Ask /, /^(?!.*not possible)Ask /);
    await enter(page);
  });
}

/** Returns the next card of each book, from what is said about the books. */
function awaited(read: readonly Voice[]): ReadonlySet<string> {
  const books = buttonsIn(read, /^The books/);
  return new Set(books.flatMap(says => /it needs (\w\d+)\./.exec(says)?.[1] ?? []));
}

/** `B 2, answer: …` is the card B2. */
const cardOf = (says: string): string => /^(\w) (\d+)/.exec(says)?.slice(1, 3).join('') ?? '';

/** Plays a card that fits, from the hand or the Kittens; else parks the last card, else passes. */
export async function playKitByEar(page: Page): Promise<unknown> {
  const read = await readOut(page);
  const waits = awaited(read);
  const [held, kittens] = [buttonsIn(read, /^Your hand/), buttonsIn(read, /^Your Kittens/)];
  const fitting = held.find(says => waits.has(cardOf(says)));
  if (fitting !== undefined) {
    await walkTo(page, HELD, literally(fitting));
    return playInView(page);
  }
  const kitten = kittens.find(says => waits.has(says.split(/[ ,]/)[0]!));
  if (kitten !== undefined) {
    await walkTo(page, KITTEN, literally(kitten), tabBackTo);
    return playInView(page);
  }
  const mayPass = read.some(({ role, name }) => role === 'button' && name === 'Pass');
  return mayPass ? pass(page) : parkLast(page, held.at(-1)!, kittens);
}

const HELD = /^\w \d+, (question|answer)/;
const KITTEN = /^(Free place|[A-N]\d+\b)/;

/** A second press would put the card back. */
const IS_IN_VIEW = `document.activeElement.getAttribute('aria-pressed') === 'true'`;

/** Brings the focused card into view, and plays it. */
async function playInView(page: Page): Promise<unknown> {
  if (!(await page.evaluate<boolean>(IS_IN_VIEW))) await enter(page);
  await tabBackTo(page, /^Play on book/);
  return pressEnter(page);
}

async function pass(page: Page): Promise<unknown> {
  await tabTo(page, /^Pass/);
  return pressEnter(page);
}

/** Where all places are full, the first pile is covered. */
async function parkLast(page: Page, last: string, kittens: readonly string[]): Promise<unknown> {
  await walkTo(page, HELD, literally(last));
  await enter(page);
  await tabBackTo(page, /^Park it/);
  if (kittens.some(says => says.startsWith('Free'))) return pressEnter(page);
  await enter(page);
  await walkTo(page, KITTEN, /: cover it/);
  return pressEnter(page);
}

async function hint(page: Page): Promise<string> {
  const before = (await announced(page)).length;
  await page.keyboard.press('Alt+h');
  await page.keyboard.press('Alt+h');
  const named = page.getByRole('button', { name: 'Play it' }).or(page.getByText('Wait for now'));
  await named.first().waitFor();
  const heard = async (): Promise<string> =>
    (await announced(page)).slice(before).findLast(words => !words.startsWith('Thinking')) ?? '';
  await expect.poll(heard, SOON).not.toBe('');
  return heard();
}

export type WordToLay = {
  readonly letters: string;
  readonly direction: string;
  readonly row: number;
  readonly column: number;
};

/** Finds notation such as `S.UP down at -1,1` in a sentence. */
export function readWord(says: string): WordToLay | undefined {
  const [, letters, direction = 'across', row, column] =
    /(?:^|Hint: )(\S+) (?:(across|down) )?at (-?\d+),(-?\d+)/.exec(says) ?? [];
  if (letters === undefined) return undefined;
  return { letters, direction, row: Number(row), column: Number(column) };
}

/** Walks over the grid to a square, which says its name, and starts there in this direction. */
async function stepTo(page: Page, { row, column, direction }: WordToLay): Promise<void> {
  await tabTo(page, /^The crossword/);
  let says = await doAndHear(page, () => page.keyboard.press('ArrowRight'));
  for (;;) {
    const [, r, c] = /row (-?\d+), column (-?\d+)\D*$/.exec(says)!.map(Number);
    const [down, right] = [row - r!, column - c!];
    if (down === 0 && right === 0) break;
    const key = down !== 0 ? (down > 0 ? 'ArrowDown' : 'ArrowUp') : right > 0 ? 'ArrowRight' : 'ArrowLeft';
    says = await doAndHear(page, () => page.keyboard.press(key));
  }
  // The last arrow key sets the direction of a word, so one step back and forth sets it.
  const [away, back] = direction === 'down' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  for (const key of [away!, back!]) await doAndHear(page, () => page.keyboard.press(key));
}

export async function layByEar(page: Page): Promise<'laid' | 'nothing'> {
  const before = (await announced(page)).length;
  await hint(page);
  const place = (await announced(page)).slice(before).find(words => words.startsWith('Hint: '));
  const word = place === undefined ? undefined : readWord(place);
  if (!word) return 'nothing';
  await layWordByEar(page, word);
  return 'laid';
}

export async function layWordByEar(page: Page, word: WordToLay): Promise<void> {
  await stepTo(page, word);
  const letters = [...word.letters].filter(letter => letter !== '.').join('');
  await doAndHear(page, () => page.keyboard.type(letters));
  await expect.poll(async () => (await announced(page)).at(-1), SOON).toMatch(/(is a word|are words|^Lays )/);
  await pressEnter(page);
}

export async function exchangeByEar(page: Page): Promise<unknown> {
  await tabTo(page, /^Stock, \d+\./);
  await enter(page);
  expect((await readOut(page)).some(({ text = '' }) => text.startsWith('Which card do you give'))).toBe(true);
  await tabTo(page, /^[A-Z*], \d+/);
  return pressEnter(page);
}
