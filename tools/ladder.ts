/**
 * `npm run ladder`: measures the players of every game, as the games would have it, and writes docs/strength.md.
 * What has been played is kept in .cache/ladder, so that it can be interrupted and goes on later.
 * `--quick` plays a few deals only, `--game ID` one game, `--minutes M` stops in time, `--out FILE` writes elsewhere.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gamesOnShelf } from '@parlour/games/shelf';
import { measure } from './ladder/measure.ts';
import { type Measurement, measurementsOf } from './ladder/measurements.ts';
import { strengthPage } from './ladder/page.ts';
import { setUp } from './setup.mjs';

const ROOT = join(import.meta.dirname, '..');

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    game: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
    out: { type: 'string', default: join(ROOT, 'docs', 'strength.md') },
  },
});

await setUp();
const games = gamesOnShelf().filter(({ id }) => values.game === undefined || id === values.game);
const size = values.quick ? 'quick' : 'whole';
const planned = await Promise.all(games.map(async game => ({ game, measurements: await measurementsOf(game, size) })));
const until = performance.now() + 60_000 * Number(values.minutes);
const all = planned.flatMap(({ measurements }): readonly Measurement[] => measurements);
for (const [i, measurement] of all.entries()) {
  console.error(`${i + 1} of ${all.length}: ${measurement.command}`);
  if ((await measure(measurement, until)) === 'stopped') break;
}
writeFileSync(values.out, strengthPage(planned));
console.error(`Written: ${values.out}`);
