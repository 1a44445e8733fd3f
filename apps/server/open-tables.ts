/** The house: every table that is kept in this server, opened when somebody comes and put away when nobody is left. */
import type { Game } from '@parlour/kernel/game';
import { evolve, foldTable } from '@parlour/table/fold';
import type { Entry } from '@parlour/table/log';
import type { Table } from '@parlour/table/table';
import type { SessionEnd } from './bus/port.ts';
import { closeDamaged } from './closing.ts';
import type { PushSettings } from './club/waiting/push-keys.ts';
import type { Keep } from './config.ts';
import { type Ledger, timed } from './judging-cost.ts';
import type { OpenedGame } from './library.ts';
import type { Counter } from './limits/counter.ts';
import type { Sharing } from './limits/sharing.ts';
import { goLive, type LiveTable, type TableContext, type TableParts } from './live-table.ts';
import type { TableRow } from './store/port.ts';
import type { ThinkingPool } from './thinking/pool.ts';
import type { Tokens } from './tokens.ts';
import { DamagedLog, PUT_AWAY, TableTrouble } from './trouble.ts';

export type ServerContext = TableContext & {
  readonly tokens: Tokens;
  readonly keep: Keep;
  /** Tries whether the store takes what is written. */
  canWrite(): Promise<boolean>;
  /** What each address may have. */
  readonly limits: Counter;
  /** Tells the other servers what was counted, and hears from them. */
  readonly shareLimits: Sharing;
  readonly mostOnlookers: number;
  /** What the operator shows to be let in; undefined where nobody is. */
  readonly operatorKey: string | undefined;
  /** Threads for whatever takes long. */
  readonly thinking: Pick<ThinkingPool, 'thinkerOf' | 'hinterOf' | 'replay' | 'judgeDay'>;
  /** How members are told by push messages what waits for them; without it nobody is. */
  readonly push?: PushSettings;
  /** Closes the sockets that this server has open in a session that has ended. */
  hangUp(session: string, how: SessionEnd): void;
  isClosing: boolean;
};

/** The room of a table; undefined if there is no such table. */
export function openTable(context: ServerContext, id: string): Promise<LiveTable | undefined> {
  const known = context.tables.get(id);
  if (known) return known;
  const opening = openAgain(context, id);
  context.tables.set(id, opening);
  opening.then(
    live => live === undefined && context.tables.delete(id),
    () => context.tables.delete(id),
  );
  return opening;
}

type ReadLog = { readonly opened: OpenedGame; readonly table: Table; readonly ledger: Ledger };

/** Reads and folds a log without opening the table. */
export async function readLog(context: ServerContext, id: string): Promise<ReadLog> {
  const log = await context.store.read(id, 1);
  const opened = await openGame(context, log[0]);
  const ledger: Ledger = { spent: 0 };
  return { opened, ledger, table: foldLog(timed(opened.game, ledger), log, id) };
}

async function openAgain(context: ServerContext, id: string): Promise<LiveTable | undefined> {
  const row = await context.store.find({ id });
  if (!row) return undefined;
  if (row.archived) throw new TableTrouble(PUT_AWAY);
  const { opened, table, ledger } = await readLog(context, id).catch(async error => {
    if (error instanceof DamagedLog) await closeDamaged(context, error);
    throw error;
  });
  return startTable(context, row, opened, { table, ledger, origin: 'resumed', whose: id });
}

export function startTable(context: ServerContext, row: TableRow, opened: OpenedGame, given: Given): LiveTable {
  const { thinking, report } = context;
  report.count('tables');
  return goLive(context, row, {
    ...given,
    people: opened.people,
    thinkerOf: whose => thinking.thinkerOf(opened, row.id, whose),
    hinterOf: from => thinking.hinterOf(opened, row.id, from),
  });
}

type Given = Pick<TableParts, 'table' | 'origin' | 'ledger' | 'whose'>;

/** A table goes on under the rules it was laid under, whatever has become of them since. */
export async function openGame({ library }: ServerContext, first: Entry | undefined): Promise<OpenedGame> {
  if (first?.what !== 'open') throw new TableTrouble('The log of this table is damaged.');
  const opened = await library.open(first.game, first.options, first.rules);
  if (!opened.ok) throw new TableTrouble(opened.fault);
  return opened.value;
}

/** Folds a log; throws DamagedLog at the entry that cannot have happened. */
function foldLog(game: Game, log: readonly Entry[], id: string): Table {
  let number = 1;
  try {
    const table = foldTable(game, log.slice(0, 1));
    for (const entry of log.slice(1)) {
      number = entry.number;
      if ('seat' in entry && entry.seat >= table.seats.length) throw new Error(`there is no seat ${entry.seat}`);
      evolve(table, entry);
    }
    return table;
  } catch (cause) {
    throw new DamagedLog(id, number, 'impossible', { cause });
  }
}
