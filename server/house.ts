/** The house: every table that is kept in this server, opened when somebody comes and put away when nobody is left. */
import type { Game } from '@parlour/kernel/game';
import { foldTable } from '@parlour/table/fold';
import type { Entry } from '@parlour/table/log';
import type { Table } from '@parlour/table/table';
import type { Keep } from './config.ts';
import { type Ledger, timed } from './judging.ts';
import type { Library, Opened } from './library.ts';
import type { Counter } from './limits/counter.ts';
import type { Sharing } from './limits/sharing.ts';
import { type Furnished, type Housing, openRoom, type Room } from './room.ts';
import type { Row } from './store/port.ts';
import type { ThinkingRoom } from './thinking/pool.ts';
import type { Tokens } from './tokens.ts';
import { PUT_AWAY, TableTrouble } from './trouble.ts';

export type House = Housing & {
  readonly library: Library;
  readonly tokens: Tokens;
  readonly keep: Keep;
  /** Tries whether the store takes what is written. */
  canWrite(): Promise<boolean>;
  /** What each address may have. */
  readonly limits: Counter;
  /** Tells the other servers what was counted, and hears from them. */
  readonly shareLimits: Sharing;
  readonly mostOnlookers: number;
  /** Threads for whatever takes long. */
  readonly thinking: Pick<ThinkingRoom, 'thinkerOf' | 'hinterOf' | 'replay'>;
  isClosing: boolean;
};

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
  if (row.archived) throw new TableTrouble(PUT_AWAY);
  const log = await house.store.read(id, 1);
  const opened = await openGame(house, log[0]);
  const ledger: Ledger = { spent: 0 };
  const table = readAgain(timed(opened.game, ledger), log, id);
  return furnish(house, row, opened, { table, ledger, origin: 'resumed', whose: id });
}

export function furnish(house: House, row: Row, opened: Opened, given: Given): Room {
  const { thinking, report } = house;
  report.count('tables');
  const room: Room = openRoom(house, row, {
    ...given,
    characters: opened.characters,
    think: thinking.thinkerOf(opened, row.id, () => room?.whose ?? given.whose),
    hinterOf: from => thinking.hinterOf(opened, row.id, from),
  });
  return room;
}

type Given = Pick<Furnished, 'table' | 'origin' | 'ledger' | 'whose'>;

/** A table goes on under the rules it was laid under, whatever has become of them since. */
export async function openGame({ library }: House, first: Entry | undefined): Promise<Opened> {
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
