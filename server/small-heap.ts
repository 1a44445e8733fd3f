/**
 * A server that has little in memory. V8 lets the part of its heap in which everything begins grow to 32 MB, which is as
 * much as five hundred tables need; and the rest to more than double what is alive before it looks for what is not. Both are
 * settings of V8, which reads them whenever a heap would grow: so they are made before the server is loaded, and hold for
 * its threads, too. What it gives and what it costs: docs/decisions/0024-a-small-heap.md.
 */
import { setFlagsFromString } from 'node:v8';

export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=50');
}
