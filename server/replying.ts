/** What is known of a visitor, and how they are answered. */
import type { Bucket } from './bucket.ts';
import type { LiveTable, Subscriber, Transport } from './live-table.ts';
import type { ServerContext } from './open-tables.ts';
import { StoreTrouble } from './store/port.ts';
import { Busy } from './thinking/pool.ts';
import { TableTrouble } from './trouble.ts';

export type Connection = {
  readonly context: ServerContext;
  readonly transport: Transport;
  /** What it is called in the log, and the address it comes from. */
  readonly name: string;
  readonly from: string;
  readonly bucket: Bucket;
  readonly sayings: Bucket;
  live: LiveTable | undefined;
  subscriber: Subscriber | undefined;
  isHinting: boolean;
  isGone: boolean;
};

export type Reply = { readonly ok: boolean } & Readonly<Record<string, unknown>>;

/** A line that is gone takes nothing, and nobody minds. */
export function send({ transport, isGone }: Connection, id: string | undefined, reply: Reply): void {
  if (!isGone) transport.send(JSON.stringify(id === undefined ? reply : { id, ...reply }));
}

/** Errors are counted by their code. */
export function note({ context }: Connection, { error }: Reply): void {
  if (error !== undefined) context.report.erred((error as { code: string }).code);
}

/** What somebody is told when something failed that is not their affair. Our own faults are noted under a name. */
export function excuse({ context, name }: Connection, error: unknown, asked: string): Reply {
  if (error instanceof Busy) return fault('try-again', error.message);
  context.report.fault(error, { request: name, asked }, 'a request failed');
  if (error instanceof TableTrouble) return fault('table-trouble', error.message);
  return error instanceof StoreTrouble
    ? fault('try-again', 'That could not be written down just now; please try again.')
    : fault('our-fault', `Something went wrong here. It has been noted as ${name}.`);
}

const fault = (code: string, message: string): Reply => ({ ok: false, error: { code, message } });
