/**
 * `npm run measure -- strength` measures the players of every game as the game defines it, and writes docs/strength.md. Results
 * are cached in .cache/ladder, so that it can be interrupted. `--share 0.1` plays a tenth of the deals, `--game ID`
 * one game, `--minutes M` stops in time, `--out FILE` writes elsewhere.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { exitWithError, ROOT } from '../lib/run.mjs';
import { setUp } from '../setup/install.mjs';
import { type Measurement, planMeasurements, playMissingDeals } from './strength-measurements.ts';
import { renderStrengthPage } from './strength-page.ts';

const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    game: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
    out: { type: 'string', default: join(ROOT, 'docs', 'strength.md') },
  },
});

await setUp();
const games = gamesOnShelf().filter(({ id }) => values.game === undefined || id === values.game);
const share = Number(values.share);
if (!(share > 0)) exitWithError('--share needs a number such as 0.1.');
const planned = await Promise.all(
  games.map(async game => ({ game, measurements: await planMeasurements(game, share) })),
);
const until = performance.now() + 60_000 * Number(values.minutes);
const all = planned.flatMap(({ measurements }): readonly Measurement[] => measurements);
for (const [i, measurement] of all.entries()) {
  console.error(`${i + 1} of ${all.length}: ${measurement.command}`);
  if ((await playMissingDeals(measurement, until)) === 'stopped') break;
}
writeFileSync(values.out, renderStrengthPage(planned));
console.error(`Written: ${values.out}`);
