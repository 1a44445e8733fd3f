/** Whether what was sent is on the disk before the others are told. */
import { fdatasync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Writing = (data: Uint8Array, tell: () => void) => void;

export const tellAtOnce: Writing = (_, tell) => tell();

/** The plainest way: a file that grows. What comes while the disk is at work is written together when it is done. */
export function writeFirst(): Writing {
  const path = join(tmpdir(), `parlour-bench-${process.pid}.log`);
  const file = openSync(path, 'a');
  // Nobody reads it: it is gone with this process, however that ends.
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
      for (const { tell } of written) tell();
      isWriting = false;
      if (waiting.length > 0) write();
    });
  };
  return (data, tell) => {
    waiting.push({ data, tell });
    if (!isWriting) write();
  };
}
