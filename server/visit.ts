/** What is known of a visitor, and how he is answered. */
import type { Bucket } from './bucket.ts';
import { type House, TableTrouble } from './house.ts';
import type { Guest, Line, Room } from './room.ts';
import { StoreTrouble } from './store/port.ts';

export type Visit = {
  readonly house: House;
  readonly line: Line;
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

/** What somebody is told when something failed that is not his affair. */
export function excuse({ house }: { readonly house: House }, error: unknown): Reply {
  house.report.count('errors');
  house.report.fault(error, {}, 'a request failed');
  if (error instanceof TableTrouble) return { ok: false, error: { code: 'table-trouble', message: error.message } };
  const store = error instanceof StoreTrouble;
  return store
    ? { ok: false, error: { code: 'try-again', message: 'That could not be written down just now; please try again.' } }
    : { ok: false, error: { code: 'our-fault', message: 'Something went wrong here. It has been noted.' } };
}
