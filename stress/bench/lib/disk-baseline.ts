/** The time the bare disk takes to store a page: the lower bound for durable writes. */
import { closeSync, fdatasync, openSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { percentiles } from '@parlour/stress/load';

const PAGE_BYTES = Buffer.alloc(4096, 1);
const PAGE_COUNT = 64;
const REPETITIONS = 200;

/** Returns the median of `fdatasync` in milliseconds, over existing pages, as in a log that is reused. */
export async function measureBareDisk(path: string): Promise<number> {
  const file = openSync(path, 'w');
  for (let n = 0; n < PAGE_COUNT; n++) writeSync(file, PAGE_BYTES, 0, PAGE_BYTES.length, n * PAGE_BYTES.length);
  await promisify(fdatasync)(file);
  const times: number[] = [];
  for (let n = 0; n < REPETITIONS; n++) {
    writeSync(file, PAGE_BYTES, 0, PAGE_BYTES.length, (n % PAGE_COUNT) * PAGE_BYTES.length);
    const begun = performance.now();
    await promisify(fdatasync)(file);
    times.push(performance.now() - begun);
    await wait(5);
  }
  closeSync(file);
  return percentiles(times).p50;
}
