/** What errors of the SQLite file mean to an operator. */
import { errorCode } from '../error-code.ts';
import { StoreTrouble } from './port.ts';

const SENTENCES: readonly (readonly [RegExp, (file: string) => string])[] = [
  [/BUSY|LOCKED/, file => `Another Parlour is using ${file}. Stop it, or give this one a file of its own.`],
  [
    /CORRUPT|NOTADB/,
    file =>
      `${file} is damaged or is no Parlour database. Nothing was changed. Move it aside to begin with an empty one, or put a backup in its place.`,
  ],
  [/FULL|ENOSPC/, file => `No room is left on the disk for ${file}. Make room; until then nothing new is taken down.`],
  [/READONLY|EACCES|EPERM|EROFS/, file => `${file} may not be written. Change its permissions, or name another file.`],
  [
    /CANTOPEN|ConnectionFailed|ENOTDIR|EISDIR|ENOENT/,
    file => `${file} cannot be opened. Check that it is a file in a folder that exists.`,
  ],
];

/** The sentence for an error of the store, with the file and what to do. */
export function troubleOf(error: unknown, file: string): Error {
  if (error instanceof StoreTrouble) return error;
  if (!(error instanceof Error)) return new Error(String(error));
  const sign = `${errorCode(error)} ${error.message}`;
  const sentence = SENTENCES.find(([pattern]) => pattern.test(sign))?.[1](file);
  return new StoreTrouble(sentence ?? `${file}: ${error.message}`, { cause: error });
}
