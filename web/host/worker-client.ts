/** The page's end of the port to the house. */
import { proxy, type Remote, wrap } from 'comlink';
import type { TableHandle, TableMessage } from './table-handle.ts';
import type { WorkerApi } from './worker-api.ts';

let door: Remote<WorkerApi> | undefined;

/** The worker is started with the first question. */
export function worker(): Remote<WorkerApi> {
  door ??= wrap<WorkerApi>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'parlour' }));
  return door;
}

type Hear = (told: TableMessage) => void;

/** Undefined if there is no such table on this device. */
export const openHere = (id: string, hear: Hear): Promise<TableHandle | undefined> => worker().visit(id, proxy(hear));

/** Undefined if there is no such table on the server. */
export const openThere = (id: string, hear: Hear): Promise<TableHandle | undefined> =>
  worker().visitFar(id, proxy(hear));
