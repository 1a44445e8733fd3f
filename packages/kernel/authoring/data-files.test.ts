import { expect, it } from 'vitest';
import { fingerprint } from './data-files.ts';

it('is sixteen digits that any changed, added or moved byte changes', () => {
  const bytes = Uint8Array.from({ length: 1000 }, (_, i) => (i * 7) & 255);
  const others = [bytes.with(500, 1), bytes.slice(1), bytes.toReversed(), Uint8Array.of(...bytes, 0), new Uint8Array()];
  expect(fingerprint(bytes)).toMatch(/^[0-9a-f]{16}$/);
  expect(new Set([bytes, ...others].map(fingerprint)).size).toBe(6);
});
