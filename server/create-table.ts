/** Laying a table in the house: a new one, or one for a match begun elsewhere. */

import { must } from '@parlour/kernel/must';
import { seatingFault } from '@parlour/kernel/record';
import { type Failure, failure, type Result, success } from '@parlour/kernel/result';
import type { CreateTableRequest } from '@parlour/protocol/http';
import { CODE_LENGTHS } from '@parlour/protocol/table-names';
import { foldTable } from '@parlour/table/fold';
import { layTable } from '@parlour/table/lay';
import { type Entry, FAIR, stamp, type TableSettings, type What } from '@parlour/table/log';
import { needsDriver } from '@parlour/table/needs-driver';
import { type Ledger, timed } from './judging-cost.ts';
import { LEASE } from './lease.ts';
import type { OpenedGame } from './library.ts';
import { listingOf } from './listing.ts';
import type { LiveTable } from './live-table.ts';
import { newCode, newId } from './names.ts';
import { type ServerContext, startTable } from './open-tables.ts';
import { type Door, StoreTrouble } from './store/port.ts';

/** Longer than this, what options say is a pack of somebody's own. */
const PACK = 1000;

export type CreatedTable = { readonly room: LiveTable; readonly host: string };

type Prepared = { readonly opened: OpenedGame; readonly drafts: readonly What[] };

/** The request is wrong, or its address has had enough. */
export type LayFault = { readonly is: 'wrong' | 'enough'; readonly message: string };

const wrong = (message: string): Failure<LayFault> => failure({ is: 'wrong', message });
const enough = (message: string): Failure<LayFault> => failure({ is: 'enough', message });

/** Lays a table for somebody at an address, unless that has had enough. */
export async function createTable(
  context: ServerContext,
  request: CreateTableRequest,
  from: string,
): Promise<Result<CreatedTable, LayFault>> {
  if (!context.limits.take('tables', from)) return enough('Enough tables were laid from your address this hour.');
  const prepared = await (request.record === undefined
    ? prepareNew(context, request)
    : prepareMoved(context, request, from));
  if (!prepared.ok) return wrong(prepared.fault);
  const { opened, drafts } = prepared.value;
  const entries = stamp(drafts, { number: 0, at: 0 }, context.clock.now());
  const had = enoughOf(context, opened, entries, from);
  return had ?? success(await keepNew(context, opened, entries, request.door ?? 'private', from));
}

function enoughOf(
  { limits }: ServerContext,
  { options }: OpenedGame,
  entries: readonly Entry[],
  from: string,
): Failure<LayFault> | undefined {
  const isPack = Object.values(options).some(value => typeof value === 'string' && value.length > PACK);
  if (isPack && !limits.take('packs', from)) return enough('Enough packs were brought from your address today.');
  const bytes = JSON.stringify(entries).length;
  return limits.take('bytes', from, bytes) ? undefined : enough('Enough was kept from your address today.');
}

async function prepareNew(context: ServerContext, request: CreateTableRequest): Promise<Result<Prepared>> {
  const opened = await context.library.open(request.game ?? '', request.options);
  if (!opened.ok) return opened;
  const { game, options } = opened.value;
  const [least, most] = game.seats;
  const count = request.seats ?? Math.min(most, Math.max(least, 4));
  const seating = { count, ...(request.dealer === undefined ? {} : { dealer: request.dealer }) };
  const fault = seatingFault(game, seating);
  if (fault !== undefined) return failure(fault);
  const laying = { ...seating, options, settings: settingsOf(request) };
  return success({ opened: opened.value, drafts: layTable(game, laying, context.entropy) });
}

/** The record is judged in another thread. */
async function prepareMoved(
  context: ServerContext,
  request: CreateTableRequest,
  from: string,
): Promise<Result<Prepared>> {
  const task = { record: must(request.record), settings: settingsOf(request) };
  const replayed = await context.thinking.replay(task, from);
  if (!replayed.ok) return replayed;
  const { game, options, rules, drafts } = replayed.value;
  const opened = await context.library.open(game, options, rules);
  return opened.ok ? success({ opened: opened.value, drafts }) : opened;
}

/** Whoever comes may be a stranger: what the host has not loosened is fair. */
const settingsOf = ({ settings = {} }: CreateTableRequest): TableSettings => ({ ...FAIR, ...given(settings) });

/** Without what is not given, so that it stays as it is. */
const given = (settings: NonNullable<CreateTableRequest['settings']>): Partial<TableSettings> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

/** Codes are short, so one may be taken: another is drawn, and after some tries a longer one. */
const TRIES = 4;
const LENGTHS = CODE_LENGTHS.flatMap(length => Array.from({ length: TRIES }, () => length));

async function keepNew(
  context: ServerContext,
  opened: OpenedGame,
  entries: readonly Entry[],
  door: Door,
  from: string,
): Promise<CreatedTable> {
  const { store, entropy, clock } = context;
  const ledger: Ledger = { spent: 0 };
  const table = foldTable(timed(opened.game, ledger), entries);
  const due = needsDriver(table, []) ? LEASE : null;
  const laid = clock.now();
  for (const length of LENGTHS) {
    const row = {
      id: newId(entropy),
      code: newCode(entropy, length),
      door,
      laid,
      card: JSON.stringify(listingOf(table)),
    };
    if ((await store.lay(row, entries, due)) === 'taken') continue;
    const fresh = { closed: false, archived: false, seen: laid, held: due !== null };
    const given = { table, ledger, origin: 'fresh', whose: from } as const;
    const live = startTable(context, { ...row, ...fresh }, opened, given);
    context.tables.set(row.id, Promise.resolve(live));
    return { room: live, host: context.tokens.host(row.id) };
  }
  throw new StoreTrouble('Every code that was drawn is taken.');
}
