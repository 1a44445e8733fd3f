import { unwrap } from '@parlour/kernel/result';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  compressForLink,
  decodeSharedGame,
  decompressFromLink,
  encodeSharedGame,
  MAX_PAYLOAD_BYTES,
  readUpTo,
} from './link-payload.ts';

const shared = { names: ['Guest', 'Ada'], text: 'Game: x\nRules: 1\nSeats: 2\n\n0 play ✓\n' };

it('a record survives the way through a link', async () => {
  const link = await encodeSharedGame(shared);
  expect(link).toMatch(/^[\w-]+$/);
  expect(await decodeSharedGame(link)).toEqual({ ok: true, value: shared });
});

it('a link that was cut off leads nowhere, and nothing breaks', async () => {
  const link = await encodeSharedGame(shared);
  for (const bad of [
    link.slice(0, -6),
    'not a record',
    '',
    await compressForLink('{}'),
    await compressForLink('[[1],2]'),
  ]) {
    expect(await decodeSharedGame(bad)).toEqual({
      ok: false,
      fault: 'This link is incomplete or was changed. Copy it again.',
    });
  }
});

it('a short link that holds very much is not unpacked', async () => {
  const bomb = await compressForLink('0'.repeat(20 * MAX_PAYLOAD_BYTES));
  expect(bomb.length).toBeLessThan(MAX_PAYLOAD_BYTES / 20);
  expect(await decodeSharedGame(bomb)).toEqual({
    ok: false,
    fault: 'This link holds more than any game or pack, so it was not opened.',
  });
  expect(unwrap(await decompressFromLink(await compressForLink('0'.repeat(MAX_PAYLOAD_BYTES))))).toHaveLength(
    MAX_PAYLOAD_BYTES,
  );
});

it('what is too much is not even asked for', async () => {
  let asked = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      asked += 1;
      controller.enqueue(new Uint8Array(1000));
    },
  });
  expect(await readUpTo(endless, 10_000)).toBeUndefined();
  expect(asked).toBeLessThan(15);
});

it('any link at all is unpacked or leads nowhere, and whatever was packed comes out again', async () => {
  const letters = fc.oneof(fc.string(), fc.stringMatching(/^[\w-]*$/), fc.string({ unit: 'binary' }));
  await fc.assert(
    fc.asyncProperty(letters, fc.array(fc.string()), fc.string(), async (link, names, text) => {
      const whole = await encodeSharedGame({ names, text });
      expect(await decodeSharedGame(whole)).toEqual({ ok: true, value: { names, text } });
      for (const found of [await decodeSharedGame(link), await decodeSharedGame(whole.slice(0, -1) + link)]) {
        expect(typeof (found.ok ? found.value.text : found.fault)).toBe('string');
      }
    }),
    { examples: [['', [], '']] },
  );
});

it('values that are packed and are no record lead nowhere', async () => {
  const property = fc.asyncProperty(fc.jsonValue(), async value => {
    const found = await decodeSharedGame(await compressForLink(JSON.stringify(value)));
    expect(!found.ok || found.value.names.every(name => typeof name === 'string')).toBe(true);
  });
  await fc.assert(property, { examples: [[null], [[[{ toString: null }], '']]] });
});
