/** The page's end of the port to the house. */
import { proxy, type Remote, wrap } from 'comlink';
import type { House } from './house.ts';
import type { Told, Visit } from './visit.ts';

let door: Remote<House> | undefined;

/** The worker is started with the first question. */
export function house(): Remote<House> {
  door ??= wrap<House>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'parlour' }));
  return door;
}

/** Undefined if there is no such table on this device. */
export async function visitTable(id: string, hear: (told: Told) => void): Promise<Visit | undefined> {
  return (await house().visit(id, proxy(hear))) as unknown as Visit | undefined;
}
