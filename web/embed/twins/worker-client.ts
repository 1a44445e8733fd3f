/** The port to the house of an embedded table: in a worker made of the file itself, else in this document. */

import { must } from '@parlour/kernel/must';
import { expose, type Remote, wrap } from 'comlink';
import type { House } from '../house.ts';

let door: Remote<House> | undefined;

export const worker = (): Remote<House> => must(door);

/** A page may forbid workers; then its computer players think a little at a time between two pictures. */
export async function openHouse(source: string | undefined): Promise<void> {
  door = (source === undefined ? undefined : await inWorker(source)) ?? (await inDocument());
}

async function inWorker(source: string): Promise<Remote<House> | undefined> {
  try {
    const thread = new Worker(source, { type: 'module', name: 'parlour-table' });
    const house = wrap<House>(thread);
    const failed = new Promise<'failed'>(resolve => thread.addEventListener('error', () => resolve('failed')));
    return (await Promise.race([house.records(), failed])) === 'failed' ? undefined : house;
  } catch {
    return undefined;
  }
}

async function inDocument(): Promise<Remote<House>> {
  const { port1, port2 } = new MessageChannel();
  expose((await import('../house.ts')).house, port1);
  return wrap<House>(port2);
}
