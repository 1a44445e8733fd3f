/** A store that lasts as long as the process: for trying things out, and for storms, where several servers share it. */
import { must, nth } from '@parlour/kernel/must';
import type { Entry } from '@parlour/table/log';
import { readEntries } from './entries.ts';
import { type MemoryDocuments, memoryDocuments, noDocuments } from './memory-documents.ts';
import { memoryUpkeep } from './memory-upkeep.ts';
import {
  type Appended,
  HELD_ON,
  type NewRow,
  type Note,
  type Renewal,
  type StoreTally,
  type TableRow,
  type TableStore,
} from './port.ts';
import { FIRST_LOOK, LOOKED_THROUGH, UNSEEN } from './upkeep.ts';

export type HeldTable = {
  row: NewRow & { closed: boolean };
  due: number | null;
  holder: string | undefined;
  /** When somebody was last there, and when it wants looking after. */
  seen: number;
  tidy: number;
  archive: Uint8Array | undefined;
  readonly log: string[];
};

type Tallied = StoreTally & { readonly server: string; readonly until: number };

export type Memory = {
  readonly tables: Map<string, HeldTable>;
  readonly keys: Map<string, string>;
  /** By server and mark. */
  readonly tallies: Map<string, Tallied>;
  readonly documents: MemoryDocuments;
  now(): number;
};

export const newMemory = (now: () => number = Date.now): Memory => ({
  tables: new Map(),
  keys: new Map(),
  tallies: new Map(),
  documents: noDocuments(),
  now,
});

/** The store as one server sees it. */
export function memoryStore(memory: Memory = newMemory(), server = 'alone'): TableStore {
  const { tables, keys } = memory;
  const rowOf = ({ row, seen, archive, holder }: HeldTable): TableRow => ({
    ...row,
    seen,
    archived: archive !== undefined,
    held: holder === server,
  });
  const seen = (kept: HeldTable | undefined) => kept && rowOf(kept);
  const all = (): HeldTable[] => [...tables.values()];
  return {
    lay: async (row, entries, due) => lay(memory, server, row, entries, due),
    append: async (id, entries, due) => append(memory, server, id, entries, due),
    read: async (id, from) => readEntries(id, from, (tables.get(id)?.log ?? []).slice(from - 1)),
    heads: async ids =>
      new Map(ids.map(id => [id, tables.get(id)?.log.length ?? 0] as const).filter(([, head]) => head > 0)),
    note: async (id, note) => jot(memory, tables.get(id), note),
    find: async by => seen('id' in by ? tables.get(by.id) : all().find(kept => isCoded(kept, by.code))),
    listed: async limit =>
      all()
        .filter(({ row }) => row.door === 'listed' && !row.closed)
        .sort((a, b) => b.row.laid - a.row.laid)
        .slice(0, LOOKED_THROUGH)
        .filter(kept => kept.seen > memory.now() - UNSEEN)
        .slice(0, limit)
        .map(rowOf),
    async claim(lease, limit) {
      const due = all().filter(kept => kept.due !== null && kept.due < memory.now());
      for (const kept of due.slice(0, limit)) hold(memory, kept, server, lease);
      return due.slice(0, limit).map(kept => kept.row.id);
    },
    async renew(renewals) {
      const ours = renewals.filter(({ id }) => tables.get(id)?.holder === server);
      return new Map(ours.map(renewal => [renewal.id, renew(memory, must(tables.get(renewal.id)), server, renewal)]));
    },
    tally: async tallies => tally(memory, server, tallies),
    async key(name, make) {
      if (!keys.has(name)) keys.set(name, make());
      return must(keys.get(name));
    },
    ...memoryUpkeep(memory, rowOf),
    documents: memoryDocuments(memory.documents, memory.now),
    gather: call => call(),
    close: async () => undefined,
  };
}

function lay(
  memory: Memory,
  server: string,
  row: NewRow,
  entries: readonly Entry[],
  due: number | null,
): 'laid' | 'taken' {
  const { tables } = memory;
  if ([...tables.values()].some(kept => kept.row.id === row.id || isCoded(kept, row.code))) return 'taken';
  const log = entries.map(entry => JSON.stringify(entry));
  const now = memory.now();
  const fresh = { due: null, holder: undefined, seen: now, tidy: now + FIRST_LOOK, archive: undefined };
  const kept: HeldTable = { row: { ...row, closed: false }, ...fresh, log };
  tables.set(row.id, kept);
  if (due !== null) hold(memory, kept, server, due);
  return 'laid';
}

function append(
  memory: Memory,
  server: string,
  id: string,
  entries: readonly Entry[],
  due: number | undefined,
): Appended {
  const kept = memory.tables.get(id);
  if (!kept || kept.archive) return 'gone';
  if (nth(entries, 0).number !== kept.log.length + 1) return 'behind';
  kept.log.push(...entries.map(entry => JSON.stringify(entry)));
  if (due === undefined || (kept.holder ?? server) !== server) return 'kept';
  hold(memory, kept, server, due);
  return 'claimed';
}

function tally({ tallies, now }: Memory, server: string, given: readonly StoreTally[]): Map<string, number> {
  for (const [name, { until }] of tallies) if (until < now()) tallies.delete(name);
  for (const one of given) tallies.set(`${server} ${one.mark}`, { ...one, server, until: now() + one.lasts });
  const others = [...tallies.values()].filter(one => one.server !== server);
  const sumOf = (mark: string): number => others.reduce((sum, one) => sum + (one.mark === mark ? one.count : 0), 0);
  return new Map(given.map(({ mark }) => [mark, sumOf(mark)]));
}

const isCoded = ({ row }: HeldTable, code: string): boolean => row.code === code && !row.closed;

function hold(memory: Memory, kept: HeldTable, server: string, due: number): void {
  Object.assign(kept, { due: memory.now() + due, holder: server });
}

function renew(memory: Memory, kept: HeldTable, server: string, { due, head }: Renewal): 'held' | 'given back' {
  const isBack = head === kept.log.length;
  hold(memory, kept, server, head === undefined ? must(due) : HELD_ON);
  if (isBack) Object.assign(kept, { due: due === null ? null : memory.now() + due, holder: undefined });
  return isBack ? 'given back' : 'held';
}

function jot(memory: Memory, kept: HeldTable | undefined, { card, closed }: Note): void {
  if (!kept) return;
  kept.row = { ...kept.row, ...(card === undefined ? {} : { card }), ...(closed ? { closed } : {}) };
  if (closed) Object.assign(kept, { due: null, holder: undefined, tidy: memory.now() + FIRST_LOOK });
}
