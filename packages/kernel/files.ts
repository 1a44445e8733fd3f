/** Files that lie with a box, and their bytes as text. */
import { nth } from './must.ts';

/** Reads a data file of a box by its name, for example a lexicon. A browser fetches it, Node reads it from the disk. */
export type ReadFile = (name: string) => Promise<Uint8Array>;

/** UTF-8 as text, with nothing but the language itself; throws if it is not. */
export const utf8 = (bytes: Uint8Array): string =>
  decodeURIComponent(Array.from(bytes, byte => `%${byte.toString(16).padStart(2, '0')}`).join(''));

/** What Windows writes for the bytes 128 to 159, where Latin-1 has nothing. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const latin = (byte: number): string =>
  byte >= 128 && byte < 160 ? nth(WINDOWS, byte - 128) : String.fromCharCode(byte);

/** UTF-16 as spreadsheets save "Unicode text", the lower byte first. */
const utf16 = (bytes: Uint8Array): string =>
  Array.from({ length: bytes.length >> 1 }, (_, i) =>
    String.fromCharCode(nth(bytes, 2 * i) | (nth(bytes, 2 * i + 1) << 8)),
  ).join('');

/** Whatever a text program has written: UTF-8, UTF-16 with its mark, or else what Windows wrote before them. */
export function anyText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16(bytes.subarray(2));
  try {
    return utf8(bytes);
  } catch {
    return Array.from(bytes, latin).join('');
  }
}
