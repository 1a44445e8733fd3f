import { expect, it } from 'vitest';
import { z } from 'zod';
import { createMemoryStore } from '../store/memory.ts';
import { StoreError } from '../store/types.ts';
import { defineCollection, newDocumentAt } from './document-collection.ts';

const counts = defineCollection('count', z.strictObject({ sum: z.number() }));
const { documents } = createMemoryStore();

it('reads a value back by id, by key and from a list', async () => {
  const index = { keys: ['key'], places: [{ list: 'all', place: 1 }] };
  expect(await documents.commit([counts.write(newDocumentAt('a'), { sum: 1 }, index)])).toBe('kept');
  const found = { id: 'a', version: expect.any(Number), value: { sum: 1 } };
  expect(await counts.read(documents, 'a')).toEqual(found);
  expect(await counts.readAll(documents, ['none', 'a'])).toEqual([found]);
  expect(await counts.findByKey(documents, 'key')).toEqual(found);
  expect(await counts.findByKey(documents, 'no key')).toBeUndefined();
  expect(await counts.list(documents, 'all', { order: 'rising', limit: 10 })).toEqual([found]);
  expect(await documents.commit([counts.remove((await counts.read(documents, 'a'))!)])).toBe('kept');
  expect(await counts.read(documents, 'a')).toBeUndefined();
});

it('changes by turns however many come at once, each on top of the last', async () => {
  const add = (): Promise<string> =>
    counts.change(documents, 'many', found => ({ value: { sum: (found?.value.sum ?? 0) + 1 } }));
  expect(await Promise.all(Array.from({ length: 6 }, add))).toEqual(Array(6).fill('kept'));
  expect((await counts.read(documents, 'many'))?.value.sum).toBe(6);
});

it('writes what goes along with it or nothing, and leaves alone what is to stay', async () => {
  const also = [counts.write(newDocumentAt('beside'), { sum: 7 }, { keys: ['own'] })];
  expect(await counts.change(documents, 'one', () => ({ value: { sum: 1 }, also }))).toBe('kept');
  expect(await counts.change(documents, 'two', () => ({ value: { sum: 1 }, keys: ['own'] }))).toBe('taken');
  expect(await counts.change(documents, 'two', () => undefined)).toBe('left');
  expect(await counts.read(documents, 'two')).toBeUndefined();
  expect(await counts.change(documents, 'one', () => ({ value: null }))).toBe('kept');
  expect(await counts.readAll(documents, ['one', 'beside'])).toHaveLength(1);
});

it('gives up when somebody is always quicker, and says so', async () => {
  const change = counts.change(documents, 'busy', async found => {
    await counts.change(documents, 'busy', also => ({ value: { sum: (also?.value.sum ?? 0) + 1 } }));
    return { value: { sum: -1 + (found?.value.sum ?? 0) } };
  });
  await expect(change).rejects.toThrow(StoreError);
});

it('does not take a body for what it is not', async () => {
  await documents.commit([{ kind: 'count', id: 'odd', was: 0, body: '{"sum":"x"}' }]);
  await expect(counts.read(documents, 'odd')).rejects.toThrow();
});
