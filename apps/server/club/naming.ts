/** Changing the name somebody goes by at a table, in its log, wherever the table is open. */
import type { Entry, Named } from '@parlour/table/log';
import { stamp } from '@parlour/table/log';
import { soundLog } from '../closing.ts';
import { listingOf } from '../listing.ts';
import { openTable, type ServerContext } from '../open-tables.ts';
import { StoreTrouble } from '../store/port.ts';

/** What those are called who are members no longer. */
export const FORMER = 'a former member';

/** So often somebody at the table may have been quicker. */
const TRIES = 8;

export type Renaming = Omit<Named, 'what'>;

/** Does nothing if the log is archived or damaged: neither shows a name. */
export async function nameSeat(context: ServerContext, table: string, renaming: Renaming): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const log = await soundLog(context.store, table);
    const last = log?.at(-1);
    if (!log || !last || !isWanted(log, renaming)) return;
    const entries = stamp([{ what: 'named', ...renaming }], last, context.clock.now());
    const outcome = await context.store.append(table, entries);
    if (outcome === 'gone') return;
    if (outcome !== 'behind') return tell(context, table, entries);
  }
  throw new StoreTrouble(`Too many were writing at table ${table} at once.`);
}

/** Said again it changes nothing; a member has one seat at a table, and where a member sat down nobody else did. */
function isWanted(log: readonly Entry[], { seat, grant, name, member }: Renaming): boolean {
  const sat = log[grant - 1];
  if (sat?.what !== 'sit' || sat.seat !== seat) return false;
  const named = log.findLast(entry => entry.what === 'named' && entry.grant === grant) ?? sat;
  const isSame = 'name' in named && named.name === name;
  const isTheirs = 'member' in named && named.member === member;
  if (isSame || member === undefined || isTheirs) return !isSame;
  const isAnothers = sat.member !== undefined && sat.member !== member;
  return !isAnothers && !log.some(entry => 'member' in entry && entry.member === member);
}

async function tell(context: ServerContext, table: string, entries: readonly Entry[]): Promise<void> {
  const number = entries[0]?.number ?? 0;
  context.bus.publish(table, { tells: 'moved', number, entries });
  const row = await context.store.find({ id: table });
  const isShown = row?.door === 'listed' && !row.closed;
  const live = await (context.tables.get(table) ?? (isShown ? openTable(context, table) : undefined));
  await live?.runner.catchUp();
  if (live && isShown) await context.store.note(table, { card: JSON.stringify(listingOf(live.runner.table)) });
}
