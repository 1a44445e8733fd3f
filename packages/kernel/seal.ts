/**
 * The sealed shuffle, a commit–reveal protocol. Before the deal the table publishes the SHA-256 of a secret. Every
 * player commits to a text, the cut, before any cut is shown. Draws depend on secret and cuts. The record discloses
 * both, so that anyone can verify it.
 *
 * The secret has 128 bytes, the longest key HMAC-SHA-512 takes unhashed, because 801 bits are needed to reach every
 * order of 140 cards.
 */

import { type Random, randomFromWords } from './random.ts';
import { assertDefined } from './result.ts';

/** Hash functions from the platform, as the kernel has no dependencies. */
export type HashFunctions = {
  sha256(bytes: Uint8Array): Uint8Array;
  hmacSha512(key: Uint8Array, message: Uint8Array): Uint8Array;
};

/** Length of a secret. */
export const SECRET_BYTES = 128;

/** Form 1 is read only: there the table invented cuts for seats without one, so it could choose them. */
export type SealForm = 1 | 2;

/** What a record discloses; `cuts` has one word per seat. */
export type Seal = { readonly secret: string; readonly cuts: readonly string[]; readonly form: SealForm };

/** Placeholder of a seat that does not cut. */
export const NO_CUT = '-';

/** Placeholder of a cut that was committed to and never revealed. */
export const withheldCut = (commitment: string): string => `!${commitment}`;

/** Encodes bytes as lower-case hexadecimal. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** Decodes hexadecimal; throws on anything else. */
export function fromHex(hex: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error('not hexadecimal');
  return Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
}

/** The commitment published before the deal. */
export const secretCommitment = (digest: HashFunctions, secret: string): string =>
  toHex(digest.sha256(fromHex(secret)));

/** Returns the generator of the n-th draw. Draws are independent, so each can be verified alone. */
export function sealedRandom(digest: HashFunctions, seal: Seal, draw: number): Random {
  const key = fromHex(seal.secret);
  let block = 0;
  let words: number[] = [];
  return randomFromWords(() => {
    if (words.length === 0) words = toUint32s(digest.hmacSha512(key, drawMessage(seal, draw, block++)));
    return assertDefined(words.shift());
  });
}

const drawMessage = ({ cuts, form }: Seal, draw: number, block: number): Uint8Array =>
  encodeLines(`parlour-${form}`, draw, block, ...cuts);

/** The commitment to a cut, for this seal and seat only. */
export const cutCommitment = (digest: HashFunctions, seal: string, seat: number, cut: string): string =>
  toHex(digest.sha256(encodeLines('parlour-cut', seal, seat, cut)));

/** ASCII only, so that every language makes the same bytes. */
const encodeLines = (...lines: readonly (string | number)[]): Uint8Array =>
  Uint8Array.from(lines.join('\n'), letter => letter.charCodeAt(0));

/** Printable ASCII without spaces, 1 to 128 characters, so that adjacent lines cannot be confused. */
export const isPrintableWord = (text: string): boolean => /^[\x21-\x7e]{1,128}$/.test(text);

/** Whether a text can be a cut, and is no placeholder. */
export const isCut = (text: string): boolean => isPrintableWord(text) && text !== NO_CUT && !text.startsWith('!');

/** Whether a text has the form of a SHA-256. */
export const isCommitment = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

function toUint32s(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(4 * i));
}
