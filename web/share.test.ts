import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pack, squeeze, unpack, unsqueeze } from './share.ts';

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

it('a link that would unpack to more than any record leads nowhere', async () => {
  const bomb = await squeeze('x'.repeat(50_000_000));
  expect(bomb.length).toBeLessThan(100_000);
  expect(await unsqueeze(bomb)).toBeUndefined();
  expect(await unpack(await squeeze(JSON.stringify([[], 'x'.repeat(3_000_000)])))).toBeUndefined();
  expect(await unsqueeze('A'.repeat(5_000_000))).toBeUndefined();
});

it('any link at all is unpacked or leads nowhere, and whatever was packed comes out again', async () => {
  const letters = fc.oneof(fc.string(), fc.stringMatching(/^[\w-]*$/), fc.string({ unit: 'binary' }));
  await fc.assert(
    fc.asyncProperty(letters, fc.array(fc.string()), fc.string(), async (link, names, text) => {
      const found = await unpack(link);
      expect(found === undefined || typeof found.text === 'string').toBe(true);
      const whole = await pack({ names, text });
      expect(await unpack(whole)).toEqual({ names, text });
      const other = await unpack(whole.slice(0, -1) + link);
      expect(other === undefined || typeof other.text === 'string').toBe(true);
    }),
    { examples: [['', [], '']] },
  );
});

it('values that are packed and are no record lead nowhere', async () => {
  const property = fc.asyncProperty(fc.jsonValue(), async value => {
    const found = await unpack(await squeeze(JSON.stringify(value)));
    expect(found === undefined || found.names.every(name => typeof name === 'string')).toBe(true);
  });
  await fc.assert(property, { examples: [[null], [[[{ toString: null }], '']]] });
});
