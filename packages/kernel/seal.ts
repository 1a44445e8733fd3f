/**
 * The sealed shuffle. Before the deal the table publishes the SHA-256 of a secret; every person cuts by adding a text of
 * their own, to which they commit themselves before any is shown; every draw comes from both, and the secret is disclosed
 * in the record, so that anybody can draw again.
 *
 * The secret has 128 bytes, exactly the key HMAC-SHA-512 takes unshortened, because 801 bits are needed to reach every
 * order of 140 cards. The hash functions come in from outside: the kernel has no dependencies.
 */
import { must } from './must.ts';
import { fromWords, type Random } from './random.ts';

/** The two hash functions a seal needs; Node and browsers bring their own. */
export type Digest = {
  sha256(bytes: Uint8Array): Uint8Array;
  hmacSha512(key: Uint8Array, message: Uint8Array): Uint8Array;
};

/** How long a secret is. */
export const SECRET_BYTES = 128;

/** In the first form the table made up cuts for seats without one, and so could choose them; it is only read. */
export type SealForm = 1 | 2;

/** What a record discloses. A word a seat, in their order: a cut, or what stands in its place. */
export type Seal = { readonly secret: string; readonly cuts: readonly string[]; readonly form: SealForm };

/** Stands for a seat where nobody cuts: the secret alone is the table's share. */
export const NO_CUT = '-';

/** Stands for a cut that was committed to and never shown. */
export const withheld = (commitment: string): string => `!${commitment}`;

/** Bytes as small hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of hexadecimal digits. */
export function fromHex(hex: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error('not hexadecimal');
  return Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
}

/** What is published before the deal. */
export const commitmentOf = (digest: Digest, secret: string): string => toHex(digest.sha256(fromHex(secret)));

/** The generator of the n-th draw. Each draw stands alone, so that each can be checked alone. */
export function sealedDraw(digest: Digest, seal: Seal, draw: number): Random {
  const key = fromHex(seal.secret);
  let block = 0;
  let words: number[] = [];
  return fromWords(() => {
    if (words.length === 0) words = wordsOf(digest.hmacSha512(key, message(seal, draw, block++)));
    return must(words.shift());
  });
}

/** Parlour and the form, draw, block, then each cut. */
const message = ({ cuts, form }: Seal, draw: number, block: number): Uint8Array =>
  linesOf(`parlour-${form}`, draw, block, ...cuts);

/** What is published of a cut before any is shown. It is good for this seal and this seat only. */
export const cutCommitmentOf = (digest: Digest, seal: string, seat: number, cut: string): string =>
  toHex(digest.sha256(linesOf('parlour-cut', seal, seat, cut)));

/** Ascii only, so that every language spells the same bytes. */
const linesOf = (...lines: readonly (string | number)[]): Uint8Array =>
  Uint8Array.from(lines.join('\n'), letter => letter.charCodeAt(0));

/** Short plain ascii without line breaks cannot run into its neighbour. */
export const isWord = (text: string): boolean => /^[\x21-\x7e]{1,128}$/.test(text);

/** A word that nothing else in a record could be taken for. */
export const isCut = (text: string): boolean => isWord(text) && text !== NO_CUT && !text.startsWith('!');

/** Whether a text has the form of a SHA-256. */
export const isCommitment = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

function wordsOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(4 * i));
}
