/** Parses log entries from a store. A failing disk or a manual edit may have damaged them. */
import type { EntryDraft, LogEntry } from '@parlour/table/log';
import { z } from 'zod';
import { DamagedLogError } from '../errors.ts';

const ENTRY_KINDS: Readonly<Record<EntryDraft['what'], true>> = {
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

/** Folding the log checks the rest. */
const envelope = z.object({
  what: z.string(),
  number: z.int(),
  at: z.number(),
  seat: z.int().min(0).optional(),
});

/** Throws DamagedLogError at the first that is unreadable, missing or unknown. */
export const parseEntries = (table: string, from: number, texts: readonly string[]): LogEntry[] =>
  texts.map((text, i) => {
    const entry = parseEntry(text);
    if (entry?.number !== from + i) throw new DamagedLogError(table, from + i, 'unreadable');
    if (!Object.hasOwn(ENTRY_KINDS, entry.what)) throw new DamagedLogError(table, from + i, 'unknown');
    return entry;
  });

function parseEntry(text: string): LogEntry | undefined {
  try {
    const entry: unknown = JSON.parse(text);
    return envelope.safeParse(entry).success ? (entry as LogEntry) : undefined;
  } catch {
    return undefined;
  }
}
