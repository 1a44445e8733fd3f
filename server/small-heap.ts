/**
 * A server that keeps little in memory. V8 lets the part of its heap in which everything begins grow to 32 MB, which is
 * as much as some hundred tables need, and the rest of it by half before it looks what can go. Both are settings of V8
 * itself, read whenever a heap would grow; so they are made before the server is loaded, and hold for all its threads.
 * docs/decisions/0024-a-small-heap.md has what it gives and what it costs.
 */
import { setFlagsFromString } from 'node:v8';

export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--optimize-for-size');
}
