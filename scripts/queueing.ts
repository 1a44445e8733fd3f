/** `npm run queueing` tells how long people wait for each other, and how even it is; `-- --seconds 30` has them wait longer. */
import { parseArgs } from 'node:util';
import { type Queueing, queueUp } from '@parlour/club/queueing';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const patience = 1000 * Number(values.seconds);

const row = (people: number, seats: number, { met, waited, apart }: Queueing): string =>
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

console.log(
  '| people in a quarter of an hour | seats | met somebody | waited: half | nine in ten | longest | points apart: half | nine in ten |',
);
console.log('|---|---|---|---|---|---|---|---|');
for (const seats of [2, 4]) {
  for (const people of [10, 100, 1000]) {
    console.log(row(people, seats, queueUp({ people, seats, minutes: 15, patience, seed: values.seed })));
  }
}
