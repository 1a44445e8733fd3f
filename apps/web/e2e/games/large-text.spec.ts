/** Every table with the browser's text set to twice the size. */
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { expectGoodScreens, SOME } from '../support/every-screen.ts';
import { NAMES, usualCount } from '../support/prepared-tables.ts';
import { test } from '../support/reused-page.ts';

/** In series, because each text size needs a new browser. */
test.describe.configure({ mode: 'default' });

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
});

for (const boxed of gamesOnShelf()) {
  const laying = { count: usualCount(boxed), names: NAMES, stages: ['beginning', 'fullest'], sizes: SOME } as const;
  test(`${boxed.title}: text twice as large`, ({ page }) => expectGoodScreens(page, boxed, [laying]));
}
