/**
 * `npm run stress -- attack --seconds 5 resets codes` attacks our own servers over the network while four people keep
 * playing.
 */
import { parseArgs } from 'node:util';
import { assertDefined } from '@parlour/kernel/result';
import { runAttack } from './attack/attack.ts';
import { ATTACKS } from './attack/attacks/all.ts';
import { formatAttackRow, formatOutcome, formatResult, TABLE_HEAD } from './attack/report.ts';
import { runAttacksOn } from './attack/run.ts';
import { ONE_SERVER_ATTACKS, type OneServerAttack } from './attack/shutdown-attacks.ts';
import { startOneServer, startTwoServers, type Target } from './attack/target.ts';
import { findProgram } from './services/programs.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    servers: { type: 'string', default: '1 2' },
    seed: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const all = [...ATTACKS, ...ONE_SERVER_ATTACKS];
const seconds = Number(values.seconds);
const unknown = positionals.find(name => !all.some(attack => attack.name === name));
if (values.list) {
  for (const { name, says } of all) console.log(`${name.padEnd(13)} ${says}`);
  process.exit(0);
}
if (unknown !== undefined || !(seconds >= 1 && seconds <= 600)) {
  console.error(
    `Give the number of seconds (1 to 600) and optionally the attacks: ${all.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const isWanted = ({ name }: { readonly name: string }): boolean =>
  positionals.length === 0 || positionals.includes(name);

let faults = 0;

function printReport(text: string, complaints: readonly string[]): void {
  console.log(text);
  faults += complaints.length;
}

async function runAttacks(target: Target): Promise<void> {
  console.log(`\n${target.name}\n${TABLE_HEAD}`);
  const { remarks, complaints } = await runAttacksOn(
    target,
    ATTACKS.filter(isWanted),
    { seconds, ...(values.seed !== undefined && { seed: values.seed }) },
    row => printReport(formatAttackRow(row), row.complaints),
  );
  printReport(
    formatOutcome(complaints.length > 0 ? remarks : [...remarks, 'nothing acknowledged was lost'], complaints),
    complaints,
  );
}

async function runOneServerAttack({ name, settings, attack }: OneServerAttack): Promise<void> {
  const target = await startOneServer(settings);
  const [server] = target.servers;
  const found = await runAttack(attack(assertDefined(server)), assertDefined(server).address, { seconds, block: 99 });
  printReport(formatResult(name, found), found.complaints);
  await target.end('none');
}

const hasServices = findProgram('postgres') !== undefined && findProgram('nats-server') !== undefined;
const shouldAttack = (servers: string): boolean => ATTACKS.some(isWanted) && values.servers.includes(servers);
if (shouldAttack('1')) await runAttacks(await startOneServer());
if (shouldAttack('2') && hasServices) await runAttacks(await startTwoServers());
if (shouldAttack('2') && !hasServices)
  console.log('\nPostgreSQL or NATS is missing: attacks on two servers are skipped.');
console.log('\none server per attack');
for (const ending of ONE_SERVER_ATTACKS.filter(isWanted)) await runOneServerAttack(ending);
console.log(faults === 0 ? '\nAll attacks failed, as they should.' : `\n${faults} faults, marked with "!".`);
process.exit(faults === 0 ? 0 : 1);
