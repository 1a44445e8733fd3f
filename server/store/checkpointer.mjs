/**
 * A thread that brings what is in the write-ahead log over into the file, so that nobody at a table waits for it. Plain
 * JavaScript, because it is a thread of its own whether sources run or a bundle.
 */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

const db = new Database(workerData);
db.pragma('synchronous = full');
const bringOver = db.prepare('pragma wal_checkpoint(passive)');

parentPort.on('message', () => {
  bringOver.get();
  parentPort.postMessage('done');
});
