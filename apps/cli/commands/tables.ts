/** `parlour tables`: lists, shows, closes and deletes stored tables while servers run. */
import { assertDefined } from '@parlour/kernel/result';
import { configFromEnvironment } from '@parlour/server/config';
import { parseListing } from '@parlour/server/store/listing';
import {
  type StoredTableInfo,
  TABLE_STATES,
  type TableFilter,
  type TableRow,
  type TableStore,
  tableState,
} from '@parlour/server/store/types';
import { closeTable, isLogClosed, readUndamagedLog, settingsInLog } from '@parlour/server/tables/close-table';
import type { LogEntry } from '@parlour/table/log';
import { parseChoice, parseWholeNumber } from '../lib/arguments.ts';
import { type CliCommand, type CliOption, JSON_OPTION } from '../lib/command.ts';
import { fail, withOperatorErrors } from '../lib/errors.ts';
import { findGameOrFail } from '../lib/game-setup.ts';
import { alignColumns, wrap } from '../lib/terminal-output.ts';

const STORE_OPTIONS: readonly CliOption[] = [
  { flag: '--file <file>', says: 'Database file (default: PARLOUR_FILE).' },
  { flag: '--database <url>', says: 'PostgreSQL database (default: DATABASE_URL).' },
];

export const command: CliCommand = {
  name: 'tables',
  summary: 'List, show, close and delete stored tables.',
  subcommands: [
    {
      name: 'list',
      summary: 'List tables, newest first.',
      options: [
        ...STORE_OPTIONS,
        { flag: '--state <state>', says: 'Only open, closed or archived tables.' },
        { flag: '--game <game>', says: 'Only tables of this game.' },
        { flag: '--listed', says: 'Only tables in the public list.' },
        { flag: '--unseen <days>', says: 'Only tables without a visit for this many days.' },
        { flag: '--limit <n>', says: 'Maximum number of tables, at most 1000.', default: '50' },
        JSON_OPTION,
      ],
      run: listTables,
    },
    {
      name: 'show',
      summary: 'Show a table: state, settings, names and times.',
      arguments: '<table>',
      options: [...STORE_OPTIONS, JSON_OPTION],
      run: showTable,
    },
    {
      name: 'close',
      summary: 'Close a table; its records stay.',
      arguments: '<table>',
      options: STORE_OPTIONS,
      run: closeStoredTable,
    },
    {
      name: 'delete',
      summary: 'Delete a table with its log and its records.',
      arguments: '<table>',
      options: STORE_OPTIONS,
      run: deleteTable,
    },
  ],
  help: `Servers can keep running. Name a table by its id or, while it is open, by its code. \
Closing a table frees its code and keeps its records; deleting it removes everything. \
docs/hosting.md says when the server archives and deletes tables.`,
};

type StoreLocation = { readonly file?: string; readonly database?: string };

type ListFlags = StoreLocation & {
  readonly state?: string;
  readonly game?: string;
  readonly unseen?: string;
  readonly limit: string;
  readonly listed?: true;
  readonly json?: true;
};

const DAY_MS = 86_400_000;
const MAX_LISTED = 1000;

const printJson = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

function listTables(_: readonly [], flags: ListFlags): Promise<void> {
  return withStore(flags, async store => {
    const listings = await store.listTables(parseFilter(flags));
    if (flags.json) return printJson(listings.map(listingAsJson));
    if (listings.length === 0) return console.log('No table matches.');
    const rows = listings.map(listing => listingRow(listing, Date.now()));
    for (const line of alignColumns([TABLE_HEADING, ...rows], 'lllllrrrr')) console.log(line);
  });
}

function parseFilter({ state, game, unseen, limit, listed }: ListFlags): TableFilter {
  return {
    state: state === undefined ? undefined : parseChoice('--state', TABLE_STATES, state),
    game: game === undefined ? undefined : findGameOrFail(game).id,
    door: listed ? 'listed' : undefined,
    unusedForMs: unseen === undefined ? undefined : DAY_MS * parseWholeNumber('--unseen', unseen),
    limit: parseWholeNumber('--limit', limit, 1, MAX_LISTED),
  };
}

type ShowFlags = StoreLocation & { readonly json?: true };

function showTable([name]: readonly [string], flags: ShowFlags): Promise<void> {
  return withStore(flags, async store => {
    const row = await findRowOrFail(store, name);
    const facts = describeStoredTable(row, await store.read(row.id, 1));
    if (flags.json) return printJson(facts);
    for (const [fact, value] of Object.entries(facts))
      console.log(wrap(factText(value), `${(FACT_LABELS[fact] ?? fact).padEnd(10)}  `, ' '.repeat(12)));
  });
}

function closeStoredTable([name]: readonly [string], flags: StoreLocation): Promise<void> {
  return withStore(flags, async store => {
    const row = await findRowOrFail(store, name);
    if (row.closed) return console.log(`Table ${row.id} is already closed.`);
    await closeWithRetry(store, row.id);
    console.log(`Closed table ${row.id}. Its players are notified within seconds.`);
  });
}

/** A player may write at the same time. The entry number decides, and the loser of the race tries again. */
async function closeWithRetry(store: TableStore, id: string): Promise<void> {
  for (;;) {
    const log = await readUndamagedLog(store, id);
    if (log?.length === 0) fail(`Table ${id} has just been deleted.`);
    if (!log || isLogClosed(log)) return store.updateNotes(id, { closed: true });
    if (await closeTable(store, id, assertDefined(log.at(-1)), Date.now())) return;
  }
}

function deleteTable([name]: readonly [string], flags: StoreLocation): Promise<void> {
  return withStore(flags, async store => {
    const { id } = await findRowOrFail(store, name);
    await store.remove(id);
    console.log(`Deleted table ${id} with its log and its records.`);
  });
}

/** Finds a table by its id or, while it is open, by its code. */
async function findRowOrFail(store: TableStore, name: string): Promise<TableRow> {
  const row = (await store.find({ id: name })) ?? (await store.find({ code: name.toUpperCase() }));
  return row ?? fail(`There is no table "${name}". "parlour tables list" lists all tables.`);
}

const withStore = ({ file, database }: StoreLocation, work: (store: TableStore) => Promise<unknown>): Promise<void> =>
  withOperatorErrors(async () => {
    const store = await openStore(file, database);
    await work(store).finally(() => store.close());
  });

/** Opens the store that `parlour serve` would open; flags override the environment. */
async function openStore(file: string | undefined, database: string | undefined): Promise<TableStore> {
  const config = configFromEnvironment({ ...process.env, ...(database && { DATABASE_URL: database }) });
  const url = file === undefined ? config.databaseUrl : undefined;
  if (url !== undefined) return (await import('@parlour/server/store/postgres/store')).openPostgresStore(url);
  return (await import('@parlour/server/store/sqlite/store')).openSqliteStoreBeside(file ?? config.file);
}

const TABLE_HEADING = ['table', 'code', 'state', 'access', 'game', 'age', 'visit', 'entries', 'size'];

/** Labels of `tables show` where the stored name differs. */
const FACT_LABELS: Readonly<Record<string, string>> = {
  door: 'access',
  laid: 'created',
  seen: 'last visit',
  written: 'last entry',
};

function listingRow(
  { id, code, state, door, card, laid: createdAt, seen: lastActiveAt, entries, bytes }: StoredTableInfo,
  now: number,
): string[] {
  const ages = [createdAt, lastActiveAt].map(time => formatAge(now - time));
  return [
    id,
    state === 'open' ? code : '',
    state,
    door,
    parseListing(card).game,
    ...ages,
    String(entries),
    formatSize(bytes),
  ];
}

/** Tables written by early versions have no last-visit time. */
function formatAge(milliseconds: number): string {
  const hours = Math.max(0, milliseconds) / 3_600_000;
  if (hours > 24 * 10_000) return '?';
  return hours < 1
    ? `${Math.floor(hours * 60)} min`
    : hours < 48
      ? `${Math.floor(hours)} h`
      : `${Math.floor(hours / 24)} d`;
}

const formatSize = (bytes: number): string => (bytes < 10_000 ? `${bytes} B` : `${Math.round(bytes / 1000)} kB`);

/** Leaves out what only players may know: a log contains hands and the secrets of seals. */
function listingAsJson({ card, ...listing }: StoredTableInfo): object {
  const times = { laid: isoTime(listing.laid), seen: isoTime(listing.seen) };
  return { ...listing, ...times, game: parseListing(card).game };
}

const isoTime = (time: number): string | null => (time > 0 ? new Date(time).toISOString() : null);

const factText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value)?.replaceAll(',', ', ') ?? 'unknown');

/** Shows only the current name of a renamed player. */
function playerNames(log: readonly LogEntry[]): string[] {
  const newNames = new Map(log.flatMap(entry => (entry.what === 'named' ? [[entry.grant, entry.name] as const] : [])));
  return log.flatMap(entry =>
    entry.what === 'sit' || entry.what === 'computer' ? [newNames.get(entry.number) ?? entry.name] : [],
  );
}

function describeStoredTable(row: TableRow, log: readonly LogEntry[]): Readonly<Record<string, unknown>> {
  const names = playerNames(log);
  return {
    table: row.id,
    state: tableState(row),
    ...(row.closed ? {} : { code: row.code }),
    door: row.door,
    game: parseListing(row.card).game,
    laid: isoTime(row.laid),
    seen: isoTime(row.seen),
    settings: settingsInLog(log),
    ...(names.length > 0 ? { names: [...new Set(names)] } : {}),
    matches: log.filter(({ what }) => what === 'begin').length,
    entries: log.length,
    ...(log.length > 0 ? { written: isoTime(assertDefined(log.at(-1)).at) } : {}),
  };
}
