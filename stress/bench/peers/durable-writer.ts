import { fdatasync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Calls `send` once the data is written. */
export type WriteThenSend = (data: Uint8Array, send: () => void) => void;

export const sendWithoutWriting: WriteThenSend = (_, send) => send();

/** The simplest way: an append-only file. What arrives while the disk works is written in one batch afterwards. */
export function newDurableWriter(): WriteThenSend {
  const path = join(tmpdir(), `parlour-bench-${process.pid}.log`);
  const file = openSync(path, 'a');
  // An unlinked file: it disappears with this process.
  rmSync(path);
  let waiting: { readonly data: Uint8Array; tell(): void }[] = [];
  let isWriting = false;
  const write = (): void => {
    const written = waiting;
    waiting = [];
    isWriting = true;
    writeSync(file, Buffer.concat(written.map(({ data }) => data)));
    fdatasync(file, error => {
      if (error) throw error;
      for (const { tell: send } of written) send();
      isWriting = false;
      if (waiting.length > 0) write();
    });
  };
  return (data, send) => {
    waiting.push({ data, tell: send });
    if (!isWriting) write();
  };
}
