/** `npm run kills -- --kills 100`: kill -9 of the real server under load, and nothing acknowledged is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killing } from './kills/kills.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    tables: { type: 'string', default: '12' },
    port: { type: 'string', default: '8499' },
    seed: { type: 'string', default: String(process.pid) },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'parlour-kills-'));
const deaths = await killing({
  file: join(folder, 'parlour.db'),
  port: Number(values.port),
  kills: Number(values.kills),
  tables: Number(values.tables),
  seed: values.seed,
});
rmSync(folder, { recursive: true });

for (const complaint of deaths.complaints) console.error(complaint);
const { kills, acknowledged, entries, complaints, backAfter } = deaths;
const slowest = Math.max(...backAfter);
console.log(
  `${kills} kills, ${acknowledged} requests acknowledged, ${entries} entries, ${complaints.length} complaints, back after ${slowest} ms at most`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
