/**
 * The write-ahead log of a SQLite file, minded beside the event loop. A transaction only writes into it; that it is on the
 * disk is seen to by a thread of the system, and that it does not grow for ever by one of the library's.
 */
import { closeSync, fdatasync, openSync } from 'node:fs';
import Database from 'libsql/promise';
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

type Checkpoints = { follow(): Promise<void>; close(): Promise<void> };

type Progress = 'to do' | 'under way' | 'done';

/**
 * Most is brought over while others write. What they have left behind by then is little, and the next write waits for it:
 * a log that is written to without a pause would never begin anew. What fails is tried again with the next write.
 */
function checkpointsOf(file: string): Checkpoints {
  let transactions = 0;
  let most: Progress = 'to do';
  let beside: Beside | undefined;
  let passing: Promise<Progress> = Promise.resolve(most);
  const pass = (): Promise<Progress> => {
    beside ??= new Database(file, {}) as Beside;
    passing = beside.exec(PASS).then(
      () => 'done',
      () => 'to do',
    );
    return passing;
  };
  return {
    async follow() {
      transactions += 1;
      if (most === 'to do' && transactions >= FULL) {
        most = 'under way';
        void pass().then(progress => (most = progress));
      } else if (most === 'done') {
        if ((await pass()) === 'done') transactions = 0;
        most = 'to do';
      }
    },
    async close() {
      await passing;
      beside?.close();
    },
  };
}

/** A connection whose statements run on threads of the library. */
type Beside = { exec(sql: string): Promise<void>; close(): void };

const PASS = 'pragma synchronous = full; pragma wal_checkpoint(passive)';
