/** Parses log entries from a store. A failing disk or a manual edit may have damaged them. */
import { logEntrySchema } from '@parlour/protocol/log-entries';
import type { LogEntry } from '@parlour/table/log';
import { z } from 'zod';
import { DamagedLogError } from '../errors.ts';
import { parseJson } from '../parse-json.ts';

/** Every entry has it, also one that only a newer server understands. */
const envelope = z.looseObject({
  what: z.string(),
  number: z.int(),
  at: z.number(),
  seat: z.int().min(0).optional(),
});

/** Throws DamagedLogError at the first that is unreadable, missing or unknown. */
export const parseEntries = (table: string, from: number, texts: readonly string[]): LogEntry[] =>
  texts.map((text, i) => {
    const value = parseJson(text);
    const number = from + i;
    // The entry as it was written: a copy made by the schema would cost time.
    if (logEntrySchema.safeParse(value).success && (value as LogEntry).number === number) return value as LogEntry;
    const isNewer = envelope.safeParse(value).data?.number === number;
    throw new DamagedLogError(table, number, isNewer ? 'unknown' : 'unreadable');
  });
