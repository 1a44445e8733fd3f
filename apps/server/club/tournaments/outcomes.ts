/** How the tables of a round ended: from those that are open in this server, else from the store once they are quiet. */
import type { Round, RoundTable } from '@parlour/club/tournament/fold';
import type { Outcome } from '@parlour/club/tournament/log';
import type { Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import { foldTable } from '@parlour/table/fold';
import { seatsAt, type Table } from '@parlour/table/table';
import { readLog, type ServerContext } from '../../open-tables.ts';
import { DamagedLog } from '../../trouble.ts';

/** How a table ended, and which of its seats nobody ever came to. */
export type EndedTable = { readonly table: string; readonly outcome: Outcome; readonly absent: readonly Seat[] };

/** What is known of the tables of a round that have no outcome yet. */
export type RoundNews = { readonly ended: readonly EndedTable[]; readonly unlaid: readonly RoundTable[] };

export async function readOutcomes(context: ServerContext, { tables }: Round): Promise<RoundNews> {
  const open = tables.filter(({ outcome }) => !outcome);
  const heads = await context.store.heads(open.map(({ id }) => id));
  const missing = open.filter(({ id }) => !heads.has(id));
  const found = await Promise.all(
    open.map(async ({ id }) => {
      const table = await quietTable(context, id, heads.get(id)).catch(orDamaged);
      if (table === 'damaged') return [{ table: id, outcome: UNPLAYED, absent: [] }];
      const outcome = table && outcomeOf(table);
      return outcome ? [{ table: id, outcome, absent: absentFrom(table) }] : [];
    }),
  );
  const gone = await goneOf(context, missing);
  const unlaid = missing.filter(({ id }) => !gone.some(({ table }) => table === id));
  return { ended: [...found.flat(), ...gone], unlaid };
}

/** What has been put away without anybody having looked was not played. One that is there since is just being laid. */
async function goneOf({ store }: ServerContext, missing: readonly RoundTable[]): Promise<EndedTable[]> {
  const rows = await Promise.all(missing.map(({ id }) => store.find({ id })));
  return rows.flatMap(row => (row?.archived ? [{ table: row.id, outcome: UNPLAYED, absent: [] }] : []));
}

/** Whoever has neither cut nor played was never there. */
export function absentFrom({ log }: Table): Seat[] {
  const came = new Set(
    log.flatMap(entry =>
      entry.what === 'input' ? [entry.input.by] : CAME.has(entry.what) && 'seat' in entry ? [entry.seat] : [],
    ),
  );
  return log.flatMap(entry => (entry.what === 'sit' && !came.has(entry.seat) ? [entry.seat] : []));
}

const CAME: ReadonlySet<string> = new Set(['commit', 'cut', 'back', 'leave']);

const UNPLAYED: Outcome = { winners: [], scores: null, why: 'unplayed' };

type Noted = { readonly head: number; looked: number };

/** How far the tables had got when they were last looked at. */
const noted = new WeakMap<ServerContext, Map<string, Noted>>();
const NOTED = 20_000;

/** A table elsewhere is read once it has not moved from one time to the next, and not again until it has moved. */
async function quietTable(context: ServerContext, id: string, head: number | undefined): Promise<Table | undefined> {
  if (head === undefined) return undefined;
  const live = await context.tables.get(id)?.catch(() => undefined);
  if (live) return live.runner.table;
  const notes = noted.get(context) ?? new Map<string, Noted>();
  noted.set(context, notes);
  const before = notes.get(id);
  if (notes.size > NOTED) notes.clear();
  notes.set(id, { head, looked: before?.looked ?? 0 });
  if (before?.head !== head || before.looked === head) return undefined;
  notes.set(id, { head, looked: head });
  return (await readLog(context, id)).table;
}

/** What cannot be read any more must not keep a round waiting: its table counts as not played. */
function orDamaged(error: unknown): 'damaged' {
  if (error instanceof DamagedLog && error.damage !== 'unknown') return 'damaged';
  throw error;
}

/** The first match at a table counts; people may play on. */
function outcomeOf(table: Table): Outcome | undefined {
  const first = asOfFirst(table);
  if (first.status?.is === 'over') {
    const { winners, scores } = first.status.result;
    return { winners, scores, why: 'played' };
  }
  return table.closed ? UNPLAYED : undefined;
}

function asOfFirst(table: Table): Table {
  const second = table.log.filter(({ what }) => what === 'begin')[1];
  return second ? foldTable(table.game, table.log.slice(0, second.number - 1)) : table;
}

/** A table as it stands when its round is closed; undefined if nobody has laid it yet. */
export async function standingTable(context: ServerContext, id: string): Promise<EndedTable | undefined> {
  const live = await context.tables.get(id)?.catch(() => undefined);
  const table = live ? live.runner.table : await read(context, id);
  if (table === 'damaged') return { table: id, outcome: UNPLAYED, absent: [] };
  return table && { table: id, outcome: standingOutcome(table), absent: absentFrom(table) };
}

const read = (context: ServerContext, id: string): Promise<Table | 'damaged' | undefined> =>
  readLog(context, id)
    .then(({ table }) => table)
    .catch(orDamaged)
    .catch(() => undefined);

function standingOutcome(table: Table): Outcome {
  const { sitting, game } = table;
  if (!sitting) return UNPLAYED;
  const { scores } = game.view(sitting.match.state, null);
  const sides = game.sides(table.opened.count);
  const goods = scores.map(score => (game.better === 'high' ? score : -score));
  const best = Math.max(...goods.slice(0, sides));
  const winners = seatsAt(table).filter(seat => nth(goods, seat % sides) === best);
  return { winners, scores, why: 'clock' };
}
