/**
 * Keeps V8's heap small while there are few tables. By default the young generation grows to 32 MB, as much as 500
 * tables need. V8 reads these flags when a heap grows, so they are set before the server is loaded. They are reset
 * once they cost more CPU than they save memory. Measured in docs/decisions/0024-limit-the-v8-heap.md.
 */
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/** Live bytes at about 1,000 tables of four players. */
const LARGE_HEAP_BYTES = 72 * 1024 * 1024;
const CHECK_INTERVAL_MS = 5000;

function setHeap(growthFactor: number, growingPercent: number): void {
  setFlagsFromString(`--semi-space-growth-factor=${growthFactor}`);
  setFlagsFromString(`--heap-growing-percent=${growingPercent}`);
}

export function limitHeapGrowth(): void {
  setHeap(1, 50);
  const timer = setInterval(() => {
    if (getHeapStatistics().used_heap_size < LARGE_HEAP_BYTES) return;
    clearInterval(timer);
    setHeap(2, 0);
  }, CHECK_INTERVAL_MS);
  timer.unref();
}
