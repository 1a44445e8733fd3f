/** `parlour tables`: what an operator sees of the tables and does with them, while the servers go on. */
import { must } from '@parlour/kernel/must';
import { closeTable, isClosedBy, soundLog } from '@parlour/server/closing';
import { configFrom } from '@parlour/server/config';
import type { TableRow, TableStore } from '@parlour/server/store/port';
import { type Choice, STATES } from '@parlour/server/store/upkeep';
import { withSentence } from '../store-trouble.ts';
import { factsOf, HEAD, lineOf, shown, textOf } from '../table-facts.ts';
import { trouble, wholeNumber } from '../trouble.ts';

/** Where the tables are. */
export type Where = { readonly file?: string; readonly database?: string };

export type ListFlags = Where & {
  readonly state?: string;
  readonly game?: string;
  readonly unseen?: string;
  readonly limit: string;
  readonly listed?: true;
  readonly json?: true;
};

const DAY = 86_400_000;
const MOST = 1000;

const print = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

export const listTables = (flags: ListFlags): Promise<void> =>
  withStore(flags, async store => {
    const listings = await store.list(choiceFrom(flags));
    if (flags.json) return print(listings.map(shown));
    if (listings.length === 0) return console.log('There are no such tables.');
    console.log(HEAD);
    for (const listing of listings) console.log(lineOf(listing, Date.now()));
  });

function choiceFrom({ state, game, unseen, limit, listed }: ListFlags): Choice {
  const known = STATES.find(each => each === state);
  if (state !== known) return trouble(`--state is ${STATES.join(', ')}, not "${state}".`);
  return {
    state: known,
    game,
    door: listed ? 'listed' : undefined,
    unseenFor: unseen === undefined ? undefined : DAY * wholeNumber('--unseen', unseen),
    limit: Math.min(MOST, wholeNumber('--limit', limit, 1)),
  };
}

export const showTable = (name: string, flags: Where & { readonly json?: true }): Promise<void> =>
  withStore(flags, async store => {
    const row = await rowNamed(store, name);
    const facts = factsOf(row, await store.read(row.id, 1));
    if (flags.json) return print(facts);
    for (const [fact, value] of Object.entries(facts)) console.log(`${fact.padEnd(8)}  ${textOf(value)}`);
  });

export const closeNamed = (name: string, flags: Where): Promise<void> =>
  withStore(flags, async store => {
    const row = await rowNamed(store, name);
    if (row.closed) return console.log(`Table ${row.id} was closed already.`);
    await close(store, row.id);
    console.log(`Table ${row.id} is closed. Whoever sits there is told within seconds.`);
  });

/** Somebody may play just now; the number decides, and whoever was late tries again. */
async function close(store: TableStore, id: string): Promise<void> {
  for (;;) {
    const log = await soundLog(store, id);
    if (log?.length === 0) trouble(`Table ${id} has been deleted meanwhile.`);
    if (!log || isClosedBy(log)) return store.note(id, { closed: true });
    if (await closeTable(store, id, must(log.at(-1)), Date.now())) return;
  }
}

export const deleteNamed = (name: string, flags: Where): Promise<void> =>
  withStore(flags, async store => {
    const { id } = await rowNamed(store, name);
    await store.remove(id);
    console.log(`Table ${id} is deleted, with its log and its records.`);
  });

/** A table is named by its id or, while it is open, by its code. */
async function rowNamed(store: TableStore, name: string): Promise<TableRow> {
  const row = (await store.find({ id: name })) ?? (await store.find({ code: name.toUpperCase() }));
  return row ?? trouble(`There is no table "${name}"; "parlour tables list" shows those there are.`);
}

const withStore = ({ file, database }: Where, work: (store: TableStore) => Promise<unknown>): Promise<void> =>
  withSentence(async () => {
    const store = await openStore(file, database);
    await work(store).finally(() => store.close());
  });

/** The same that `parlour serve` would open; what is named here goes before the environment. */
async function openStore(file: string | undefined, database: string | undefined): Promise<TableStore> {
  const config = configFrom({ ...process.env, ...(database && { DATABASE_URL: database }) });
  const url = file === undefined ? config.databaseUrl : undefined;
  if (url !== undefined) return (await import('@parlour/server/store/postgres')).postgresStore(url);
  return (await import('@parlour/server/store/sqlite')).sqliteBeside(file ?? config.file);
}
