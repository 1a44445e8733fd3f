/** Compared with Node's crypto at every length around block ends. */
import { createHash, createHmac } from 'node:crypto';
import { seededRandom } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { digest, hmacSha512, sha256, sha512 } from '../shuffle/digest.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

function messageOf(length: number): Uint8Array {
  const random = seededRandom(`message ${length}`);
  return Uint8Array.from({ length }, () => random.below(256));
}

const LENGTHS = [...Array(300).keys(), 1000, 4095, 4096, 100_000];

describe('digests', () => {
  it.each([
    ['sha256', sha256],
    ['sha512', sha512],
  ] as const)('%s is that of everybody else', (name, ours) => {
    for (const length of LENGTHS) {
      const message = messageOf(length);
      expect(hex(ours(message)), `${length} bytes`).toBe(createHash(name).update(message).digest('hex'));
    }
  });

  it('HMAC takes keys shorter, as long and longer than a block', () => {
    for (const key of [0, 1, 127, 128, 129, 500])
      for (const length of [0, 1, 111, 112, 128, 300]) {
        const theirs = createHmac('sha512', messageOf(key)).update(messageOf(length)).digest('hex');
        expect(hex(hmacSha512(messageOf(key), messageOf(length))), `${key} and ${length} bytes`).toBe(theirs);
      }
  });

  it('leaves what it is given as it was', () => {
    const [key, message] = [messageOf(128), messageOf(50)];
    digest.hmacSha512(key, message);
    digest.sha256(message);
    expect([hex(key), hex(message)]).toEqual([hex(messageOf(128)), hex(messageOf(50))]);
  });
});
