/**
 * Creates tables with all players seated, for matchmaking, rematches and tournaments. Creation is idempotent by table
 * id, so the process that chose the id may crash at any moment.
 */
import { seatingFault } from '@parlour/kernel/record';
import { failure, type Result, success } from '@parlour/kernel/result';
import type { Level } from '@parlour/players/player';
import { computerPlayerNames } from '@parlour/table/computer/task';
import { draftTable } from '@parlour/table/create';
import { draftComputers } from '@parlour/table/decide/seating';
import { foldTable } from '@parlour/table/fold';
import {
  type EntryDraft,
  FAIR_SETTINGS,
  type FixedDeals,
  type LogEntry,
  numberEntries,
  type TableSettings,
} from '@parlour/table/log';
import { RATED_SETTINGS } from '@parlour/table/rated-match';
import type { ServerContext } from '../context.ts';
import type { GameRegistry, OpenedGame } from '../game-registry.ts';
import { registerTable } from '../tables/create-table.ts';
import { ratedTableReason, readRatedOptions } from '../tables/rated-eligibility.ts';

export type SeatedPerson = { readonly name: string; readonly member?: string };
export type SeatedComputer = { readonly level: Level };
export type TableOccupant = SeatedPerson | SeatedComputer;

export type SeatedTableSetup = {
  readonly game: string;
  readonly options?: unknown;
  readonly settings?: Partial<TableSettings>;
  readonly dealer?: number;
  readonly given?: FixedDeals;
  /** No one may sit down later. */
  readonly locked?: true;
  /** A table id from `newId`, if it was chosen earlier. */
  readonly id?: string;
};

/** The token of each seat; null for computer players. */
export type SeatedTable = { readonly table: string; readonly tokens: readonly (string | null)[] };

const CUT_WAIT_SECONDS = 8;

/** The rate-limit account for work at such a table before any player connects. */
const SERVER_ACCOUNT = 'the house';

/** Returns the same answer if the table already exists. */
export async function createSeatedTable(
  context: ServerContext,
  setup: SeatedTableSetup,
  occupants: readonly TableOccupant[],
): Promise<Result<SeatedTable>> {
  const ratedDefaults = setup.settings?.rated ? await readRatedOptions(context.games, setup.game) : undefined;
  const opened = await context.games.open(setup.game, setup.options ?? ratedDefaults);
  if (!opened.ok) return opened;
  const reason =
    seatingFault(opened.value.game, seatingOf(setup, occupants)) ??
    (await notRatableReason(context.games, opened.value, setup, occupants));
  if (reason !== undefined) return failure(reason);
  const drafts = openingDrafts(context, opened.value, setup, occupants);
  const entries = numberEntries(drafts, EMPTY_LOG, context.clock.now());
  const stored = {
    door: 'private',
    from: SERVER_ACCOUNT,
    ...(setup.id === undefined ? {} : { id: setup.id }),
  } as const;
  const live = await registerTable(context, opened.value, entries, stored);
  if (live) return success(toSeatedTable(context, live.row.id, entries, occupants.length));
  return success(await readSeatedTable(context, setup.id ?? '', occupants.length));
}

/** Undefined if they can, or did not ask to. */
async function notRatableReason(
  library: GameRegistry,
  { game, options }: OpenedGame,
  { settings, given }: SeatedTableSetup,
  occupants: readonly TableOccupant[],
): Promise<string | undefined> {
  if (!settings?.rated) return undefined;
  if (occupants.some(occupant => !('level' in occupant) && occupant.member === undefined))
    return 'Sign in to play rated matches.';
  const deals = given === undefined ? 'sealed' : 'given';
  const sides = game.sides(occupants.length);
  return ratedTableReason(library, { game: game.id, options, settings: settingsFor(settings), sides, deals });
}

const settingsFor = (settings: SeatedTableSetup['settings']): TableSettings => ({
  ...(settings?.rated ? RATED_SETTINGS : FAIR_SETTINGS),
  waits: CUT_WAIT_SECONDS,
  ...settings,
});

const EMPTY_LOG = { number: 0, at: 0 };

const seatingOf = (
  { dealer }: SeatedTableSetup,
  { length }: readonly TableOccupant[],
): { count: number; dealer?: number } => ({
  count: length,
  ...(dealer === undefined ? {} : { dealer }),
});

function openingDrafts(
  { entropy }: ServerContext,
  { game, options, people }: OpenedGame,
  setup: SeatedTableSetup,
  occupants: readonly TableOccupant[],
): EntryDraft[] {
  const settings = settingsFor(setup.settings);
  const given = setup.given === undefined ? {} : { given: setup.given };
  const opening = draftTable(game, { ...seatingOf(setup, occupants), options, settings, ...given }, entropy);
  const env = {
    entropy,
    computerNames: (level: Level) => computerPlayerNames(people, level, options),
    isAway: () => false,
  };
  const drafts = [...opening, ...occupants.flatMap(sitDrafts)];
  for (const [seat, occupant] of occupants.entries()) {
    if (!('level' in occupant)) continue;
    drafts.push(...draftComputers(foldTable(game, numberEntries(drafts, EMPTY_LOG, 0)), [seat], occupant.level, env));
  }
  return setup.locked ? [...drafts, { what: 'lock' }] : drafts;
}

function sitDrafts(occupant: TableOccupant, seat: number): EntryDraft[] {
  if ('level' in occupant) return [];
  const { name, member } = occupant;
  return [{ what: 'sit', seat, name, ...(member === undefined ? {} : { member }) }];
}

const ENTRIES_BEFORE_SEATS = 2;

/** Returns the tokens of players seated at creation; later players got theirs elsewhere. */
function toSeatedTable({ tokens }: ServerContext, table: string, log: readonly LogEntry[], count: number): SeatedTable {
  const opening = log.slice(0, ENTRIES_BEFORE_SEATS + count);
  const tokenOf = (seat: number): string | null => {
    const sat = opening.find(entry => entry.what === 'sit' && entry.seat === seat);
    return sat ? tokens.seat(table, seat, sat.number) : null;
  };
  return { table, tokens: Array.from({ length: count }, (_, seat) => tokenOf(seat)) };
}

const readSeatedTable = async (context: ServerContext, id: string, count: number): Promise<SeatedTable> =>
  toSeatedTable(context, id, await context.store.read(id, 1), count);
