/** Data files of a box: reading, decoding and fingerprints. */
import { itemAt } from '../result.ts';

/** Reads a data file of a box by name, for example a lexicon. A browser fetches it, Node reads it from disk. */
export type ReadDataFile = (name: string) => Promise<Uint8Array>;

/** Decodes UTF-8 without TextDecoder, which is not part of the language; throws on invalid bytes. */
export const decodeUtf8 = (bytes: Uint8Array): string =>
  decodeURIComponent(Array.from(bytes, byte => `%${byte.toString(16).padStart(2, '0')}`).join(''));

/** Windows-1252 characters of the bytes 128 to 159, which Latin-1 leaves empty. */
const WINDOWS_1252_HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const windows1252Char = (byte: number): string =>
  byte >= 128 && byte < 160 ? itemAt(WINDOWS_1252_HIGH, byte - 128) : String.fromCharCode(byte);

/** UTF-16, as spreadsheets save "Unicode text"; `low` is the place of the low byte in each pair. */
const decodeUtf16 = (bytes: Uint8Array, low: 0 | 1): string =>
  Array.from({ length: bytes.length >> 1 }, (_, i) =>
    String.fromCharCode(itemAt(bytes, 2 * i + low) | (itemAt(bytes, 2 * i + 1 - low) << 8)),
  ).join('');

/** Every second byte of Western text in UTF-16 is zero, and no other text has zeros. */
const hasZeros = (bytes: Uint8Array, odd: 0 | 1): boolean =>
  bytes.length > 3 && bytes[odd] === 0 && bytes[odd + 2] === 0;

/** Decodes text of unknown encoding: UTF-16, UTF-8, or else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeUtf16(bytes.subarray(2), 0);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeUtf16(bytes.subarray(2), 1);
  if (hasZeros(bytes, 1)) return decodeUtf16(bytes, 0);
  if (hasZeros(bytes, 0)) return decodeUtf16(bytes, 1);
  try {
    return decodeUtf8(bytes);
  } catch {
    return Array.from(bytes, windows1252Char).join('');
  }
}

/** Returns a 64-bit hash in hexadecimal, to tell lexicons and packs apart. Not cryptographic. */
export function fingerprint(bytes: Uint8Array): string {
  let [one, two] = [0x811c9dc5, 0x9747b28c];
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 0x01000193);
    two = Math.imul((two ^ byte) + (one >>> 15), 0x5bd1e995);
  }
  return [one, two].map(word => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
