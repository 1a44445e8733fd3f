/** Every table for somebody who has set their browser to letters twice as large. */
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { expectGoodScreens, SOME } from './every-screen.ts';
import { test } from './kept.ts';
import { NAMES, usualCount } from './tables.ts';

/** One after the other: each browser with other letters has to be started. */
test.describe.configure({ mode: 'default' });

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
});

for (const boxed of gamesOnShelf()) {
  const laying = { count: usualCount(boxed), names: NAMES, stages: ['beginning', 'fullest'], sizes: SOME } as const;
  test(`${boxed.title}: text twice as large`, ({ page }) => expectGoodScreens(page, boxed, [laying]));
}
