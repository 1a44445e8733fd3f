/**
 * `npm run measure -- matchmaking` simulates matchmaking: waiting times and rating differences. `-- --seconds 30` lets players wait
 * longer.
 */
import { parseArgs } from 'node:util';
import { type QueueStatistics, simulateQueue } from '@parlour/club/matchmaking/simulation';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const patience = 1000 * Number(values.seconds);

const row = (
  people: number,
  seats: number,
  { matchedShare: met, waitSeconds: waited, gapPoints: apart }: QueueStatistics,
): string =>
  [
    people,
    seats,
    `${Math.round(100 * met)} %`,
    ...waited.map(seconds => `${seconds.toFixed(1)} s`),
    ...apart.map(Math.round),
  ]
    .map(cell => `| ${cell} `)
    .join('')
    .concat('|');

console.log('| players per 15 min | seats | matched | wait: median | p90 | longest | rating gap: median | p90 |');
console.log('|---|---|---|---|---|---|---|---|');
for (const seats of [2, 4]) {
  for (const people of [10, 100, 1000]) {
    console.log(
      row(people, seats, simulateQueue({ people, seats, minutes: 15, maxWaitMs: patience, seed: values.seed })),
    );
  }
}
