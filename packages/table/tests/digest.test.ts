/** Known answers of FIPS 180-4 and RFC 4231, and agreement with Node.js around the ends of blocks. */
import { createHash, createHmac } from 'node:crypto';
import { seededRandom } from '@parlour/kernel/random';
import { toHex } from '@parlour/kernel/seal';
import { expect, it } from 'vitest';
import { digest } from '../shuffle/digest.ts';

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

function randomBytes(length: number): Uint8Array {
  const random = seededRandom(`message ${length}`);
  return Uint8Array.from({ length }, () => random.below(256));
}

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('SHA-256 of "%s" is what NIST publishes', (text, known) => {
  expect(toHex(digest.sha256(ascii(text)))).toBe(known);
});

it('HMAC-SHA-512 with a key longer than a block is what RFC 4231 publishes (test case 6)', () => {
  const message = ascii('Test Using Larger Than Block-Size Key - Hash Key First');
  expect(toHex(digest.hmacSha512(new Uint8Array(131).fill(0xaa), message))).toBe(
    '80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f3526b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598',
  );
});

it('agrees with Node.js around the ends of blocks', () => {
  for (const length of [...Array(300).keys(), 4095, 4096]) {
    const message = randomBytes(length);
    expect(toHex(digest.sha256(message)), `${length} bytes`).toBe(createHash('sha256').update(message).digest('hex'));
  }
  for (const key of [0, 127, 128, 129])
    for (const length of [0, 111, 112, 128, 300])
      expect(toHex(digest.hmacSha512(randomBytes(key), randomBytes(length))), `${key} and ${length} bytes`).toBe(
        createHmac('sha512', randomBytes(key)).update(randomBytes(length)).digest('hex'),
      );
});

it('does not change its arguments', () => {
  const [key, message] = [randomBytes(128), randomBytes(50)];
  digest.hmacSha512(key, message);
  digest.sha256(message);
  expect([toHex(key), toHex(message)]).toEqual([toHex(randomBytes(128)), toHex(randomBytes(50))]);
});
