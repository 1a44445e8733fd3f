/**
 * Replaces page modules inside an embedded table (vite/plugins.ts), which has no storage and no other pages. Each
 * export stands for the one of the same name.
 *
 * Each table starts without sound and lessons.
 */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { assertDefined } from '@parlour/kernel/result';
import type { ComponentProps, JSX } from 'preact';
import type { Link as Way } from '../app/router.tsx';
import type { Settings } from '../app/settings.ts';
import { connectRpc, exposeRpc } from '../lib/worker-rpc.ts';
import type { AfterMatchProps } from '../table/between-matches/after-match-actions.tsx';
import styles from '../table/between-matches/result.module.css';
import type { EmbedWorkerApi } from './worker-api.ts';

const EMBED_SETTINGS: Partial<Settings> = { sound: 'off', speech: 'off', lessons: 'off' };

export const readStoredSettings = (): string => JSON.stringify(EMBED_SETTINGS);

export const storeSettings = (): void => undefined;

/** Title, icon and badge belong to the page around an embedded table. */
export const isMyTurn = (): boolean => false;

export const useTurnBadge = (): void => undefined;

/** An embedded table has no other people who could be reported. */
export const PlayerMenuLink = (): null => null;

/** The page around an embedded table gets the record, which holds everything to prove. */
export const ProofLine = (): null => null;

/** A link becomes plain text, and a mere arrow is not shown. */

export const Link = ({ class: className, label, children }: ComponentProps<typeof Way>): JSX.Element | null =>
  label === undefined ? <span class={className}>{children}</span> : null;

/** There is only one table, which needs no id. */
export const lastPathSegment = (): string => 'table';

/** The actions after a match: play again, or show the table. */

export type { AfterMatchProps };

export const AfterMatchActions = ({ controller, onShowTable }: AfterMatchProps): JSX.Element => (
  <div class={styles.ways}>
    <ActionButton tone="main" onAct={() => void controller.cut(1, '')}>
      Play again
    </ActionButton>
    <ActionButton onAct={onShowTable}>See the table</ActionButton>
  </div>
);

let api: EmbedWorkerApi | undefined;

export const workerApi = (): EmbedWorkerApi => assertDefined(api);

/** Where workers are forbidden, computer players think a little at a time between two frames. */
export async function startWorker(scriptUrl: string | undefined): Promise<void> {
  api = (scriptUrl === undefined ? undefined : await inWorker(scriptUrl)) ?? (await inDocument());
}

async function inWorker(scriptUrl: string): Promise<EmbedWorkerApi | undefined> {
  try {
    const thread = new Worker(scriptUrl, { type: 'module', name: 'parlour-table' });
    const connected = connectRpc<EmbedWorkerApi>(thread);
    const failed = new Promise<'failed'>(resolve => thread.addEventListener('error', () => resolve('failed')));
    return (await Promise.race([connected.records(), failed])) === 'failed' ? undefined : connected;
  } catch {
    return undefined;
  }
}

async function inDocument(): Promise<EmbedWorkerApi> {
  const { port1, port2 } = new MessageChannel();
  exposeRpc(port1, (await import('./worker-api.ts')).embedWorkerApi);
  return connectRpc<EmbedWorkerApi>(port2);
}
