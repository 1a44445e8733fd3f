/** What is known of a visitor, and how they are answered. */
import type { Bucket } from './bucket.ts';
import type { House } from './house.ts';
import type { Guest, Line, Room } from './room.ts';
import { StoreTrouble } from './store/port.ts';
import { Busy } from './thinking/pool.ts';
import { TableTrouble } from './trouble.ts';

export type Visit = {
  readonly house: House;
  readonly line: Line;
  /** What it is called in the log, and the address it comes from. */
  readonly name: string;
  readonly from: string;
  readonly bucket: Bucket;
  readonly sayings: Bucket;
  room: Room | undefined;
  guest: Guest | undefined;
  isHinting: boolean;
  isGone: boolean;
};

export type Reply = { readonly ok: boolean } & Readonly<Record<string, unknown>>;

/** A line that is gone takes nothing, and nobody minds. */
export function send({ line, isGone }: Visit, id: string | undefined, reply: Reply): void {
  if (!isGone) line.send(JSON.stringify(id === undefined ? reply : { id, ...reply }));
}

/** Errors are counted by their code. */
export function note({ house }: Visit, { error }: Reply): void {
  if (error !== undefined) house.report.erred((error as { code: string }).code);
}

/** What somebody is told when something failed that is not their affair. Our own faults are noted under a name. */
export function excuse({ house, name }: Visit, error: unknown, asked: string): Reply {
  if (error instanceof Busy) return fault('try-again', error.message);
  house.report.fault(error, { request: name, asked }, 'a request failed');
  if (error instanceof TableTrouble) return fault('table-trouble', error.message);
  return error instanceof StoreTrouble
    ? fault('try-again', 'That could not be written down just now; please try again.')
    : fault('our-fault', `Something went wrong here. It has been noted as ${name}.`);
}

const fault = (code: string, message: string): Reply => ({ ok: false, error: { code, message } });
