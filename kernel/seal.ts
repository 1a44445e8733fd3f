/**
 * The sealed shuffle. Before the deal the table publishes the SHA-256 of a secret; every seat cuts by adding a text of
 * its own; every draw comes from both, and the secret is disclosed in the record, so that anybody can draw again.
 *
 * The secret has 128 bytes, exactly the key HMAC-SHA-512 takes unshortened, because 801 bits are needed to reach every
 * order of 140 cards. The hash functions come in from outside: the kernel has no dependencies.
 */
import { fromWords, type Random } from './random.ts';

export type Digest = {
  sha256(bytes: Uint8Array): Uint8Array;
  hmacSha512(key: Uint8Array, message: Uint8Array): Uint8Array;
};

export const SECRET_BYTES = 128;

/** What a record discloses. The cuts stand in the order of the seats. */
export type Seal = { readonly secret: string; readonly cuts: readonly string[] };

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

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
    if (words.length === 0) words = wordsOf(digest.hmacSha512(key, message(seal.cuts, draw, block++)));
    return words.shift()!;
  });
}

/** Ascii only, so that every language spells the same bytes: parlour-1, draw, block, then each cut, by line. */
function message(cuts: readonly string[], draw: number, block: number): Uint8Array {
  const text = ['parlour-1', draw, block, ...cuts].join('\n');
  return Uint8Array.from(text, letter => letter.charCodeAt(0));
}

/** A cut is short plain ascii without line breaks, so that it cannot run into its neighbour. */
export const isCut = (cut: string): boolean => /^[\x21-\x7e]{1,128}$/.test(cut);

function wordsOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(4 * i));
}
