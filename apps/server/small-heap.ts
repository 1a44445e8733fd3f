/**
 * A server that has little in memory, as long as it has few tables. V8 lets the part of its heap in which everything begins
 * grow to 32 MB, which is as much as five hundred tables need; and the rest to more than double what is alive before it
 * looks for what is not. Both are settings of V8, which reads them whenever a heap would grow: so they are made before the
 * server is loaded, and taken back when so much is alive that they would cost the processor more than they spare. What it
 * gives and what it costs: docs/decisions/0024-a-small-heap.md.
 */
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/** Bytes alive at something like a thousand tables of four. */
const MUCH = 72 * 1024 * 1024;
const LOOKED_AT = 5000;

function setHeap(growthFactor: number, growingPercent: number): void {
  setFlagsFromString(`--semi-space-growth-factor=${growthFactor}`);
  setFlagsFromString(`--heap-growing-percent=${growingPercent}`);
}

export function keepHeapSmall(): void {
  setHeap(1, 50);
  const look = setInterval(() => {
    if (getHeapStatistics().used_heap_size < MUCH) return;
    clearInterval(look);
    setHeap(2, 0);
  }, LOOKED_AT);
  look.unref();
}
