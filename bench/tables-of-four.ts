/**
 * The same plays at more and more tables of four, all seats taken by guests: what a play costs must not depend on how many
 * others sit there. A process has room for 20,000 sockets here, which is why the most are 4,900 tables.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@parlour/kernel/must';
import { load } from '@parlour/trials/load';
import type { CpuRow } from './cpu.ts';
import { ADDRESS, METRICS_SECRET, rise, stop } from './house.ts';

const PLAYS = 250;
const SIZES = (process.env.TABLES ?? '500,1500,4900').split(',').map(Number);

export const title = `${PLAYS} plays a second, at more and more tables of four`;

export async function run(): Promise<CpuRow[]> {
  const rows: CpuRow[] = [];
  for (const tables of SIZES) rows.push(await playAt(tables));
  return rows;
}

async function playAt(tables: number): Promise<CpuRow> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-four-'));
  const server = await rise(join(folder, 'parlour.db'));
  const how = { game: 'nations', seconds: 20, every: tables / PLAYS, warmUp: 20, metricsSecret: METRICS_SECRET };
  const report = await load({ address: ADDRESS, tables, ...how });
  await stop(server, 'SIGKILL');
  rmSync(folder, { recursive: true });
  const { plays, errors, acknowledged } = report;
  return {
    tables,
    sockets: 4 * tables,
    plays,
    errors,
    'CPU a play (µs)': must(report.cpuMicrosecondsPerPlay),
    'a table (KB)': must(report.kilobytesPerTable),
    'p50 (ms)': acknowledged.p50,
    'p99 (ms)': acknowledged.p99,
  };
}
