/** Creates tables, also from the record of an unfinished match. */

import { seatingFault } from '@parlour/kernel/record';
import { assertDefined, type Failure, failure, type Result, success } from '@parlour/kernel/result';
import type { CreateTableRequest } from '@parlour/protocol/http';
import { TABLE_CODE_LENGTHS } from '@parlour/protocol/wire-constants';
import { needsDriver } from '@parlour/table/computer/moves';
import { draftTable } from '@parlour/table/create';
import { foldTable } from '@parlour/table/fold';
import { type EntryDraft, FAIR_SETTINGS, type LogEntry, numberEntries, type TableSettings } from '@parlour/table/log';
import { RATED_SETTINGS } from '@parlour/table/rated-match';
import type { Table } from '@parlour/table/table';
import type { ServerContext } from '../context.ts';
import type { OpenedGame } from '../game-registry.ts';
import { type CpuLedger, measureGame } from '../limits/cpu-budget.ts';
import { type LobbyVisibility, type NewTableRow, StoreError } from '../store/types.ts';
import { randomId, randomTableCode } from '../tokens.ts';
import { LEASE_MS } from './lease.ts';
import { type LiveTable, lobbyListingOf } from './live-table.ts';
import { openLiveTable, startLiveTable } from './open-table.ts';
import { ratedTableReason, readRatedOptions } from './rated-eligibility.ts';

/** A longer option is a custom pack. */
const MIN_PACK_LENGTH = 1000;

export type CreatedTable = { readonly live: LiveTable; readonly hostToken: string };

type PreparedTable = { readonly opened: OpenedGame; readonly drafts: readonly EntryDraft[] };

export type CreateTableError = { readonly is: 'wrong' | 'enough'; readonly message: string };

const invalidRequest = (message: string): Failure<CreateTableError> => failure({ is: 'wrong', message });
const limitReached = (message: string): Failure<CreateTableError> => failure({ is: 'enough', message });

export async function createTable(
  context: ServerContext,
  request: CreateTableRequest,
  from: string,
): Promise<Result<CreatedTable, CreateTableError>> {
  if (!context.limits.tryConsume('tables', from))
    return limitReached('Too many new tables from your address. Try again in an hour.');
  const prepared = await (request.record === undefined
    ? prepareNew(context, request)
    : prepareFromRecord(context, request, from));
  if (!prepared.ok) return invalidRequest(prepared.fault);
  const { opened, drafts } = prepared.value;
  const entries = numberEntries(drafts, { number: 0, at: 0 }, context.clock.now());
  const limitError = storageLimitError(context, opened, entries, from);
  if (limitError) return limitError;
  const live = assertDefined(await registerTable(context, opened, entries, { door: request.door ?? 'private', from }));
  return success({ live, hostToken: context.tokens.host(live.row.id) });
}

function storageLimitError(
  { limits }: ServerContext,
  { options }: OpenedGame,
  entries: readonly LogEntry[],
  from: string,
): Failure<CreateTableError> | undefined {
  const isPack = Object.values(options).some(value => typeof value === 'string' && value.length > MIN_PACK_LENGTH);
  if (isPack && !limits.tryConsume('packs', from))
    return limitReached('Too many packs from your address today. Try again tomorrow.');
  const bytes = JSON.stringify(entries).length;
  return limits.tryConsume('bytes', from, bytes)
    ? undefined
    : limitReached('Daily storage limit of your address reached. Try again tomorrow.');
}

async function prepareNew(context: ServerContext, request: CreateTableRequest): Promise<Result<PreparedTable>> {
  const settings = settingsFor(request);
  const ratedDefaults = settings.rated ? await readRatedOptions(context.games, request.game ?? '') : {};
  const opened = await context.games.open(request.game ?? '', { ...ratedDefaults, ...request.options });
  if (!opened.ok) return opened;
  const { game, options } = opened.value;
  const [min, max] = game.seats;
  const count = request.seats ?? Math.min(max, Math.max(min, 4));
  const seating = { count, ...(request.dealer === undefined ? {} : { dealer: request.dealer }) };
  const fault =
    seatingFault(game, seating) ??
    (await ratedTableReason(context.games, {
      game: game.id,
      options,
      settings,
      sides: game.sides(count),
      deals: 'sealed',
    }));
  if (fault !== undefined) return failure(fault);
  const tableOptions = { ...seating, options, settings };
  return success({ opened: opened.value, drafts: draftTable(game, tableOptions, context.entropy) });
}

/** Verifies the record in a worker thread. */
async function prepareFromRecord(
  context: ServerContext,
  request: CreateTableRequest,
  from: string,
): Promise<Result<PreparedTable>> {
  const task = { record: assertDefined(request.record), settings: settingsFor(request) };
  if (task.settings.rated)
    return failure("A rated match must start on this server; it can't continue a match from elsewhere.");
  const replayed = await context.workers.verifyRecord(task, from);
  if (!replayed.ok) return replayed;
  const { game, options, rules, drafts } = replayed.value;
  const opened = await context.games.open(game, options, rules);
  return opened.ok ? success({ opened: opened.value, drafts }) : opened;
}

/** Players may be strangers, so settings are fair unless the host relaxes them. */
const settingsFor = ({ settings = {} }: CreateTableRequest): TableSettings => ({
  ...(settings.rated ? RATED_SETTINGS : FAIR_SETTINGS),
  ...withoutUndefined(settings),
});

/** Undefined must not override defaults. */
const withoutUndefined = (settings: NonNullable<CreateTableRequest['settings']>): Partial<TableSettings> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

type NewTableIdentity = {
  readonly door: LobbyVisibility;
  /** Charged for CPU time. */
  readonly from: string;
  /** If already decided. */
  readonly id?: string;
};

/** Codes are short, so a random one may be taken. After four tries it gets longer. */
const TRIES_PER_LENGTH = 4;
const CODE_LENGTHS_TO_TRY = TABLE_CODE_LENGTHS.flatMap(length =>
  Array.from({ length: TRIES_PER_LENGTH }, () => length),
);

/** Undefined if the given id exists. */
export async function registerTable(
  context: ServerContext,
  opened: OpenedGame,
  entries: readonly LogEntry[],
  { door, from, id }: NewTableIdentity,
): Promise<LiveTable | undefined> {
  const { store, entropy, clock } = context;
  const cpuLedger: CpuLedger = { unchargedMs: 0 };
  const table = foldTable(measureGame(opened.game, cpuLedger), entries);
  const due = needsDriver(table, []) ? LEASE_MS : null;
  for (const length of CODE_LENGTHS_TO_TRY) {
    const card = JSON.stringify(lobbyListingOf(table));
    const row: NewTableRow = {
      id: id ?? randomId(entropy),
      code: randomTableCode(entropy, length),
      door,
      laid: clock.now(),
      card,
    };
    if ((await store.create(row, entries, due)) === 'laid')
      return startSavedTable(context, opened, row, { table, cpuLedger, from, due });
    if (id !== undefined && (await store.find({ id }))) return undefined;
  }
  throw new StoreError('No free table code was found.');
}

type SavedTable = {
  readonly table: Table;
  readonly cpuLedger: CpuLedger;
  readonly from: string;
  readonly due: number | null;
};

/** A table with a known id may have been opened here since it was saved. */
async function startSavedTable(
  context: ServerContext,
  opened: OpenedGame,
  row: NewTableRow,
  saved: SavedTable,
): Promise<LiveTable | undefined> {
  if (context.tables.has(row.id)) return openLiveTable(context, row.id);
  const { table, cpuLedger, from, due } = saved;
  const state = { closed: false, archived: false, seen: row.laid, held: due !== null };
  const live = startLiveTable(context, { ...row, ...state }, opened, {
    table,
    cpuLedger,
    origin: 'fresh',
    payer: from,
  });
  context.tables.set(row.id, Promise.resolve(live));
  return live;
}
