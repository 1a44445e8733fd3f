/** The sealed shuffle at a table: the kernel's seal with real hash functions, and the record that discloses it. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { type Chance, statusOf } from '@parlour/kernel/match';
import { seeded } from '@parlour/kernel/random';
import { writeRecord } from '@parlour/kernel/record';
import { commitmentOf, type Digest, SECRET_BYTES, sealedDraw, toHex } from '@parlour/kernel/seal';
import type { Given, Sealed } from './log.ts';
import type { Sitting } from './table.ts';

export const digest: Digest = {
  sha256,
  hmacSha512: (key, message) => hmac(sha512, key, message),
};

/** Bytes that nobody can guess; `crypto.getRandomValues` everywhere but in tests. */
export type Entropy = (length: number) => Uint8Array;

export function newSeal(entropy: Entropy): Sealed {
  const secret = toHex(entropy(SECRET_BYTES));
  return { secret, commitment: commitmentOf(digest, secret) };
}

/** The cut the table makes for a seat that does not cut itself. */
export const newCut = (entropy: Entropy): string => toHex(entropy(16));

/** What decides the draws of a match: its seal, or the deals given by hand. */
export function chanceOf({ sealed, cuts }: Pick<Sitting, 'sealed' | 'cuts'>, given: Given | undefined): Chance {
  if (sealed) return { random: draw => sealedDraw(digest, { secret: sealed.secret, cuts }, draw) };
  if (!given) throw new Error('a match is neither sealed nor given');
  return { random: draw => seeded(`${given.seed}/${draw}`), ...(given.packs && { packs: given.packs }) };
}

/** The record of a match; the secret is disclosed once the match is over. */
export function recordOf(sitting: Sitting): string {
  const { match, sealed, cuts, moved } = sitting;
  if (!sealed) return writeRecord(match);
  return writeRecord(match, {
    Seal: sealed.commitment,
    ...(statusOf(match).is === 'over' ? { Secret: sealed.secret } : {}),
    Cuts: cuts.join(' '),
    ...(moved > 0 ? { 'Sealed-From': String(moved) } : {}),
  });
}
