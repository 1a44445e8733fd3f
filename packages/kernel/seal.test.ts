import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  cutCommitment,
  fromHex,
  type HashFunctions,
  isCut,
  type Seal,
  sealedRandom,
  secretCommitment,
  toHex,
} from './seal.ts';

const digest: HashFunctions = {
  sha256: bytes => createHash('sha256').update(bytes).digest(),
  hmacSha512: (key, message) => createHmac('sha512', key).update(message).digest(),
};

const seal: Seal = { secret: '5a'.repeat(128), cuts: ['left', 'right'], form: 2 };
const numbers = (draw: number, of = seal): number[] => {
  const random = sealedRandom(digest, of, draw);
  return Array.from({ length: 40 }, () => random.below(1000));
};

describe('the sealed shuffle', () => {
  it('commits to the secret by its SHA-256', () => {
    expect(secretCommitment(digest, seal.secret)).toBe(
      createHash('sha256').update(Buffer.alloc(128, 0x5a)).digest('hex'),
    );
  });

  it('draws the same again, another draw otherwise, and hears every cut', () => {
    expect(numbers(0)).toEqual(numbers(0));
    expect(numbers(1)).not.toEqual(numbers(0));
    expect(numbers(0, { ...seal, cuts: ['left', 'light'] })).not.toEqual(numbers(0));
    expect(numbers(0, { ...seal, secret: `5b${'5a'.repeat(127)}` })).not.toEqual(numbers(0));
  });

  it('is what its description says: HMAC-SHA-512 of plain lines, scaled down', () => {
    const block = createHmac('sha512', Buffer.alloc(128, 0x5a)).update('parlour-2\n3\n0\nleft\nright').digest();
    const first = Math.floor((block.readUInt32BE(0) * 1000) / 2 ** 32);
    expect(numbers(3)[0]).toBe(first);
  });

  it('draws as it always did for records of the first form', () => {
    const block = createHmac('sha512', Buffer.alloc(128, 0x5a)).update('parlour-1\n3\n0\nleft\nright').digest();
    expect(numbers(3, { ...seal, form: 1 })[0]).toBe(Math.floor((block.readUInt32BE(0) * 1000) / 2 ** 32));
  });

  it('commits to a cut for one seal and one seat', () => {
    const plain = createHash('sha256').update('parlour-cut\nseal\n2\nleft').digest('hex');
    expect(cutCommitment(digest, 'seal', 2, 'left')).toBe(plain);
  });

  it('takes no cut that could run into its neighbour', () => {
    expect(['a', 'a-!', 'x'.repeat(128)].every(isCut)).toBe(true);
    expect(['ä', '', 'a b', 'a\nb', 'x'.repeat(129)].some(isCut)).toBe(false);
  });

  it('takes no cut that reads like a seat without one, or like one that was not shown', () => {
    expect(['-', '!a'].some(isCut)).toBe(false);
  });

  it('writes bytes as hexadecimal and reads nothing else', () => {
    expect(toHex(fromHex('00ff10'))).toBe('00ff10');
    expect(() => fromHex('0g')).toThrow('not hexadecimal');
  });
});
