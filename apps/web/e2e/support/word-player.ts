import { expect, type Locator, type Page } from '@playwright/test';
import { act, askHint, CORNER, SOON } from './player.ts';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

async function readHint(page: Page): Promise<string> {
  return (await (await askHint(page)).innerText()).replace(/^.*?good\.\s*/, '');
}

type Wanted = { readonly letter: string; readonly row: number; readonly column: number };

/** `S.UP down at -1,1` lays S, U and P; a dot is a letter that lies there already. */
function readWord(written: string): Wanted[] | undefined {
  const [, letters, direction, row, column] = /^(\S+) (?:(across|down) )?at (-?\d+),(-?\d+)/.exec(written) ?? [];
  if (letters === undefined) return undefined;
  return [...letters].flatMap((letter, i) => {
    const [down, right] = direction === 'down' ? [i, 0] : [0, i];
    return letter === '.' ? [] : [{ letter, row: Number(row) + down, column: Number(column) + right }];
  });
}

const held = (page: Page, letter: string): Locator => page.locator(`[data-stop][aria-label^="${letter},"]`);
const loose = (page: Page, card: string): Locator => page.locator(`[data-loose][data-card="${card}"]`);
export const nameOf = async (card: Locator): Promise<string> => (await card.getAttribute('data-card'))!;

type Box = { readonly x: number; readonly y: number; readonly width: number };

/** Returns the position once the element has stopped moving. */
async function atRest(locator: Locator): Promise<Box> {
  let box = (await locator.boundingBox())!;
  await expect(async () => {
    const before = box;
    box = (await locator.boundingBox())!;
    expect(box).toEqual(before);
  }).toPass(SOON);
  return box;
}

/**
 * Selects the letter and taps its square below anything that overlaps it; at the cursor the letter goes there by
 * itself. Of equal cards it selects the last.
 */
async function lay(page: Page, { letter, row, column }: Wanted): Promise<void> {
  const square = page.locator(`[data-look="advised"][style*="--row: ${row};"][style*="--column: ${column};"]`);
  const card = await nameOf(held(page, letter).last());
  await held(page, letter).last().click(CORNER);
  const takenUp = page.locator('[data-stop][aria-pressed="true"]');
  await expect(async () => expect((await takenUp.count()) + (await square.count())).not.toBe(1)).toPass(SOON);
  if ((await takenUp.count()) > 0) {
    const { x, y, width } = await atRest(square);
    await page.mouse.click(x + width / 2, y + width * 0.6);
  }
  await expect(square).toHaveCount(0);
  await expect(loose(page, card)).toHaveCount(1);
}

export async function layAdvised(page: Page): Promise<boolean> {
  const word = readWord(await readHint(page));
  if (!word) return false;
  for (const wanted of word) await lay(page, wanted);
  await act(page, () => page.getByRole('button', { name: 'Play', exact: true }).click());
  return true;
}

/** A letter that the hand has twice: its cards, from left to right. */
export async function findTwins(page: Page): Promise<Locator | undefined> {
  const names = await page.locator('[data-stop]').evaluateAll(nodes => nodes.map(node => node.ariaLabel!));
  const letters = names.filter(name => /^[A-Z],/.test(name)).map(name => name[0]!);
  const twice = letters.find((letter, i) => letters.indexOf(letter) < i);
  return twice === undefined ? undefined : held(page, twice);
}

/**
 * Selects the last of equal cards, lays it on the corner of the grid, and takes it back; the first card goes by
 * itself.
 */
export async function layAndTakeBack(page: Page, twins: Locator): Promise<void> {
  const names = await Promise.all((await twins.all()).map(nameOf));
  const last = names.at(-1)!;
  await page.keyboard.press('Escape');
  const isFirst = (await page.locator('[data-grid] [data-direction]').count()) > 0;
  await twins.last().click(CORNER);
  if (!isFirst) {
    await expect(page.locator('[data-stop][aria-pressed="true"]')).toHaveAttribute('data-card', last);
    await page.locator('[data-grid]').click({ position: { x: 12, y: 12 } });
  }
  await expect(loose(page, last)).toHaveCount(1);
  expect(await Promise.all((await twins.all()).map(nameOf))).toEqual(names.slice(0, -1));
  await button(page, 'Take back').last().click();
  await expect(twins).toHaveCount(names.length);
}

export async function exchange(page: Page): Promise<void> {
  await button(page, /^blind/).click();
  await act(page, () => page.locator('[data-stop]').first().click(CORNER));
}
