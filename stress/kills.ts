/**
 * `npm run stress -- kills --kills 100` kills the real server (SIGKILL) under load; nothing acknowledged may be lost. `npm
 * run kills -- --restarts 100` alternates SIGKILL and SIGTERM while expert bots are on turn; none may fail.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killUnderLoad } from './kills/kill-under-load.ts';
import { restartSingleServer } from './kills/restarts.ts';

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
const complaints = await (values.restarts === undefined ? runKills() : runRestarts(Number(values.restarts)));
rmSync(folder, { recursive: true });
process.exitCode = complaints.length === 0 ? 0 : 1;

async function runKills(): Promise<readonly string[]> {
  const report = await killUnderLoad({
    file,
    port: Number(values.port),
    kills: Number(values.kills),
    tables,
    seed: values.seed,
  });
  const { kills, acknowledged, entries, complaints, restartTimesMs } = report;
  for (const complaint of complaints) console.error(complaint);
  const slowest = Math.max(...restartTimesMs);
  console.log(
    `${kills} kills, ${acknowledged} requests acknowledged, ${entries} entries, ${complaints.length} complaints, restored after at most ${slowest} ms`,
  );
  return complaints;
}

async function runRestarts(restarts: number): Promise<readonly string[]> {
  const { kills, terms, onTurn, botPlays, failures } = await restartSingleServer(file, { restarts, tables });
  for (const failure of failures) console.error(failure);
  const { ordinary, rated, tournament } = onTurn;
  console.log(`${kills} SIGKILL, ${terms} SIGTERM; ${botPlays} plays by computer players.`);
  console.log(
    `On turn at a restart: ${ordinary} at ordinary tables, ${rated} at rated, ${tournament} at tournament tables.`,
  );
  console.log(`${failures.length} failed bots in ${restarts} restarts`);
  return failures;
}
