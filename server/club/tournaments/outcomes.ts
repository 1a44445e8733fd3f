/** How the tables of a round ended: from those that are open in this server, else from the store once they are quiet. */
import type { Round, RoundTable } from '@parlour/club/tournament/fold';
import type { Outcome } from '@parlour/club/tournament/log';
import { nth } from '@parlour/kernel/must';
import { foldTable } from '@parlour/table/fold';
import { seatsAt, type Table } from '@parlour/table/table';
import { openGame, type ServerContext } from '../../open-tables.ts';

export type EndedTable = { readonly table: string; readonly outcome: Outcome };

/** What is known of the tables of a round that have no outcome yet. */
export type RoundNews = { readonly ended: readonly EndedTable[]; readonly unlaid: readonly RoundTable[] };

export async function readOutcomes(context: ServerContext, { tables }: Round): Promise<RoundNews> {
  const open = tables.filter(({ outcome }) => !outcome);
  const heads = await context.store.heads(open.map(({ id }) => id));
  const unlaid = open.filter(({ id }) => !heads.has(id));
  const found = await Promise.all(
    open.map(async ({ id }) => {
      const table = await quietTable(context, id, heads.get(id));
      const outcome = table && outcomeOf(table);
      return outcome ? [{ table: id, outcome }] : [];
    }),
  );
  return { ended: [...found.flat(), ...(await goneOf(context, unlaid))], unlaid };
}

/** What has been put away or closed without an end was not played. */
async function goneOf({ store }: ServerContext, unlaid: readonly RoundTable[]): Promise<EndedTable[]> {
  const rows = await Promise.all(unlaid.map(({ id }) => store.find({ id })));
  return rows.flatMap(row => (row ? [{ table: row.id, outcome: UNPLAYED }] : []));
}

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
  return readTable(context, id);
}

async function readTable(context: ServerContext, id: string): Promise<Table> {
  const log = await context.store.read(id, 1);
  const { game } = await openGame(context, log[0]);
  return foldTable(game, log);
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

/** As it stands when the clock closes the round; undefined where nothing was played. */
export async function standingOutcome(context: ServerContext, id: string): Promise<Outcome | undefined> {
  const live = await context.tables.get(id)?.catch(() => undefined);
  const table = live ? live.runner.table : await readTable(context, id);
  const { sitting, game } = table;
  if (!sitting) return undefined;
  const { scores } = game.view(sitting.match.state, null);
  const sides = game.sides(table.opened.count);
  const goods = scores.map(score => (game.better === 'high' ? score : -score));
  const best = Math.max(...goods.slice(0, sides));
  const winners = seatsAt(table).filter(seat => nth(goods, seat % sides) === best);
  return { winners, scores, why: 'clock' };
}
