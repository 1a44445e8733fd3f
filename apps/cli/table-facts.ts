/** What an operator is shown of a table: nothing that only its players may know. */
import { must, nth } from '@parlour/kernel/must';
import { settingsIn } from '@parlour/server/closing';
import type { TableRow } from '@parlour/server/store/port';
import { type KeptListing, stateOf } from '@parlour/server/store/upkeep';
import type { Entry } from '@parlour/table/log';

const COLUMNS = [16, 8, 9, 8, 15, 8, 8, 8, 9] as const;
const line = (cells: readonly string[]): string =>
  cells
    .map((cell, i) => cell.padEnd(nth(COLUMNS, i)))
    .join(' ')
    .trimEnd();
export const HEAD = line(['table', 'code', 'state', 'door', 'game', 'laid', 'seen', 'entries', 'size']);

export function lineOf({ id, code, state, door, card, laid, seen, entries, bytes }: KeptListing, now: number): string {
  const ages = [laid, seen].map(time => ageOf(now - time));
  return line([id, state === 'open' ? code : '', state, door, gameOf(card), ...ages, String(entries), sizeOf(bytes)]);
}

const gameOf = (card: string): string => (JSON.parse(card) as { game?: string }).game ?? '';

/** Tables of earlier versions do not know when somebody was last there. */
function ageOf(milliseconds: number): string {
  const hours = Math.max(0, milliseconds) / 3_600_000;
  if (hours > 24 * 10_000) return '?';
  return hours < 1
    ? `${Math.floor(hours * 60)} min`
    : hours < 48
      ? `${Math.floor(hours)} h`
      : `${Math.floor(hours / 24)} d`;
}

const sizeOf = (bytes: number): string => (bytes < 10_000 ? `${bytes} B` : `${Math.round(bytes / 1000)} kB`);

/** Without what only the players may know: a log holds hands and the secrets of seals. */
export function shown({ card, ...listing }: KeptListing): object {
  const times = { laid: timeOf(listing.laid), seen: timeOf(listing.seen) };
  return { ...listing, ...times, game: gameOf(card) };
}

const timeOf = (time: number): string | null => (time > 0 ? new Date(time).toISOString() : null);

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'not kept');

/** What somebody was called before they went by another name is not told. */
function namesIn(log: readonly Entry[]): string[] {
  const later = new Map(log.flatMap(entry => (entry.what === 'named' ? [[entry.grant, entry.name] as const] : [])));
  return log.flatMap(entry =>
    entry.what === 'sit' || entry.what === 'computer' ? [later.get(entry.number) ?? entry.name] : [],
  );
}

export function factsOf(row: TableRow, log: readonly Entry[]): Readonly<Record<string, unknown>> {
  const names = namesIn(log);
  return {
    table: row.id,
    state: stateOf(row),
    ...(row.closed ? {} : { code: row.code }),
    door: row.door,
    game: gameOf(row.card),
    laid: timeOf(row.laid),
    seen: timeOf(row.seen),
    settings: settingsIn(log),
    ...(names.length > 0 ? { names: [...new Set(names)] } : {}),
    matches: log.filter(({ what }) => what === 'begin').length,
    entries: log.length,
    ...(log.length > 0 ? { written: timeOf(must(log.at(-1)).at) } : {}),
  };
}
