/** Writing a new table down: it gets a name, a code, and somebody who looks after it. */
import { CODE_LENGTHS } from '@parlour/protocol/table-names';
import { foldTable } from '@parlour/table/fold';
import type { Entry } from '@parlour/table/log';
import { needsDriver } from '@parlour/table/needs-driver';
import type { Table } from '@parlour/table/table';
import { type Ledger, timed } from './judging-cost.ts';
import { LEASE } from './lease.ts';
import type { OpenedGame } from './library.ts';
import { listingOf } from './listing.ts';
import type { LiveTable } from './live-table.ts';
import { newCode, newId } from './names.ts';
import { openTable, type ServerContext, startTable } from './open-tables.ts';
import { type Door, type NewRow, StoreTrouble } from './store/port.ts';

type Named = {
  readonly door: Door;
  /** Who is charged for what is judged there. */
  readonly from: string;
  /** Its name, if that was settled before; else one is drawn. */
  readonly id?: string;
};

/** Codes are short, so one may be taken: another is drawn, and after some tries a longer one. */
const TRIES = 4;
const LENGTHS = CODE_LENGTHS.flatMap(length => Array.from({ length: TRIES }, () => length));

/** Undefined if there is a table of this name already. */
export async function keepTable(
  context: ServerContext,
  opened: OpenedGame,
  entries: readonly Entry[],
  { door, from, id }: Named,
): Promise<LiveTable | undefined> {
  const { store, entropy, clock } = context;
  const ledger: Ledger = { spent: 0 };
  const table = foldTable(timed(opened.game, ledger), entries);
  const due = needsDriver(table, []) ? LEASE : null;
  for (const length of LENGTHS) {
    const card = JSON.stringify(listingOf(table));
    const row: NewRow = { id: id ?? newId(entropy), code: newCode(entropy, length), door, laid: clock.now(), card };
    if ((await store.lay(row, entries, due)) === 'laid')
      return begin(context, opened, row, { table, ledger, from, due });
    if (id !== undefined && (await store.find({ id }))) return undefined;
  }
  throw new StoreTrouble('Every code that was drawn is taken.');
}

type Begun = { readonly table: Table; readonly ledger: Ledger; readonly from: string; readonly due: number | null };

/** A table whose name was known before may have been opened here since it was written down. */
async function begin(
  context: ServerContext,
  opened: OpenedGame,
  row: NewRow,
  begun: Begun,
): Promise<LiveTable | undefined> {
  if (context.tables.has(row.id)) return openTable(context, row.id);
  const { table, ledger, from, due } = begun;
  const fresh = { closed: false, archived: false, seen: row.laid, held: due !== null };
  const live = startTable(context, { ...row, ...fresh }, opened, { table, ledger, origin: 'fresh', whose: from });
  context.tables.set(row.id, Promise.resolve(live));
  return live;
}
