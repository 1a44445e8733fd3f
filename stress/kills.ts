/**
 * `npm run kills -- --kills 100`: kill -9 of the real server under load, and nothing acknowledged is lost.
 * `npm run kills -- --restarts 100`: SIGKILL and SIGTERM in turn while experts are on turn, and none of them fails.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killing } from './kills/kills.ts';
import { restartAlone } from './kills/restarts.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    restarts: { type: 'string' },
    tables: { type: 'string', default: '12' },
    port: { type: 'string', default: '8499' },
    seed: { type: 'string', default: String(process.pid) },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'parlour-kills-'));
const file = join(folder, 'parlour.db');
const tables = Number(values.tables);
const complaints = await (values.restarts === undefined ? killUnderLoad() : restart(Number(values.restarts)));
rmSync(folder, { recursive: true });
process.exitCode = complaints.length === 0 ? 0 : 1;

async function killUnderLoad(): Promise<readonly string[]> {
  const deaths = await killing({
    file,
    port: Number(values.port),
    kills: Number(values.kills),
    tables,
    seed: values.seed,
  });
  const { kills, acknowledged, entries, complaints, backAfter } = deaths;
  for (const complaint of complaints) console.error(complaint);
  const slowest = Math.max(...backAfter);
  console.log(
    `${kills} kills, ${acknowledged} requests acknowledged, ${entries} entries, ${complaints.length} complaints, back after ${slowest} ms at most`,
  );
  return complaints;
}

async function restart(restarts: number): Promise<readonly string[]> {
  const { kills, terms, onTurn, botPlays, failures } = await restartAlone(file, { restarts, tables });
  for (const failure of failures) console.error(failure);
  const { ordinary, rated, tournament } = onTurn;
  console.log(`${kills} SIGKILL, ${terms} SIGTERM; ${botPlays} plays by computer players.`);
  console.log(
    `On turn at a restart: ${ordinary} at ordinary tables, ${rated} at rated, ${tournament} at tournament tables.`,
  );
  console.log(`${failures.length} failed bots in ${restarts} restarts`);
  return failures;
}
