/** The contract of Documents; store.test.ts runs it for every store. */
import { expect, it } from 'vitest';
import { type Documents, type DocumentWrite, MAX_DOCUMENT_BYTES } from '../documents.ts';

export type TestedDocuments = {
  /** The same documents as seen by two servers, if the store can be shared. */
  ours(): Documents;
  theirs(): Documents;
  passes(milliseconds: number): Promise<void>;
};

const write = (id: string, more: Partial<DocumentWrite> = {}): DocumentWrite => ({
  kind: 'thing',
  id,
  was: 0,
  body: JSON.stringify(id),
  ...more,
});

const idsOf = (found: readonly { readonly id: string }[]): string[] => found.map(({ id }) => id);

export function testDocuments({ ours, theirs, passes }: TestedDocuments): void {
  const versionOf = async (id: string): Promise<number> => (await ours().fetch('thing', [id]))[0]?.version ?? 0;
  const listed = async (list: string, more: { order?: 'falling'; beyond?: number; limit?: number } = {}) =>
    idsOf(await theirs().list('thing', list, { order: 'rising', limit: 100, ...more }));

  it('gives back a document to whoever knows its id or its key', async () => {
    const body = JSON.stringify('Zoë \u0000\\ "𝕏" \u2028 {}');
    expect(await ours().commit([write('a', { body, keys: ['first', 'second'] })])).toBe('kept');
    const saved = { kind: 'thing', id: 'a', version: await versionOf('a'), body };
    expect(saved.version).toBeGreaterThan(0);
    expect(await theirs().fetch('thing', ['none', 'a'])).toEqual([saved]);
    expect(await theirs().byKey('thing', 'second')).toEqual(saved);
    expect(await theirs().byKey('thing', 'third')).toBeUndefined();
    expect(await theirs().byKey('other', 'second')).toBeUndefined();
    expect(await theirs().fetch('other', ['a'])).toEqual([]);
    expect(await ours().commit([])).toBe('kept');
  });

  it('fetches in the order of the ids', async () => {
    await ours().commit(['f1', 'f2', 'f3'].map(id => write(id)));
    expect(idsOf(await theirs().fetch('thing', ['f3', 'none', 'f1', 'f2']))).toEqual(['f3', 'f1', 'f2']);
  });

  it('writes over the version that was read, and over no other', async () => {
    await ours().commit([write('v')]);
    const first = await versionOf('v');
    expect(await theirs().commit([write('v', { was: first, body: '2' })])).toBe('kept');
    expect(await ours().commit([write('v', { was: first, body: '3' })])).toBe('behind');
    expect(await ours().commit([write('v', { body: '3' })])).toBe('behind');
    expect(await ours().commit([write('never', { was: first })])).toBe('behind');
    expect((await ours().fetch('thing', ['v', 'never'])).map(({ body }) => body)).toEqual(['2']);
  });

  it('takes away with keys and places, and what is made again is another', async () => {
    const there = write('gone', { keys: ['gone key'], places: [{ list: 'gone list', place: 1 }] });
    await ours().commit([there]);
    const first = await versionOf('gone');
    expect(await theirs().commit([write('gone', { was: first, body: null })])).toBe('kept');
    expect(await ours().fetch('thing', ['gone'])).toEqual([]);
    expect(await ours().byKey('thing', 'gone key')).toBeUndefined();
    expect(await ours().count('thing', 'gone list')).toBe(0);
    expect(await ours().commit([there])).toBe('kept');
    expect(await ours().commit([write('gone', { was: first, body: null })])).toBe('behind');
    expect(await ours().commit([write('not there', { body: null })])).toBe('kept');
    expect(await ours().fetch('thing', ['not there'])).toEqual([]);
  });

  it('keeps all of a commit or nothing', async () => {
    await ours().commit([write('all', { keys: ['all key'] })]);
    const was = await versionOf('all');
    const both = [write('all', { was, body: '"new"' }), write('beside', { keys: ['all key'] })];
    expect(await theirs().commit([write('beside'), write('all')])).toBe('behind');
    expect(await theirs().commit([write('beside', { keys: ['all key'] })])).toBe('taken');
    expect(await ours().fetch('thing', ['beside'])).toEqual([]);
    expect(await versionOf('all')).toBe(was);
    expect(await theirs().commit(both)).toBe('kept');
    expect((await ours().byKey('thing', 'all key'))?.id).toBe('beside');
    expect(await ours().commit([write('x', { keys: ['twin'] }), write('y', { keys: ['twin'] })])).toBe('taken');
    expect(await ours().commit([write('x', { keys: ['all key'], kind: 'other' })])).toBe('kept');
  });

  it('lists by place, from either end, beyond a place', async () => {
    const stand = (id: string, place: number) => write(id, { places: [{ list: 'row', place }] });
    await ours().commit([stand('l3', 3), stand('l1', -1.5), stand('l2b', 2), stand('l2a', 2)]);
    expect(await listed('row')).toEqual(['l1', 'l2a', 'l2b', 'l3']);
    expect(await listed('row', { order: 'falling' })).toEqual(['l3', 'l2b', 'l2a', 'l1']);
    expect(await listed('row', { beyond: 2 })).toEqual(['l3']);
    expect(await listed('row', { order: 'falling', beyond: 3, limit: 2 })).toEqual(['l2b', 'l2a']);
    expect(await listed('another')).toEqual([]);
    expect(await theirs().count('thing', 'row')).toBe(4);
    const was = await versionOf('l3');
    await ours().commit([write('l3', { was, places: [{ list: 'other row', place: 0 }] })]);
    expect(await listed('row')).toEqual(['l1', 'l2a', 'l2b']);
    expect(await listed('other row')).toEqual(['l3']);
  });

  it('has one winner however many write the same document at once', async () => {
    for (let n = 0; n < 10; n++) {
      const was = await versionOf('raced');
      const racers = Array.from({ length: 12 }, (_, i) => `${n}-${i}`);
      const commits = racers.map((id, i) =>
        (i % 2 ? ours() : theirs()).commit([write(id), write('raced', { was, body: JSON.stringify(id) })]),
      );
      const outcomes = await Promise.all(commits);
      expect(outcomes.filter(outcome => outcome === 'kept')).toHaveLength(1);
      const winner = racers[outcomes.indexOf('kept')]!;
      expect((await ours().fetch('thing', ['raced']))[0]?.body).toBe(JSON.stringify(winner));
      expect(idsOf(await ours().fetch('thing', racers))).toEqual([winner]);
    }
  });

  it('gives a key to one of many who ask for it at once', async () => {
    const servers = Array.from({ length: 12 }, (_, i) => `k${i}`);
    const outcomes = await Promise.all(
      servers.map((id, i) => (i % 2 ? ours() : theirs()).commit([write(id, { keys: [`own ${id}`, 'wanted'] })])),
    );
    expect(outcomes.filter(outcome => outcome === 'kept')).toHaveLength(1);
    expect(outcomes.filter(outcome => outcome === 'taken')).toHaveLength(11);
    expect((await ours().byKey('thing', 'wanted'))?.id).toBe(servers[outcomes.indexOf('kept')]);
  });

  it('counts everything once where commits touch several documents in any order', async () => {
    const ids = ['s1', 's2', 's3', 's4'];
    await ours().commit(ids.map(id => write(id, { body: '0' })));
    const addOne = async (documents: Documents, pair: readonly string[]): Promise<void> => {
      for (;;) {
        const found = await documents.fetch('thing', pair);
        const more = found.map(({ id, version, body }) => write(id, { was: version, body: `${Number(body) + 1}` }));
        if ((await documents.commit(more)) === 'kept') return;
      }
    };
    const pairs = Array.from({ length: 12 }, (_, n) => [ids[n % 4]!, ids[(n * 3 + 1 + (n % 3)) % 4]!]);
    const apart = pairs.map(([a, b]) => (a === b ? [a!] : [a!, b!]));
    await Promise.all(apart.map((pair, n) => addOne(n % 2 ? ours() : theirs(), pair)));
    const sum = (await ours().fetch('thing', ids)).reduce((all, { body }) => all + Number(body), 0);
    expect(sum).toBe(apart.flat().length);
  });

  it('forgets what has had its time, which is there for nobody from then on', async () => {
    const brief = write('brief', { lasts: 600_000, keys: ['brief key'], places: [{ list: 'brief list', place: 1 }] });
    const longer = write('longer', { lasts: 600_000, places: [{ list: 'brief list', place: 2 }] });
    /** Makes the document expire. */
    const end = async (one: DocumentWrite): Promise<void> => {
      expect(await ours().commit([{ ...one, was: await versionOf(one.id), lasts: 1 }])).toBe('kept');
      await passes(20);
    };
    expect(await ours().commit([brief, longer])).toBe('kept');
    expect(await listed('brief list')).toEqual(['brief', 'longer']);
    const was = await versionOf('brief');
    await end(brief);
    expect(await theirs().fetch('thing', ['brief', 'longer'])).toMatchObject([{ id: 'longer' }]);
    expect(await theirs().byKey('thing', 'brief key')).toBeUndefined();
    expect(await listed('brief list')).toEqual(['longer']);
    expect(await ours().count('thing', 'brief list')).toBe(1);
    expect(await ours().commit([write('brief', { was, body: null })])).toBe('behind');
    const heir = write('heir', { keys: ['brief key'], lasts: 600_000 });
    expect(await ours().commit([heir])).toBe('kept');
    expect(await ours().commit([brief])).toBe('taken');
    await end(heir);
    expect(await ours().commit([brief])).toBe('kept');
    expect((await ours().byKey('thing', 'brief key'))?.id).toBe('brief');
    await end(brief);
    expect(await ours().expire(100)).toBeGreaterThan(0);
    expect(await theirs().expire(100)).toBe(0);
    expect(idsOf(await ours().fetch('thing', ['brief', 'heir', 'longer']))).toEqual(['longer']);
  });

  it('refuses what is too large or no name, and keeps nothing of it', async () => {
    const bad: DocumentWrite[][] = [
      [write('large', { body: 'x'.repeat(MAX_DOCUMENT_BYTES + 1) })],
      [write('')],
      [write('x'.repeat(201))],
      [write('n\0l')],
      [write('lone \ud800')],
      [write('long', { keys: ['x'.repeat(201)] })],
      [write('many', { keys: Array.from({ length: 257 }, (_, n) => `${n}`) })],
      [write('twice', { places: [1, 2].map(place => ({ list: 'same', place })) })],
      [write('nowhere', { places: [{ list: 'same', place: Number.NaN }] })],
      [write('same'), write('same')],
      Array.from({ length: 501 }, (_, n) => write(`over ${n}`)),
    ];
    for (const writes of bad) {
      await expect(ours().commit([write('good'), ...writes])).rejects.toThrow();
    }
    expect(await ours().fetch('thing', ['good', 'large', 'long', 'same', 'over 1'])).toEqual([]);
    const large = write('x'.repeat(200), { body: 'x'.repeat(MAX_DOCUMENT_BYTES), keys: ['𝕏'.repeat(100)] });
    expect(await ours().commit([large])).toBe('kept');
    expect((await theirs().fetch('thing', ['x'.repeat(200)]))[0]?.body).toHaveLength(MAX_DOCUMENT_BYTES);
  });
}
