/**
 * SHA-256, SHA-512 and HMAC (FIPS 180-4, FIPS 198-1). Written by hand because Web Crypto is asynchronous and a
 * library costs kilobytes before the first card. The constants are computed as the standard defines them, from roots
 * of the first primes.
 */
import type { HashFunctions } from '@parlour/kernel/seal';
import { fractions, primes } from './prime-roots.ts';

const ROUNDS = 80;

const K = fractions(primes(ROUNDS), 3n);
const START = fractions(primes(8), 2n);
/** SHA-256 uses the upper halves of the constants of SHA-512. */
const K_UPPER = K.filter((_, i) => i % 2 === 0);
const START_UPPER = START.filter((_, i) => i % 2 === 0);

/** Pads a message: a one bit, zeros, and its length in bits. */
function padded(bytes: Uint8Array, block: number): DataView {
  const length = Math.ceil((bytes.length + 1 + block / 8) / block) * block;
  const whole = new Uint8Array(length);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  return view;
}

function bytesOf(words: Int32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  for (const [i, word] of words.entries()) view.setInt32(i * 4, word);
  return new Uint8Array(view.buffer);
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(bytes: Uint8Array): Uint8Array {
  const [message, state, w] = [padded(bytes, 64), START_UPPER.slice(), new Int32Array(64)];
  for (let at = 0; at < message.byteLength; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = message.getInt32(at + i * 4);
    for (let i = 16; i < 64; i++) {
      const [early, late] = [w[i - 15]!, w[i - 2]!];
      const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const two = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      w[i] = w[i - 16]! + one + w[i - 7]! + two;
    }
    compress(state, w);
  }
  return bytesOf(state);
}

function compress(state: Int32Array, w: Int32Array): void {
  const v = state.slice();
  for (let i = 0; i < 64; i++) {
    const [a, b, c, e, f, g] = [v[0]!, v[1]!, v[2]!, v[4]!, v[5]!, v[6]!];
    const one = v[7]! + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K_UPPER[i]! + w[i]!;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    v.copyWithin(1, 0, 7);
    v[4]! += one;
    v[0] = one + two;
  }
  for (let i = 0; i < 8; i++) state[i]! += v[i]!;
}

/**
 * Upper half of a 64-bit rotation by less than 32. Swap the halves for the lower half, or for rotations by 32 more.
 */
const half = (upper: number, lower: number, by: number): number => (upper >>> by) | (lower << (32 - by));

/** Carry of a sum of lower halves into the upper half. */
const carried = (lower: number): number => Math.floor(lower / 2 ** 32);

/** SHA-512; words are pairs of 32-bit halves, the upper first. */
export function sha512(bytes: Uint8Array): Uint8Array {
  const [message, state, w] = [padded(bytes, 128), START.slice(), new Int32Array(2 * ROUNDS)];
  for (let at = 0; at < message.byteLength; at += 128) {
    for (let i = 0; i < 32; i++) w[i] = message.getInt32(at + i * 4);
    for (let i = 32; i < 2 * ROUNDS; i += 2) spread(w, i);
    compressPairs(state, w);
  }
  return bytesOf(state);
}

function spread(w: Int32Array, i: number): void {
  const [u, l, x, y] = [w[i - 30]!, w[i - 29]!, w[i - 4]!, w[i - 3]!];
  const upper = half(u, l, 1) ^ half(u, l, 8) ^ (u >>> 7);
  const lower = half(l, u, 1) ^ half(l, u, 8) ^ half(l, u, 7);
  const later = half(x, y, 19) ^ half(y, x, 29) ^ (x >>> 6);
  const last = half(y, x, 19) ^ half(x, y, 29) ^ half(y, x, 6);
  const sum = (lower >>> 0) + (last >>> 0) + (w[i - 31]! >>> 0) + (w[i - 13]! >>> 0);
  w[i] = upper + later + w[i - 32]! + w[i - 14]! + carried(sum);
  w[i + 1] = sum;
}

function compressPairs(state: Int32Array, w: Int32Array): void {
  const v = state.slice();
  for (let i = 0; i < 2 * ROUNDS; i += 2) turnPairs(v, K[i]! + w[i]!, (K[i + 1]! >>> 0) + (w[i + 1]! >>> 0));
  for (let i = 0; i < 16; i += 2) {
    const sum = (state[i + 1]! >>> 0) + (v[i + 1]! >>> 0);
    state[i]! += v[i]! + carried(sum);
    state[i + 1] = sum;
  }
}

function turnPairs(v: Int32Array, upper: number, lower: number): void {
  const [e, f] = [v[8]!, v[9]!];
  const oneLower =
    lower +
    (v[15]! >>> 0) +
    ((half(f, e, 14) ^ half(f, e, 18) ^ half(e, f, 9)) >>> 0) +
    (((f & v[11]!) ^ (~f & v[13]!)) >>> 0);
  const choice = (e & v[10]!) ^ (~e & v[12]!);
  const one = upper + v[14]! + (half(e, f, 14) ^ half(e, f, 18) ^ half(f, e, 9)) + choice + carried(oneLower);
  const [a, b] = [v[0]!, v[1]!];
  const most = (b & v[3]!) ^ (b & v[5]!) ^ (v[3]! & v[5]!);
  const twoLower = (oneLower >>> 0) + ((half(b, a, 28) ^ half(a, b, 2) ^ half(a, b, 7)) >>> 0) + (most >>> 0);
  const two = (half(a, b, 28) ^ half(b, a, 2) ^ half(b, a, 7)) + ((a & v[2]!) ^ (a & v[4]!) ^ (v[2]! & v[4]!));
  v.copyWithin(2, 0, 14);
  const sum = (v[9]! >>> 0) + (oneLower >>> 0);
  v[8]! += one + carried(sum);
  v[9] = sum;
  v[0] = one + two + carried(twoLower);
  v[1] = twoLower;
}

const BLOCK = 128;

const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  const whole = new Uint8Array(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
};

export function hmacSha512(key: Uint8Array, message: Uint8Array): Uint8Array {
  const whole = new Uint8Array(BLOCK);
  whole.set(key.length > BLOCK ? sha512(key) : key);
  const inner = sha512(
    joined(
      whole.map(byte => byte ^ 0x36),
      message,
    ),
  );
  return sha512(
    joined(
      whole.map(byte => byte ^ 0x5c),
      inner,
    ),
  );
}

export const digest: HashFunctions = { sha256, hmacSha512 };
