/** What the operator does with tables while the house goes on; nothing shows a hand. */
import { must } from '@parlour/kernel/must';
import type { ShownTable } from '@parlour/protocol/club/house';
import { closeTable, isClosedBy, soundLog } from '../../closing.ts';
import { HttpTrouble } from '../../http/errors.ts';
import { dropTable } from '../../live-table.ts';
import { openTable, type ServerContext } from '../../open-tables.ts';
import { findRecord } from '../../records.ts';
import type { State } from '../../store/upkeep.ts';
import { NO_TABLE } from '../../trouble.ts';

const noTable = (): never => {
  throw new HttpTrouble(404, 'no-table', NO_TABLE);
};

export async function listTables(
  { store }: ServerContext,
  state: State | undefined,
  limit: number,
): Promise<ShownTable[]> {
  return (await store.list({ state, limit })).map(({ id, card, ...listing }) => {
    const { code, state, door, laid, seen, entries, bytes } = listing;
    const { game = '' } = JSON.parse(card) as { game?: string };
    return { table: id, code: state === 'open' ? code : '', state, door, game, laid, seen, entries, bytes };
  });
}

/** Somebody may play just now; the number decides, and whoever was late tries again. */
export async function closeByOperator(context: ServerContext, id: string): Promise<void> {
  const { store, clock, bus, tables } = context;
  for (;;) {
    const log = await soundLog(store, id);
    if (log?.length === 0) return noTable();
    if (!log || isClosedBy(log)) return store.note(id, { closed: true });
    const entry = await closeTable(store, id, must(log.at(-1)), clock.now());
    if (!entry) continue;
    bus.publish(id, { tells: 'moved', number: entry.number, entries: [entry] });
    await (await tables.get(id))?.runner.hear([entry]);
    return;
  }
}

export async function deleteByOperator({ store, tables }: ServerContext, id: string): Promise<void> {
  if (!(await store.remove(id))) return noTable();
  const live = await tables.get(id)?.catch(() => undefined);
  if (live) dropTable(live);
}

/** With the token of the host, which the house can always make. */
export async function recordForOperator(context: ServerContext, id: string, match: number): Promise<string> {
  const found = await findRecord(context, id, match, context.tokens.host(id), async () =>
    must((await openTable(context, id)) ?? noTable()),
  );
  if (typeof found !== 'string') return found.text;
  if (found === 'round-running')
    throw new HttpTrouble(
      409,
      found,
      'Others are still playing this deal. Its record can be read when the round is over.',
    );
  throw new HttpTrouble(404, found, 'There is no record of that match, or it is not over yet.');
}
