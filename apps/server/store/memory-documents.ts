/** The documents of the store in memory. */
import {
  type Committed,
  checkWrites,
  type Documents,
  type DocumentWrite,
  type ListSpan,
  nameOf,
  type StoredDocument,
} from './documents.ts';

type Held = StoredDocument & {
  readonly keys: readonly string[];
  readonly lists: readonly string[];
  readonly until: number;
};

/** Documents by kind and id; whose a key is, and who stands where in a list, by kind and name. */
export type MemoryDocuments = {
  readonly held: Map<string, Held>;
  readonly keys: Map<string, string>;
  readonly lists: Map<string, Map<string, number>>;
  last: number;
};

export const noDocuments = (): MemoryDocuments => ({ held: new Map(), keys: new Map(), lists: new Map(), last: 0 });

export function memoryDocuments(memory: MemoryDocuments, now: () => number): Documents {
  const get = (name: string | undefined): Held | undefined => {
    const held = memory.held.get(name ?? '');
    return held && held.until > now() ? held : undefined;
  };
  const inList = (kind: string, list: string): Placed[] =>
    [...(memory.lists.get(nameOf({ kind, id: list })) ?? [])].flatMap(([name, place]) => placed(get(name), place));
  return {
    async commit(writes) {
      checkWrites(writes);
      const outcome = judge(memory, get, writes);
      if (outcome === 'kept') for (const write of writes) drop(memory, nameOf(write));
      if (outcome === 'kept') for (const write of writes) put(memory, write, now());
      return outcome;
    },
    fetch: async (kind, ids) => ids.flatMap(id => get(nameOf({ kind, id })) ?? []).map(shown),
    async byKey(kind, key) {
      const held = get(memory.keys.get(nameOf({ kind, id: key })));
      return held && shown(held);
    },
    list: async (kind, list, span) => cut(inList(kind, list), span).map(({ held }) => shown(held)),
    count: async (kind, list) => inList(kind, list).length,
    async expire(limit) {
      const gone = [...memory.held].filter(([, { until }]) => until <= now()).slice(0, limit);
      for (const [name] of gone) drop(memory, name);
      return gone.length;
    },
  };
}

const shown = ({ kind, id, version, body }: Held): StoredDocument => ({ kind, id, version, body });

type Get = (name: string | undefined) => Held | undefined;

function judge({ keys }: MemoryDocuments, get: Get, writes: readonly DocumentWrite[]): Committed {
  if (writes.some(write => (get(nameOf(write))?.version ?? 0) !== write.was)) return 'behind';
  const written = new Set(writes.map(nameOf));
  const wanted = writes.flatMap(keysOf);
  const isOthers = (key: string): boolean => {
    const holder = keys.get(key);
    return holder !== undefined && !written.has(holder) && get(holder) !== undefined;
  };
  return new Set(wanted).size < wanted.length || wanted.some(isOthers) ? 'taken' : 'kept';
}

const keysOf = ({ kind, body, keys = [] }: DocumentWrite): string[] =>
  body === null ? [] : keys.map(key => nameOf({ kind, id: key }));

function drop(memory: MemoryDocuments, name: string): void {
  const held = memory.held.get(name);
  for (const key of held?.keys ?? []) if (memory.keys.get(key) === name) memory.keys.delete(key);
  for (const list of held?.lists ?? []) memory.lists.get(list)?.delete(name);
  memory.held.delete(name);
}

function put(memory: MemoryDocuments, write: DocumentWrite, now: number): void {
  const { kind, id, body, places = [], lasts = Number.POSITIVE_INFINITY } = write;
  if (body === null) return;
  const name = nameOf(write);
  const keys = keysOf(write);
  const lists = places.map(({ list }) => nameOf({ kind, id: list }));
  memory.last += 1;
  memory.held.set(name, { kind, id, version: memory.last, body, keys, lists, until: now + lasts });
  for (const key of keys) memory.keys.set(key, name);
  for (const { list, place } of places) rowOf(memory, nameOf({ kind, id: list })).set(name, place);
}

function rowOf({ lists }: MemoryDocuments, list: string): Map<string, number> {
  const row = lists.get(list) ?? new Map<string, number>();
  lists.set(list, row);
  return row;
}

type Placed = { readonly held: Held; readonly place: number };

const placed = (held: Held | undefined, place: number): Placed[] => (held ? [{ held, place }] : []);

function cut(placed: readonly Placed[], { order, beyond, limit }: ListSpan): Placed[] {
  const sign = order === 'rising' ? 1 : -1;
  const isBeyond = ({ place }: Placed): boolean => beyond === undefined || sign * (place - beyond) > 0;
  const byPlace = (a: Placed, b: Placed): number => sign * (a.place - b.place || (a.held.id < b.held.id ? -1 : 1));
  return placed.filter(isBeyond).sort(byPlace).slice(0, limit);
}
