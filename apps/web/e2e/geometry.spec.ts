/**
 * Every table on every screen: nothing lies on anything else, nothing sticks out, all can be hit and read. The games are
 * asked of the shelf, and a match of each is played beforehand.
 */
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { EVERY, expectGoodScreens, SOME } from './every-screen.ts';
import { test } from './kept.ts';
import { STAGES } from './positions.ts';
import { NAMES, usualCount } from './tables.ts';

/** As long as a name can be. */
const LONG = NAMES.map(name => `${name} Featherstonehaugh-Wolstenholme`.slice(0, 24));

/** Many tables one after another. */
test.describe.configure({ timeout: 300_000 });

for (const boxed of gamesOnShelf()) {
  const [least, most] = boxed.seats;
  const usual = { count: usualCount(boxed), names: NAMES, stages: ['beginning', 'fullest', 'end'] } as const;

  const others = [...new Set([least, most])].filter(count => count !== usual.count);

  test(`${boxed.title}: every size, long names, few and many at the table`, ({ page }) =>
    expectGoodScreens(page, boxed, [
      { ...usual, stages: STAGES, sizes: EVERY },
      { ...usual, names: LONG, sizes: SOME },
      ...others.map(count => ({ ...usual, count, sizes: SOME })),
    ]));
}
