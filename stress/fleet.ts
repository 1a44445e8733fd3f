/**
 * `npm run stress -- fleet race | kills | nats | postgres | rolling`: stress tests of two real servers on PostgreSQL and
 * NATS.
 */
import { parseArgs } from 'node:util';
import { startFleet } from './fleet/fleet.ts';
import {
  type FleetTrial,
  runKills,
  runNatsOutage,
  runPostgresRestart,
  runRace,
  runRollingRestart,
} from './fleet/trials.ts';

const TRIALS = {
  race: { run: runRace, tables: 200, times: 30, pause: 2000, computers: 0 },
  kills: { run: runKills, tables: 24, times: 20, pause: 200, computers: 2 },
  nats: { run: runNatsOutage, tables: 24, times: 5, pause: 200, computers: 2 },
  postgres: { run: runPostgresRestart, tables: 24, times: 5, pause: 200, computers: 2 },
  rolling: { run: runRollingRestart, tables: 100, times: 2, pause: 1000, computers: 1 },
} as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tables: { type: 'string' },
    times: { type: 'string' },
    pause: { type: 'string' },
    game: { type: 'string' },
  },
});
const name = positionals[0] as keyof typeof TRIALS;
if (!(name in TRIALS)) {
  console.error(`Name a trial: ${Object.keys(TRIALS).join(', ')}.`);
  process.exit(2);
}
const { run, ...usual } = TRIALS[name];
const { game, ...numbers } = values;
const given = Object.entries(numbers).map(([key, value]) => [key, Number(value)]);
const trial: FleetTrial = { ...usual, ...Object.fromEntries(given), game };

const fleet = await startFleet(2, 'safe');
const { complaints, ...outcome } = await run(fleet, trial);
await fleet.end();
for (const complaint of complaints.slice(0, 20)) console.error(complaint.slice(0, 400));
console.log(JSON.stringify({ trial: name, ...trial, ...outcome, complaints: complaints.length }));
process.exit(complaints.length === 0 ? 0 : 1);
