/**
 * A program that sits down at a table and makes random permitted plays. To improve it, see docs/players-protocol.md.
 *
 *     npx tsx examples/player.ts http://localhost:8420 BCDFG "Random Rosa"
 */
import { runBot } from '@parlour/client/bot';

const [address = 'http://localhost:8420', code = '', name = 'Random Rosa'] = process.argv.slice(2);

const why = await runBot(
  address,
  { code, name },
  ({ plays, awaited }) => (awaited ? plays[Math.floor(Math.random() * plays.length)] : undefined),
  ({ scores }) => console.log('The match is over:', scores.join(' : ')),
);
console.log(why);
