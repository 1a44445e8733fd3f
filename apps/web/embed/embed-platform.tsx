/** What an embedded table gives to its table: no storage, no addresses, no other pages, no other people. */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { assertDefined } from '@parlour/kernel/result';
import type { JSX } from 'preact';
import type { Settings } from '../app/settings.ts';
import { connectRpc, exposeRpc } from '../lib/worker-rpc.ts';
import styles from '../table/between-matches/result.module.css';
import { roomText } from '../table/between-matches/room-text.ts';
import type { AfterMatchProps, LinkProps, Platform } from '../table/platform.ts';
import type { EmbedWorkerApi } from './worker-api.ts';

/** Each table starts without sound and lessons. */
const EMBED_SETTINGS: Partial<Settings> = { sound: 'off', speech: 'off', lessons: 'off' };

/** A link becomes plain text, and a mere arrow is not shown. */
const PlainText = ({ class: className, label, children }: LinkProps): JSX.Element | null =>
  label === undefined ? <span class={className}>{children}</span> : null;

const AfterMatchActions = ({ controller, onShowTable }: AfterMatchProps): JSX.Element => (
  <div class={styles.ways}>
    <ActionButton tone="main" onAct={() => void controller.cut(1, '')}>
      {roomText('again')}
    </ActionButton>
    <button type="button" class={styles.view} onClick={onShowTable}>
      {roomText('viewTable')}
    </button>
  </div>
);

let api: EmbedWorkerApi | undefined;

export const embedApi = (): EmbedWorkerApi => assertDefined(api);

export const embedPlatform: Platform = {
  workerApi: embedApi,
  // There is only one table, which needs no id.
  currentTableId: () => 'table',
  readSettings: () => JSON.stringify(EMBED_SETTINGS),
  saveSettings: () => undefined,
  Link: PlainText,
  portraitUrl: () => undefined,
  portraits: [],
  PlayerMenuLink: () => null,
  // The page around the table gets the record, which holds everything to prove.
  loadMatchEndParts: async () => ({ AfterMatchActions, ProofLine: () => null, Medals: () => null }),
};

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
