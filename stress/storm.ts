/** `npm run stress -- storm` runs storms: simulated servers and clients under faults, checked afterwards. */
import { parseArgs } from 'node:util';
import { ratedStorm } from './storm/rated-storm.ts';
import { runStorm } from './storm/storm.ts';

const HELP = `npm run stress -- storm --seeds 1000    storms with the seeds from 0 to 999
npm run stress -- storm --seed 17       one storm, and what it ended with

--from N     the first seed
--rated      members play rated matches`;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string' },
    rated: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

if (values.help) {
  console.log(HELP);
  process.exit();
}

const first = Number(values.seed ?? values.from);
const last = values.seed === undefined ? first + Number(values.seeds) : first + 1;
const started = performance.now();

if (values.rated) {
  await runRatedStorms();
  process.exit();
}

let [failed, plays, entries] = [0, 0, 0];

for (let seed = first; seed < last; seed++) {
  const aftermath = await runStorm(String(seed));
  plays += aftermath.plays;
  entries += aftermath.entries;
  if (values.seed !== undefined) console.log(JSON.stringify(aftermath, null, 2));
  if (aftermath.complaints.length === 0) continue;
  failed += 1;
  console.error(`seed ${seed} (${aftermath.game}): ${aftermath.complaints[0]}`);
}

const seconds = (performance.now() - started) / 1000;
console.log(`${last - first} storms, ${entries} entries, ${plays} inputs, ${failed} failed, ${seconds.toFixed(1)} s`);
process.exitCode = failed === 0 ? 0 : 1;

async function runRatedStorms(): Promise<void> {
  let [matches, complaints] = [0, 0];
  for (let seed = first; seed < last; seed++) {
    const aftermath = await ratedStorm(String(seed));
    matches += aftermath.matches;
    for (const complaint of aftermath.complaints) console.error(`seed ${seed}: ${complaint}`);
    complaints += aftermath.complaints.length;
  }
  console.log(`${last - first} storms, ${matches} rated matches, ${complaints} complaints`);
  process.exitCode = complaints === 0 ? 0 : 1;
}
