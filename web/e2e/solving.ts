/** A person who solves puzzles: does what an answer says, by tap or by keys, at the board of each game. */
import type { Puzzle } from '@parlour/players/puzzle';
import { expect, type Locator, type Page } from '@playwright/test';
import { CORNER, hand } from './player.ts';

type Answer = Pick<Puzzle, 'kind' | 'answer'>;

/** What is touched one after another; a kind of puzzle is found by how its answers are written. */
type Way = { readonly written: RegExp; touched(page: Page, found: RegExpExecArray): Locator[] };

const WAYS: Readonly<Record<string, readonly Way[]>> = {
  'nations-ending': [{ written: /^([a-z]+-\w+)$/, touched: (page, [, card]) => [inHand(page, card!)] }],
  'alice-who-has-it': [
    {
      written: /^ask (\d+) (\w+)$/,
      touched: (page, [, seat, card]) => [
        page.getByRole('list', { name: / wants$/ }).locator(`button[data-card="${card}"]`),
        page.locator(`button[aria-label^="Ask Seat ${seat}"]`),
      ],
    },
  ],
  'kit-and-kat-mistake': [
    { written: /^shout \d+$/, touched: page => [page.getByRole('button', { name: /^Kit-and-Kat!/ })] },
  ],
};

const inHand = (page: Page, card: string): Locator => hand(page).locator(`button[data-card="${card}"]`);

const wayTo = ({ kind, answer }: Answer): { way: Way; found: RegExpExecArray } | undefined => {
  const ways = (WAYS[kind] ?? []).flatMap(way => {
    const found = way.written.exec(answer);
    return found ? [{ way, found }] : [];
  });
  return ways[0];
};

export const canSolve = (answer: Answer): boolean => wayTo(answer) !== undefined;

function touchedFor(page: Page, answer: Answer): Locator[] {
  const to = wayTo(answer);
  expect(to, `a way to play ${answer.answer}`).toBeDefined();
  return to!.way.touched(page, to!.found);
}

export async function byTap(page: Page, answer: Answer): Promise<void> {
  for (const target of touchedFor(page, answer)) await target.click(CORNER);
}

export async function byKeys(page: Page, answer: Answer): Promise<void> {
  for (const target of touchedFor(page, answer)) {
    await keyTo(page, target);
    await page.keyboard.press('Enter');
  }
}

const MOST_KEYS = 80;

/** Tab leads from one thing to the next, arrows lead along a list. */
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
