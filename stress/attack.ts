/** `npm run attack -- --seconds 5 resets codes`: attacks our own servers from outside while four people play on. */
import { parseArgs } from 'node:util';
import { assertDefined } from '@parlour/kernel/result';
import { ATTACKS } from './attack/attacks/all.ts';
import { type ClosingEnd, ENDINGS } from './attack/closing.ts';
import { HEAD, outcomeText, raidText, rowText } from './attack/report.ts';
import { raid } from './attack/scene.ts';
import { besiege } from './attack/siege.ts';
import { oneServer, type Target, twoServers } from './attack/target.ts';
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
const all = [...ATTACKS, ...ENDINGS];
const seconds = Number(values.seconds);
const unknown = positionals.find(name => !all.some(attack => attack.name === name));
if (values.list) {
  for (const { name, says } of all) console.log(`${name.padEnd(13)} ${says}`);
  process.exit(0);
}
if (unknown !== undefined || !(seconds >= 1 && seconds <= 600)) {
  console.error(
    `Say for how many seconds (1 to 600) and, if not all, which: ${all.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const isWanted = ({ name }: { readonly name: string }): boolean =>
  positionals.length === 0 || positionals.includes(name);

let faults = 0;

function tell(text: string, complaints: readonly string[]): void {
  console.log(text);
  faults += complaints.length;
}

async function attackAll(target: Target): Promise<void> {
  console.log(`\n${target.name}\n${HEAD}`);
  const { remarks, complaints } = await besiege(
    target,
    ATTACKS.filter(isWanted),
    { seconds, ...(values.seed !== undefined && { seed: values.seed }) },
    row => tell(rowText(row), row.complaints),
  );
  tell(
    outcomeText(complaints.length > 0 ? remarks : [...remarks, 'nothing acknowledged was lost'], complaints),
    complaints,
  );
}

async function end({ name, settings, attack }: ClosingEnd): Promise<void> {
  const target = await oneServer(settings);
  const [server] = target.servers;
  const found = await raid(attack(assertDefined(server)), assertDefined(server).address, { seconds, block: 99 });
  tell(raidText(name, found), found.complaints);
  await target.end('none');
}

const hasServices = findProgram('postgres') !== undefined && findProgram('nats-server') !== undefined;
const isAttacked = (servers: string): boolean => ATTACKS.some(isWanted) && values.servers.includes(servers);
if (isAttacked('1')) await attackAll(await oneServer());
if (isAttacked('2') && hasServices) await attackAll(await twoServers());
if (isAttacked('2') && !hasServices) console.log('\nWithout PostgreSQL and NATS two servers are not attacked.');
console.log('\na server of its own for each');
for (const ending of ENDINGS.filter(isWanted)) await end(ending);
console.log(faults === 0 ? '\nEverything held.' : `\n${faults} faults, marked with an exclamation mark.`);
process.exit(faults === 0 ? 0 : 1);
