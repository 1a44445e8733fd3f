/**
 * What is left of a table when its log is put away: the records of the matches that were played to their end, and who may
 * have them. No name is in it.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Game } from '@parlour/kernel/game';
import { statusOf } from '@parlour/kernel/match';
import { evolve, foldTable } from '@parlour/table/fold';
import type { Entry, Watching } from '@parlour/table/log';
import { recordOf } from '@parlour/table/recording';
import type { Sitting, Table } from '@parlour/table/table';

export type Archive = {
  readonly onlookers: Watching;
  /** The entry that gave each seat to its last person: what their token names. */
  readonly grants: readonly (number | null)[];
  /** Null where a match was not played to its end. */
  readonly records: readonly (string | null)[];
};

export type Through = { readonly table: Table; readonly archive: Archive };

/** Others get their turn after so many entries. */
const AT_ONCE = 200;

/** Goes through a log once, and has the record of each match before the next begins. */
export async function readThrough(game: Game, log: readonly Entry[]): Promise<Through> {
  const table = foldTable(game, log.slice(0, 1));
  const records: (string | null)[] = [];
  for (const entry of log.slice(1)) {
    if (entry.what === 'begin' && table.sitting) records.push(finished(table.sitting));
    evolve(table, entry);
    if (entry.number % AT_ONCE === 0) await breathe();
  }
  if (table.sitting) records.push(finished(table.sitting));
  const grants = table.seats.map(sits => (sits.is === 'person' ? sits.grant : null));
  return { table, archive: { onlookers: table.opened.settings.onlookers, grants, records } };
}

const finished = (sitting: Sitting): string | null =>
  statusOf(sitting.match).is === 'over' ? recordOf(sitting) : null;

export const pack = (archive: Archive): Promise<Uint8Array> => promisify(deflateRaw)(JSON.stringify(archive));

export async function unpack(bytes: Uint8Array): Promise<Archive> {
  return JSON.parse((await promisify(inflateRaw)(bytes)).toString()) as Archive;
}
