/**
 * Manages SQLite's write-ahead log off the event loop: a system thread syncs it, a thread of the library copies it
 * into the file.
 */
import { closeSync, fdatasync, openSync } from 'node:fs';
import Database from 'libsql/promise';
import type { SqliteDb } from './database-file.ts';

/** A few megabytes. */
const CHECKPOINT_AFTER_TRANSACTIONS = 500;

export type WriteAheadLog = {
  /** Resolves when all commits are durable. No transaction runs meanwhile. */
  sync(): Promise<void>;
  close(): Promise<void>;
};

export function manageWriteAheadLog(db: SqliteDb, file: string): WriteAheadLog {
  // Commits no longer sync or checkpoint.
  db.pragma('synchronous = normal');
  db.pragma('wal_autocheckpoint = 0');
  const log = openSync(`${file}-wal`, 'r+');
  const checkpoints = createCheckpoints(file);
  let isUnreliable = false;
  return {
    async sync() {
      try {
        if (isUnreliable) checkpointFully(db);
        else await syncFile(log);
        isUnreliable = false;
      } catch (error) {
        isUnreliable = true;
        throw error;
      }
      await checkpoints.afterCommit();
    },
    async close() {
      closeSync(log);
      await checkpoints.close();
    },
  };
}

const syncFile = (file: number): Promise<void> =>
  new Promise((resolve, reject) => fdatasync(file, error => (error ? reject(error) : resolve())));

/** After a failed sync the disk may have lost data, so it is written again. */
function checkpointFully(db: SqliteDb): void {
  db.pragma('synchronous = full');
  db.exec('pragma wal_checkpoint(truncate)');
  db.pragma('synchronous = normal');
}

type Checkpoints = { afterCommit(): Promise<void>; close(): Promise<void> };

type Progress = 'to do' | 'under way' | 'done';

/**
 * Two passes: most of the log while others write, the rest while the next write waits. Without the second a log in
 * constant use would never start over. Failures are retried.
 */
function createCheckpoints(file: string): Checkpoints {
  let commits = 0;
  let firstPass: Progress = 'to do';
  let connection: AsyncDatabase | undefined;
  let running: Promise<Progress> = Promise.resolve(firstPass);
  const runCheckpoint = (): Promise<Progress> => {
    connection ??= new Database(file, {}) as AsyncDatabase;
    running = connection.exec(PASSIVE_CHECKPOINT).then(
      () => 'done',
      () => 'to do',
    );
    return running;
  };
  return {
    async afterCommit() {
      commits += 1;
      if (firstPass === 'to do' && commits >= CHECKPOINT_AFTER_TRANSACTIONS) {
        firstPass = 'under way';
        void runCheckpoint().then(progress => (firstPass = progress));
      } else if (firstPass === 'done') {
        if ((await runCheckpoint()) === 'done') commits = 0;
        firstPass = 'to do';
      }
    },
    async close() {
      await running;
      connection?.close();
    },
  };
}

/** Its statements run on threads of the library. */
type AsyncDatabase = { exec(sql: string): Promise<void>; close(): void };

const PASSIVE_CHECKPOINT = 'pragma synchronous = full; pragma wal_checkpoint(passive)';
