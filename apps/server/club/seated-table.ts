/**
 * A table laid with everybody in their seats: for people who were put together. It can be laid again and again under the
 * same name and is there once, so whoever settled the name beforehand may die at any moment.
 */
import { seatingFault } from '@parlour/kernel/record';
import { failure, type Result, success } from '@parlour/kernel/result';
import type { Level } from '@parlour/players/player';
import { namesOf } from '@parlour/table/company';
import { foldTable } from '@parlour/table/fold';
import { layTable } from '@parlour/table/lay';
import { type Entry, FAIR, type Given, stamp, type TableSettings, type What } from '@parlour/table/log';
import { RATED } from '@parlour/table/rated';
import { computers } from '@parlour/table/seating';
import { keepTable } from '../keep-table.ts';
import type { Library, OpenedGame } from '../library.ts';
import type { ServerContext } from '../open-tables.ts';
import { ratedLayingFault, ratedOptions } from './ratings/laying.ts';

export type SeatedPerson = { readonly name: string; readonly member?: string };
export type SeatedComputer = { readonly level: Level };
/** Who has the seat of this number. */
export type Seated = SeatedPerson | SeatedComputer;

export type SeatedLaying = {
  readonly game: string;
  readonly options?: unknown;
  readonly settings?: Partial<TableSettings>;
  readonly dealer?: number;
  readonly given?: Given;
  /** Whether no one may sit down there later. */
  readonly locked?: true;
  /** Its name, drawn by `newId`, if that was settled before. */
  readonly id?: string;
};

/** The token of each seat; null for computer players. */
export type SeatedTable = { readonly table: string; readonly tokens: readonly (string | null)[] };

/** Seconds that whoever has not cut is waited for. */
const WAITS = 8;

/** Nobody in particular is charged for what is judged at such a table before anybody is there. */
const HOUSE = 'the house';

/** Laid already is as good as laid now: the answer is the same. */
export async function laySeated(
  context: ServerContext,
  laying: SeatedLaying,
  occupants: readonly Seated[],
): Promise<Result<SeatedTable>> {
  const usual = laying.settings?.rated ? await ratedOptions(context.library, laying.game) : undefined;
  const opened = await context.library.open(laying.game, laying.options ?? usual);
  if (!opened.ok) return opened;
  const fault =
    seatingFault(opened.value.game, seatingOf(laying, occupants)) ??
    (await unrated(context.library, opened.value, laying, occupants));
  if (fault !== undefined) return failure(fault);
  const drafts = draftsOf(context, opened.value, laying, occupants);
  const entries = stamp(drafts, NOTHING_YET, context.clock.now());
  const kept = { door: 'private', from: HOUSE, ...(laying.id === undefined ? {} : { id: laying.id }) } as const;
  const live = await keepTable(context, opened.value, entries, kept);
  if (live) return success(seatedAt(context, live.row.id, entries, occupants.length));
  return success(await foundSeated(context, laying.id ?? '', occupants.length));
}

/** Why people who were put together cannot play rated; undefined if they can, or do not want to. */
async function unrated(
  library: Library,
  { game, options }: OpenedGame,
  { settings, given }: SeatedLaying,
  occupants: readonly Seated[],
): Promise<string | undefined> {
  if (!settings?.rated) return undefined;
  if (occupants.some(sits => !('level' in sits) && sits.member === undefined)) return 'Only members can play rated.';
  const deals = given === undefined ? 'sealed' : 'given';
  const sides = game.sides(occupants.length);
  return ratedLayingFault(library, { game: game.id, options, settings: settingsFor(settings), sides, deals });
}

const settingsFor = (settings: SeatedLaying['settings']): TableSettings => ({
  ...(settings?.rated ? RATED : FAIR),
  waits: WAITS,
  ...settings,
});

const NOTHING_YET = { number: 0, at: 0 };

const seatingOf = ({ dealer }: SeatedLaying, { length }: readonly Seated[]): { count: number; dealer?: number } => ({
  count: length,
  ...(dealer === undefined ? {} : { dealer }),
});

function draftsOf(
  { entropy }: ServerContext,
  { game, options, people }: OpenedGame,
  laying: SeatedLaying,
  occupants: readonly Seated[],
): What[] {
  const settings = settingsFor(laying.settings);
  const given = laying.given === undefined ? {} : { given: laying.given };
  const laid = layTable(game, { ...seatingOf(laying, occupants), options, settings, ...given }, entropy);
  const around = { entropy, namesOf: (level: Level) => namesOf(people, level, options), isAway: () => false };
  const drafts = [...laid, ...occupants.flatMap(sitting)];
  for (const [seat, sits] of occupants.entries()) {
    if (!('level' in sits)) continue;
    drafts.push(...computers(foldTable(game, stamp(drafts, NOTHING_YET, 0)), [seat], sits.level, around));
  }
  return laying.locked ? [...drafts, { what: 'lock' }] : drafts;
}

function sitting(sits: Seated, seat: number): What[] {
  if ('level' in sits) return [];
  const { name, member } = sits;
  return [{ what: 'sit', seat, name, ...(member === undefined ? {} : { member }) }];
}

/** What a table is laid with besides who sits there: its opening and its seal. */
const BEFORE = 2;

/** Whoever sat down when it was laid; those who came later have their tokens from elsewhere. */
function seatedAt({ tokens }: ServerContext, table: string, log: readonly Entry[], count: number): SeatedTable {
  const laid = log.slice(0, BEFORE + count);
  const tokenOf = (seat: number): string | null => {
    const sat = laid.find(entry => entry.what === 'sit' && entry.seat === seat);
    return sat ? tokens.seat(table, seat, sat.number) : null;
  };
  return { table, tokens: Array.from({ length: count }, (_, seat) => tokenOf(seat)) };
}

const foundSeated = async (context: ServerContext, id: string, count: number): Promise<SeatedTable> =>
  seatedAt(context, id, await context.store.read(id, 1), count);
