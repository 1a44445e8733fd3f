/** Where an embedded table is kept and thought about: in a worker made of the file itself, else in this document. */

import { must } from '@parlour/kernel/must';
import { answerCalls, callsTo } from '../../far-calls.ts';
import type { EmbedApi } from '../embed-api.ts';

let door: EmbedApi | undefined;

export const worker = (): EmbedApi => must(door);

/** A page may forbid workers; then its computer players think a little at a time between two pictures. */
export async function startThinking(source: string | undefined): Promise<void> {
  door = (source === undefined ? undefined : await inWorker(source)) ?? (await inDocument());
}

async function inWorker(source: string): Promise<EmbedApi | undefined> {
  try {
    const thread = new Worker(source, { type: 'module', name: 'parlour-table' });
    const api = callsTo<EmbedApi>(thread);
    const failed = new Promise<'failed'>(resolve => thread.addEventListener('error', () => resolve('failed')));
    return (await Promise.race([api.records(), failed])) === 'failed' ? undefined : api;
  } catch {
    return undefined;
  }
}

async function inDocument(): Promise<EmbedApi> {
  const { port1, port2 } = new MessageChannel();
  answerCalls(port1, (await import('../embed-api.ts')).embedApi);
  return callsTo<EmbedApi>(port2);
}
