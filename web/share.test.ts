import { expect, it } from 'vitest';
import { pack, unpack } from './share.ts';

const shared = { names: ['Guest', 'Ada'], text: 'Game: x\nRules: 1\nSeats: 2\n\n0 play ✓\n' };

it('a record survives the way through a link', async () => {
  const link = await pack(shared);
  expect(link).toMatch(/^[\w-]+$/);
  expect(await unpack(link)).toEqual(shared);
});

it('a link that was cut off leads nowhere, and nothing breaks', async () => {
  const link = await pack(shared);
  expect(await unpack(link.slice(0, -6))).toBeUndefined();
  expect(await unpack('not a record')).toBeUndefined();
  expect(await unpack('')).toBeUndefined();
});
