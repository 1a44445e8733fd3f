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

type Hear = (told: Told) => void;

/** Undefined if there is no such table on this device. */
export const visitHere = async (id: string, hear: Hear): Promise<Visit | undefined> =>
  (await house().visit(id, proxy(hear))) as unknown as Visit | undefined;

/** Undefined if there is no such table on the server. */
export const visitThere = async (id: string, hear: Hear): Promise<Visit | undefined> =>
  (await house().visitFar(id, proxy(hear))) as unknown as Visit | undefined;
