/** Laying a table in the house: a new one, or one for a match begun elsewhere. */

import { must } from '@parlour/kernel/must';
import { seatingFault } from '@parlour/kernel/record';
import { type Failure, failure, type Result, success } from '@parlour/kernel/result';
import type { CreateTableRequest } from '@parlour/protocol/http';
import { layTable } from '@parlour/table/lay';
import { type Entry, FAIR, stamp, type TableSettings, type What } from '@parlour/table/log';
import { RATED } from '@parlour/table/rated';
import { ratedLayingFault, ratedOptions } from './club/ratings/laying.ts';
import { keepTable } from './keep-table.ts';
import type { OpenedGame } from './library.ts';
import type { LiveTable } from './live-table.ts';
import type { ServerContext } from './open-tables.ts';

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
  if (had) return had;
  const room = must(await keepTable(context, opened, entries, { door: request.door ?? 'private', from }));
  return success({ room, host: context.tokens.host(room.row.id) });
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
  const settings = settingsOf(request);
  const usual = settings.rated ? await ratedOptions(context.library, request.game ?? '') : {};
  const opened = await context.library.open(request.game ?? '', { ...usual, ...request.options });
  if (!opened.ok) return opened;
  const { game, options } = opened.value;
  const [least, most] = game.seats;
  const count = request.seats ?? Math.min(most, Math.max(least, 4));
  const seating = { count, ...(request.dealer === undefined ? {} : { dealer: request.dealer }) };
  const fault =
    seatingFault(game, seating) ??
    (await ratedLayingFault(context.library, {
      game: game.id,
      options,
      settings,
      sides: game.sides(count),
      deals: 'sealed',
    }));
  if (fault !== undefined) return failure(fault);
  const laying = { ...seating, options, settings };
  return success({ opened: opened.value, drafts: layTable(game, laying, context.entropy) });
}

/** The record is judged in another thread. */
async function prepareMoved(
  context: ServerContext,
  request: CreateTableRequest,
  from: string,
): Promise<Result<Prepared>> {
  const task = { record: must(request.record), settings: settingsOf(request) };
  if (task.settings.rated) return failure('A rated match is dealt here, and not begun elsewhere.');
  const replayed = await context.thinking.replay(task, from);
  if (!replayed.ok) return replayed;
  const { game, options, rules, drafts } = replayed.value;
  const opened = await context.library.open(game, options, rules);
  return opened.ok ? success({ opened: opened.value, drafts }) : opened;
}

/** Whoever comes may be a stranger: what the host has not loosened is fair. */
const settingsOf = ({ settings = {} }: CreateTableRequest): TableSettings => ({
  ...(settings.rated ? RATED : FAIR),
  ...given(settings),
});

/** Without what is not given, so that it stays as it is. */
const given = (settings: NonNullable<CreateTableRequest['settings']>): Partial<TableSettings> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
