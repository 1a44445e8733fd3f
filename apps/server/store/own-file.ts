/**
 * The file holds the key that signs seats and the secrets of running matches, so nobody but its owner may read it, whatever
 * the umask. SQLite gives -wal and -shm the permissions of the file they belong to.
 */
import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/** Makes an empty file if there is none, and takes away what others may do with it and what belongs to it. */
export function ownFile(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const path of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) tighten(path);
}

function tighten(path: string): void {
  if (existsSync(path) && (statSync(path).mode & OTHERS) !== 0) chmodSync(path, OWNER_ONLY);
}
