import { expect, type Locator, type Page } from '@playwright/test';
import { act, askHint, CORNER, SOON } from './player.ts';

/** Asks for a hint, and reads where its letters go; undefined if it is no word. */
async function readHint(page: Page): Promise<string | undefined> {
  await askHint(page);
  const place = page.locator('[data-grid] p');
  return (await place.count()) > 0 ? (await place.innerText()).replace(/^Hint: /, '') : undefined;
}

type Wanted = { readonly letter: string; readonly row: number; readonly column: number };

/** `S.UP down at -1,1` lays S, U and P; a dot is a letter that lies there already. */
function readWord(written: string | undefined): Wanted[] | undefined {
  const [, letters, direction, row, column] = /^(\S+) (?:(across|down) )?at (-?\d+),(-?\d+)/.exec(written ?? '') ?? [];
  if (letters === undefined) return undefined;
  return [...letters].flatMap((letter, i) => {
    const [down, right] = direction === 'down' ? [i, 0] : [0, i];
    return letter === '.' ? [] : [{ letter, row: Number(row) + down, column: Number(column) + right }];
  });
}

/** The opening word of a race is drawn, so that the player is not asked for one when they happen to deal. */
export const LOT = { 'Who chooses the opening word': 'drawn at random' };

const held = (page: Page, letter: string): Locator => page.locator(`[data-stop][aria-label^="${letter},"]`);
const loose = (page: Page, card: string): Locator => page.locator(`[data-loose][data-card="${card}"]`);
const nameOf = async (card: Locator): Promise<string> => (await card.getAttribute('data-card'))!;

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

export async function exchange(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Stock/ }).click();
  await act(page, () => page.locator('[data-stop]').first().click(CORNER));
}
