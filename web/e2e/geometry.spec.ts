/**
 * Every table on every screen: nothing lies on anything else, nothing sticks out, all can be hit and read. The games are
 * asked of the shelf, and a match of each is played beforehand.
 */
import { gamesOnShelf } from '@parlour/games/shelf';
import { test } from '@playwright/test';
import { EVERY, expectGoodScreens, SOME } from './every-screen.ts';
import { STAGES } from './positions.ts';
import { NAMES, usualCount } from './tables.ts';

/** As long as a name can be. */
const LONG = NAMES.map(name => `${name} Featherstonehaugh-Wolstenholme`.slice(0, 24));

for (const boxed of gamesOnShelf()) {
  const [least, most] = boxed.seats;
  const usual = { count: usualCount(boxed), names: NAMES, stages: ['beginning', 'fullest', 'end'] } as const;

  test(`${boxed.title}: every size`, ({ page }) => expectGoodScreens(page, boxed, { ...usual, stages: STAGES }, EVERY));

  test(`${boxed.title}: long names`, ({ page }) => expectGoodScreens(page, boxed, { ...usual, names: LONG }, SOME));

  for (const count of new Set([least, most])) {
    if (count === usual.count) continue;
    test(`${boxed.title}: ${count} at the table`, ({ page }) =>
      expectGoodScreens(page, boxed, { ...usual, count }, SOME));
  }
}
