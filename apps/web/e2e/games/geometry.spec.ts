/**
 * Every table on every screen: nothing overlaps or sticks out, and everything can be hit and read. The games come
 * from the shelf; a match of each is played in advance.
 */
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { EVERY, expectGoodScreens, SOME } from '../support/every-screen.ts';
import { NAMES, STAGES, usualCount } from '../support/prepared-tables.ts';
import { test } from '../support/reused-page.ts';

const LONG = NAMES.map(name => `${name} Featherstonehaugh-Wolstenholme`.slice(0, 24));

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
