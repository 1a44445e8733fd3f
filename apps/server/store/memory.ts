/** A store in memory, for trials and simulations. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { LogEntry } from '@parlour/table/log';
import {
  type CommitOutcome,
  checkWrites,
  type Documents,
  type DocumentWrite,
  documentName,
  type ListRange,
  type StoredDocument,
} from './documents.ts';
import { parseListing } from './listing.ts';
import { parseEntries } from './parse-entries.ts';
import {
  type AppendOutcome,
  FIRST_MAINTENANCE_MS,
  type LeaseRenewal,
  type LimitTally,
  LOBBY_MAX_UNUSED_MS,
  MAX_LOBBY_CANDIDATES,
  type NewTableRow,
  type StoredTableInfo,
  TABLE_STATES,
  type TableFilter,
  type TableMaintenance,
  type TableNotes,
  type TableRow,
  type TableStore,
  tableState,
  UNRELEASED_LEASE_MS,
} from './types.ts';

export type MemoryTable = {
  row: NewTableRow & { closed: boolean };
  due: number | null;
  holder: string | undefined;
  seen: number;
  tidy: number;
  archive: Uint8Array | undefined;
  readonly log: string[];
};

type MemoryTally = LimitTally & { readonly server: string; readonly until: number };

export type MemoryDatabase = {
  readonly tables: Map<string, MemoryTable>;
  readonly keys: Map<string, string>;
  /** By server and mark. */
  readonly tallies: Map<string, MemoryTally>;
  readonly documents: MemoryDocuments;
  now(): number;
};

export const createMemoryDatabase = (now: () => number = Date.now): MemoryDatabase => ({
  tables: new Map(),
  keys: new Map(),
  tallies: new Map(),
  documents: emptyDocuments(),
  now,
});

/** The store as one server sees it. */
export function createMemoryStore(memory: MemoryDatabase = createMemoryDatabase(), server = 'alone'): TableStore {
  const { tables, keys } = memory;
  const rowOf = ({ row, seen: toRow, archive, holder }: MemoryTable): TableRow => ({
    ...row,
    seen: toRow,
    archived: archive !== undefined,
    held: holder === server,
  });
  const toRow = (table: MemoryTable | undefined) => table && rowOf(table);
  const all = (): MemoryTable[] => [...tables.values()];
  return {
    create: async (row, entries, due) => createTable(memory, server, row, entries, due),
    append: async (id, entries, due) => appendEntries(memory, server, id, entries, due),
    read: async (id, from) => parseEntries(id, from, (tables.get(id)?.log ?? []).slice(from - 1)),
    heads: async ids =>
      new Map(ids.map(id => [id, tables.get(id)?.log.length ?? 0] as const).filter(([, head]) => head > 0)),
    updateNotes: async (id, note) => updateNotes(memory, tables.get(id), note),
    find: async by => toRow('id' in by ? tables.get(by.id) : all().find(table => hasOpenCode(table, by.code))),
    lobbyTables: async limit =>
      all()
        .filter(({ row }) => row.door === 'listed' && !row.closed)
        .sort((a, b) => b.row.laid - a.row.laid)
        .slice(0, MAX_LOBBY_CANDIDATES)
        .filter(table => table.seen > memory.now() - LOBBY_MAX_UNUSED_MS)
        .slice(0, limit)
        .map(rowOf),
    async claim(lease, limit) {
      const due = all().filter(table => table.due !== null && table.due < memory.now());
      for (const table of due.slice(0, limit)) setLease(memory, table, server, lease);
      return due.slice(0, limit).map(table => table.row.id);
    },
    async renew(renewals) {
      const ours = renewals.filter(({ id }) => tables.get(id)?.holder === server);
      return new Map(
        ours.map(renewal => [renewal.id, renewLease(memory, assertDefined(tables.get(renewal.id)), server, renewal)]),
      );
    },
    exchangeTallies: async tallies => exchangeTallies(memory, server, tallies),
    async sharedSecret(name, make) {
      if (!keys.has(name)) keys.set(name, make());
      return assertDefined(keys.get(name));
    },
    ...memoryMaintenance(memory, rowOf),
    documents: memoryDocuments(memory.documents, memory.now),
    close: async () => undefined,
  };
}

function createTable(
  memory: MemoryDatabase,
  server: string,
  row: NewTableRow,
  entries: readonly LogEntry[],
  due: number | null,
): 'laid' | 'taken' {
  const { tables } = memory;
  if ([...tables.values()].some(table => table.row.id === row.id || hasOpenCode(table, row.code))) return 'taken';
  const log = entries.map(entry => JSON.stringify(entry));
  const now = memory.now();
  const state = { due: null, holder: undefined, seen: now, tidy: now + FIRST_MAINTENANCE_MS, archive: undefined };
  const table: MemoryTable = { row: { ...row, closed: false }, ...state, log };
  tables.set(row.id, table);
  if (due !== null) setLease(memory, table, server, due);
  return 'laid';
}

function appendEntries(
  memory: MemoryDatabase,
  server: string,
  id: string,
  entries: readonly LogEntry[],
  due: number | undefined,
): AppendOutcome {
  const table = memory.tables.get(id);
  if (!table || table.archive) return 'gone';
  if (itemAt(entries, 0).number !== table.log.length + 1) return 'behind';
  table.log.push(...entries.map(entry => JSON.stringify(entry)));
  if (due === undefined || (table.holder ?? server) !== server) return 'kept';
  setLease(memory, table, server, due);
  return 'claimed';
}

function exchangeTallies(
  { tallies, now }: MemoryDatabase,
  server: string,
  given: readonly LimitTally[],
): Map<string, number> {
  for (const [name, { until }] of tallies) if (until < now()) tallies.delete(name);
  for (const one of given) tallies.set(`${server} ${one.mark}`, { ...one, server, until: now() + one.lasts });
  const others = [...tallies.values()].filter(one => one.server !== server);
  const sumOf = (mark: string): number => others.reduce((sum, one) => sum + (one.mark === mark ? one.count : 0), 0);
  return new Map(given.map(({ mark }) => [mark, sumOf(mark)]));
}

const hasOpenCode = ({ row }: MemoryTable, code: string): boolean => row.code === code && !row.closed;

function setLease(memory: MemoryDatabase, table: MemoryTable, server: string, due: number): void {
  Object.assign(table, { due: memory.now() + due, holder: server });
}

function renewLease(
  memory: MemoryDatabase,
  table: MemoryTable,
  server: string,
  { due, head }: LeaseRenewal,
): 'held' | 'given back' {
  const isReleased = head === table.log.length;
  setLease(memory, table, server, head === undefined ? assertDefined(due) : UNRELEASED_LEASE_MS);
  if (isReleased) Object.assign(table, { due: due === null ? null : memory.now() + due, holder: undefined });
  return isReleased ? 'given back' : 'held';
}

function updateNotes(memory: MemoryDatabase, table: MemoryTable | undefined, { card, closed }: TableNotes): void {
  if (!table) return;
  table.row = { ...table.row, ...(card === undefined ? {} : { card }), ...(closed ? { closed } : {}) };
  if (closed) Object.assign(table, { due: null, holder: undefined, tidy: memory.now() + FIRST_MAINTENANCE_MS });
}

export function memoryMaintenance(memory: MemoryDatabase, rowOf: (table: MemoryTable) => TableRow): TableMaintenance {
  const { tables } = memory;
  const all = (): MemoryTable[] => [...tables.values()];
  return {
    async markInUse(ids) {
      for (const id of ids) Object.assign(tables.get(id) ?? {}, { seen: memory.now() });
    },
    async claimForMaintenance(lease, limit) {
      const found = all().filter(({ tidy }) => tidy < memory.now());
      const claimed = found.toSorted((a, b) => a.tidy - b.tidy).slice(0, limit);
      for (const table of claimed) table.tidy = memory.now() + lease;
      return claimed.map(rowOf);
    },
    async postponeMaintenance(id, milliseconds) {
      Object.assign(tables.get(id) ?? {}, { tidy: memory.now() + milliseconds });
    },
    async archive(id, bytes, card) {
      const table = tables.get(id);
      if (!table?.row.closed || table.archive) return;
      table.log.length = 0;
      Object.assign(table, { archive: bytes, seen: memory.now(), row: { ...table.row, card } });
    },
    readArchive: async id => tables.get(id)?.archive,
    remove: async id => tables.delete(id),
    listTables: async filter =>
      all()
        .map(table => tableInfoOf(table, rowOf(table)))
        .filter(info => matchesFilter(info, filter, memory.now()))
        .sort((a, b) => b.laid - a.laid)
        .slice(0, filter.limit),
    async size() {
      const infos = all().map(table => tableInfoOf(table, rowOf(table)));
      const count = TABLE_STATES.map(state => [state, infos.filter(info => info.state === state).length]);
      return { bytes: infos.reduce((sum, { bytes }) => sum + bytes, 0), tables: Object.fromEntries(count) };
    },
    probe: async () => undefined,
  };
}

function tableInfoOf({ log, archive }: MemoryTable, { held: _, closed, archived, ...row }: TableRow): StoredTableInfo {
  const bytes = log.reduce((sum, line) => sum + Buffer.byteLength(line), archive?.length ?? 0);
  return { ...row, state: tableState({ closed, archived }), entries: log.length, bytes };
}

function matchesFilter(info: StoredTableInfo, { state, door, game, unusedForMs }: TableFilter, now: number): boolean {
  if (state !== undefined && state !== info.state) return false;
  if (door !== undefined && door !== info.door) return false;
  if (unusedForMs !== undefined && info.seen >= now - unusedForMs) return false;
  return game === undefined || parseListing(info.card).game === game;
}

type MemoryDocument = StoredDocument & {
  readonly keys: readonly string[];
  readonly lists: readonly string[];
  readonly until: number;
};

/** Documents by kind and id, the owner of each key, and the places in each list, by kind and name. */
export type MemoryDocuments = {
  readonly byName: Map<string, MemoryDocument>;
  readonly keys: Map<string, string>;
  readonly lists: Map<string, Map<string, number>>;
  lastVersion: number;
};

export const emptyDocuments = (): MemoryDocuments => ({
  byName: new Map(),
  keys: new Map(),
  lists: new Map(),
  lastVersion: 0,
});

export function memoryDocuments(memory: MemoryDocuments, now: () => number): Documents {
  const get = (name: string | undefined): MemoryDocument | undefined => {
    const document = memory.byName.get(name ?? '');
    return document && document.until > now() ? document : undefined;
  };
  const inList = (kind: string, list: string): PlacedDocument[] =>
    [...(memory.lists.get(documentName({ kind, id: list })) ?? [])].flatMap(([name, place]) =>
      placed(get(name), place),
    );
  return {
    async commit(writes) {
      checkWrites(writes);
      const outcome = commitOutcome(memory, get, writes);
      if (outcome === 'kept') for (const write of writes) deleteDocument(memory, documentName(write));
      if (outcome === 'kept') for (const write of writes) saveDocument(memory, write, now());
      return outcome;
    },
    fetch: async (kind, ids) => ids.flatMap(id => get(documentName({ kind, id })) ?? []).map(toStoredDocument),
    async byKey(kind, key) {
      const document = get(memory.keys.get(documentName({ kind, id: key })));
      return document && toStoredDocument(document);
    },
    list: async (kind, list, span) =>
      selectRange(inList(kind, list), span).map(({ document }) => toStoredDocument(document)),
    count: async (kind, list) => inList(kind, list).length,
    async expire(limit) {
      const gone = [...memory.byName].filter(([, { until }]) => until <= now()).slice(0, limit);
      for (const [name] of gone) deleteDocument(memory, name);
      return gone.length;
    },
  };
}

const toStoredDocument = ({ kind, id, version, body }: MemoryDocument): StoredDocument => ({ kind, id, version, body });

type FindDocument = (name: string | undefined) => MemoryDocument | undefined;

function commitOutcome({ keys }: MemoryDocuments, get: FindDocument, writes: readonly DocumentWrite[]): CommitOutcome {
  if (writes.some(write => (get(documentName(write))?.version ?? 0) !== write.was)) return 'behind';
  const written = new Set(writes.map(documentName));
  const wanted = writes.flatMap(keysOf);
  const isOthers = (key: string): boolean => {
    const owner = keys.get(key);
    return owner !== undefined && !written.has(owner) && get(owner) !== undefined;
  };
  return new Set(wanted).size < wanted.length || wanted.some(isOthers) ? 'taken' : 'kept';
}

const keysOf = ({ kind, body, keys = [] }: DocumentWrite): string[] =>
  body === null ? [] : keys.map(key => documentName({ kind, id: key }));

function deleteDocument(memory: MemoryDocuments, name: string): void {
  const document = memory.byName.get(name);
  for (const key of document?.keys ?? []) if (memory.keys.get(key) === name) memory.keys.delete(key);
  for (const list of document?.lists ?? []) memory.lists.get(list)?.delete(name);
  memory.byName.delete(name);
}

function saveDocument(memory: MemoryDocuments, write: DocumentWrite, now: number): void {
  const { kind, id, body, places = [], lasts = Number.POSITIVE_INFINITY } = write;
  if (body === null) return;
  const name = documentName(write);
  const keys = keysOf(write);
  const lists = places.map(({ list }) => documentName({ kind, id: list }));
  memory.lastVersion += 1;
  memory.byName.set(name, { kind, id, version: memory.lastVersion, body, keys, lists, until: now + lasts });
  for (const key of keys) memory.keys.set(key, name);
  for (const { list, place } of places) listNamed(memory, documentName({ kind, id: list })).set(name, place);
}

function listNamed({ lists }: MemoryDocuments, list: string): Map<string, number> {
  const places = lists.get(list) ?? new Map<string, number>();
  lists.set(list, places);
  return places;
}

type PlacedDocument = { readonly document: MemoryDocument; readonly place: number };

const placed = (document: MemoryDocument | undefined, place: number): PlacedDocument[] =>
  document ? [{ document, place }] : [];

function selectRange(placed: readonly PlacedDocument[], { order, beyond, limit }: ListRange): PlacedDocument[] {
  const sign = order === 'rising' ? 1 : -1;
  const isBeyond = ({ place }: PlacedDocument): boolean => beyond === undefined || sign * (place - beyond) > 0;
  const byPlace = (a: PlacedDocument, b: PlacedDocument): number =>
    sign * (a.place - b.place || (a.document.id < b.document.id ? -1 : 1));
  return placed.filter(isBeyond).sort(byPlace).slice(0, limit);
}
