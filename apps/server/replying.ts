/** What is known of a connection, and how it is answered. */
import type { ErrorCode } from '@parlour/protocol/error-codes';
import type { Answer, Failed } from '@parlour/protocol/server-frames';
import type { MemberAtTable } from '@parlour/table/verbs';
import type { Bucket } from './limits/bucket.ts';
import type { LiveTable, Subscriber, Transport } from './live-table.ts';
import type { ServerContext } from './open-tables.ts';
import { StoreTrouble } from './store/port.ts';
import { Busy } from './thinking/pool.ts';
import { DamagedLog, TableTrouble } from './trouble.ts';

export type Connection = {
  readonly context: ServerContext;
  readonly transport: Transport;
  /** What it is called in the log, and the address it comes from. */
  readonly name: string;
  readonly from: string;
  /** The token of whoever has signed in, and the member they are, as it was when they were last recognised. */
  readonly session: string | undefined;
  member: MemberAtTable | undefined;
  recognised: number;
  /** The members whose phrases they do not want to hear. */
  muted: ReadonlySet<string>;
  /** What is answered just now, one after another; how many wait for it, and how much nonsense is still borne. */
  answering: Promise<void> | undefined;
  waiting: number;
  patience: number;
  readonly bucket: Bucket;
  readonly sayings: Bucket;
  live: LiveTable | undefined;
  subscriber: Subscriber | undefined;
  isHinting: boolean;
  isGone: boolean;
};

/** A line that is gone takes nothing, and nobody minds. */
export function send({ transport, isGone }: Connection, id: string | undefined, answer: Answer): void {
  if (!isGone) transport.send(JSON.stringify(id === undefined ? answer : { id, ...answer }));
}

/** Errors are counted by their code. */
export function note({ context }: Connection, answer: Answer): void {
  if ('error' in answer) context.report.erred(answer.error.code);
}

/** What somebody is told when something failed that is not their affair. Our own faults are noted under a name. */
export function excuse({ context, name }: Connection, error: unknown, asked: string): Failed {
  if (error instanceof Busy) return fault('try-again', error.message);
  if (!(error instanceof DamagedLog)) context.report.fault(error, { request: name, asked }, 'a request failed');
  if (error instanceof TableTrouble) return fault('table-trouble', error.message);
  return error instanceof StoreTrouble
    ? fault('try-again', 'That could not be written down just now; please try again.')
    : fault('our-fault', `Something went wrong here. It has been noted as ${name}.`);
}

export const fault = (code: ErrorCode, message: string): Failed => ({ ok: false, error: { code, message } });
