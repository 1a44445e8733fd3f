/** What the disk itself takes to keep a page: the measure for whoever says that nobody waits for anything else. */
import { closeSync, fdatasync, openSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { percentiles } from '@parlour/stress/load';

const PAGE = Buffer.alloc(4096, 1);
const PAGES = 64;
const TIMES = 200;

/** Milliseconds of `fdatasync` at the median: over pages that are there already, as in a log that has begun anew. */
export async function bareDisk(path: string): Promise<number> {
  const file = openSync(path, 'w');
  for (let n = 0; n < PAGES; n++) writeSync(file, PAGE, 0, PAGE.length, n * PAGE.length);
  await promisify(fdatasync)(file);
  const times: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    writeSync(file, PAGE, 0, PAGE.length, (n % PAGES) * PAGE.length);
    const begun = performance.now();
    await promisify(fdatasync)(file);
    times.push(performance.now() - begun);
    await wait(5);
  }
  closeSync(file);
  return percentiles(times).p50;
}
