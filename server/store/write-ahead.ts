/**
 * The write-ahead log of a SQLite file, minded beside the event loop. A transaction only writes into it; that it is on the
 * disk is seen to by another thread of the system, and that it does not grow for ever by a thread of ours.
 */
import { once } from 'node:events';
import { closeSync, fdatasync, openSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Db } from './sqlite-file.ts';

/** After so many transactions the log is brought over into the file: some megabytes. */
const FULL = 500;

export type WriteAhead = {
  /** Resolves once all that was committed is on the disk. Nothing is written meanwhile. */
  sync(): Promise<void>;
  close(): Promise<void>;
};

export function mindWriteAhead(db: Db, file: string): WriteAhead {
  // From here on a commit writes and does not wait, and nothing is brought over in the middle of one.
  db.pragma('synchronous = normal');
  db.pragma('wal_autocheckpoint = 0');
  const log = openSync(`${file}-wal`, 'r+');
  const checkpoints = checkpointsOf(file);
  let isDoubtful = false;
  return {
    async sync() {
      try {
        if (isDoubtful) bringOver(db);
        else await synced(log);
        isDoubtful = false;
      } catch (error) {
        isDoubtful = true;
        throw error;
      }
      await checkpoints.follow();
    },
    async close() {
      closeSync(log);
      await checkpoints.close();
    },
  };
}

const synced = (file: number): Promise<void> =>
  new Promise((resolve, reject) => fdatasync(file, error => (error ? reject(error) : resolve())));

/** What the disk has once failed to take it may have forgotten: it is written again, into the file itself. */
function bringOver(db: Db): void {
  db.pragma('synchronous = full');
  db.exec('pragma wal_checkpoint(truncate)');
  db.pragma('synchronous = normal');
}

type Checkpoints = { follow(): Promise<void>; close(): Promise<unknown> };

/**
 * Most is brought over while others write. What they have left behind by then is little, and the next write waits for it:
 * a log that is written to without a pause would never begin anew.
 */
function checkpointsOf(file: string): Checkpoints {
  let transactions = 0;
  let worker: Worker | undefined;
  let most: 'to do' | 'under way' | 'done' = 'to do';
  const start = (): Worker => {
    const begun = new Worker(new URL('./checkpointer.mjs', import.meta.url), { workerData: file });
    begun.on('message', () => (most = 'done'));
    begun.on('error', () => ([worker, most] = [undefined, 'to do']));
    begun.unref();
    return begun;
  };
  return {
    async follow() {
      transactions += 1;
      if (most === 'to do' && transactions >= FULL) {
        worker ??= start();
        most = 'under way';
        worker.postMessage('bring over');
      } else if (most === 'done' && worker) {
        worker.postMessage('bring over');
        await once(worker, 'message');
        [transactions, most] = [0, 'to do'];
      }
    },
    close: async () => worker?.terminate(),
  };
}
