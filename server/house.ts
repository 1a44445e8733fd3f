/** The house: every table that is kept in this server, opened when somebody comes and put away when nobody is left. */
import type { Game } from '@parlour/kernel/game';
import { foldTable } from '@parlour/table/fold';
import type { Entry } from '@parlour/table/log';
import type { Table } from '@parlour/table/table';
import type { Thinker } from '@parlour/table/thinking';
import type { Library, Opened } from './library.ts';
import { type Housing, openRoom, type Room } from './room.ts';
import type { Row } from './store/port.ts';
import type { Tokens } from './tokens.ts';

export type House = Housing & {
  readonly library: Library;
  readonly tokens: Tokens;
  /** Lends a computer player of this game somewhere to think. */
  thinkerOf(opened: Opened, table: string): Thinker;
  readonly rooms: Map<string, Promise<Room | undefined>>;
  isClosing: boolean;
};

/** A table that cannot be opened any more, and why. */
export class TableTrouble extends Error {
  override readonly name = 'TableTrouble';
}

/** The room of a table; undefined if there is no such table. */
export function roomOf(house: House, id: string): Promise<Room | undefined> {
  const known = house.rooms.get(id);
  if (known) return known;
  const opening = openAgain(house, id);
  house.rooms.set(id, opening);
  opening.then(
    room => room === undefined && house.rooms.delete(id),
    () => house.rooms.delete(id),
  );
  return opening;
}

async function openAgain(house: House, id: string): Promise<Room | undefined> {
  const row = await house.store.find({ id });
  if (!row) return undefined;
  const log = await house.store.read(id, 1);
  const opened = await openGame(house, log[0]);
  const table = readAgain(opened.game, log, id);
  return furnish(house, row, opened, table, 'resumed');
}

export function furnish(house: House, row: Row, opened: Opened, table: Table, origin: 'fresh' | 'resumed'): Room {
  house.report.count('tables');
  return openRoom(house, row, { table, origin, characters: opened.characters, think: house.thinkerOf(opened, row.id) });
}

/** A table goes on under the rules it was laid under, whatever has become of them since. */
async function openGame({ library }: House, first: Entry | undefined): Promise<Opened> {
  if (first?.what !== 'open') throw new TableTrouble('The log of this table is damaged.');
  const opened = await library.open(first.game, first.options, first.rules);
  if ('wrong' in opened) throw new TableTrouble(opened.wrong);
  return opened;
}

function readAgain(game: Game, log: readonly Entry[], id: string): Table {
  try {
    return foldTable(game, log);
  } catch (cause) {
    throw new TableTrouble(`The log of table ${id} is damaged.`, { cause });
  }
}
