/** A store that lasts as long as the process: for trying things out, and for storms. */
import type { Entry } from '@parlour/table/log';
import type { Note, Row, Store } from './port.ts';

type Kept = { row: Row; due: number | null; readonly log: string[] };

export function memoryStore(): Store {
  const tables = new Map<string, Kept>();
  const keys = new Map<string, string>();
  return {
    async lay(row, entries, due) {
      if ([...tables.values()].some(kept => kept.row.id === row.id || isCoded(kept.row, row.code))) return 'taken';
      tables.set(row.id, { row: { ...row, closed: false }, due, log: entries.map(entry => JSON.stringify(entry)) });
      return 'laid';
    },
    async append(id, entries, note) {
      const kept = tables.get(id)!;
      if (entries[0]!.number !== kept.log.length + 1) return 'behind';
      kept.log.push(...entries.map(entry => JSON.stringify(entry)));
      if (note) jot(kept, note);
      return 'kept';
    },
    read: async (id, from) => (tables.get(id)?.log ?? []).slice(from - 1).map(line => JSON.parse(line) as Entry),
    async note(id, note) {
      jot(tables.get(id)!, note);
    },
    find: async by =>
      'id' in by ? tables.get(by.id)?.row : [...tables.values()].find(kept => isCoded(kept.row, by.code))?.row,
    listed: async limit =>
      [...tables.values()]
        .map(kept => kept.row)
        .filter(row => row.door === 'listed' && !row.closed)
        .sort((a, b) => b.laid - a.laid)
        .slice(0, limit),
    async claim(now, until, limit) {
      const due = [...tables.values()].filter(kept => kept.due !== null && kept.due < now).slice(0, limit);
      for (const kept of due) kept.due = until;
      return due.map(kept => kept.row.id);
    },
    async key(name, make) {
      if (!keys.has(name)) keys.set(name, make());
      return keys.get(name)!;
    },
    close: async () => undefined,
  };
}

const isCoded = (row: Row, code: string): boolean => row.code === code && !row.closed;

function jot(kept: Kept, { due, card, closed }: Note): void {
  if (due !== undefined) kept.due = due;
  kept.row = { ...kept.row, ...(card === undefined ? {} : { card }), ...(closed ? { closed } : {}) };
}
