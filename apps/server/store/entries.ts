/** Parses log entries as a store returns them. A failing disk or a manual edit may have damaged them. */
import type { Entry, What } from '@parlour/table/log';
import { z } from 'zod';
import { DamagedLog } from '../trouble.ts';

const KINDS: Readonly<Record<What['what'], true>> = {
  open: true,
  sit: true,
  named: true,
  computer: true,
  leave: true,
  'stand-in': true,
  back: true,
  lock: true,
  unlock: true,
  close: true,
  settings: true,
  seal: true,
  commit: true,
  cut: true,
  shuffle: true,
  reveal: true,
  begin: true,
  input: true,
  ready: true,
  go: true,
  undo: true,
  agree: true,
  decline: true,
  undone: true,
};

/** What every entry has. Folding the table judges the rest. */
const envelope = z.object({
  what: z.string(),
  number: z.int(),
  at: z.number(),
  seat: z.int().min(0).optional(),
});

/** Reads the entries of a table from a number on; throws DamagedLog at the first that is unreadable, missing or unknown. */
export const readEntries = (table: string, from: number, texts: readonly string[]): Entry[] =>
  texts.map((text, i) => {
    const entry = parse(text);
    if (entry?.number !== from + i) throw new DamagedLog(table, from + i, 'unreadable');
    if (!Object.hasOwn(KINDS, entry.what)) throw new DamagedLog(table, from + i, 'unknown');
    return entry;
  });

function parse(text: string): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(text);
    return envelope.safeParse(entry).success ? (entry as Entry) : undefined;
  } catch {
    return undefined;
  }
}
