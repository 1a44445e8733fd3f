/** Tables in the middle of a match: matches played in advance, and imported on a device as an export file. */
import { readShelfData } from '@parlour/games/shelf/node-files';
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import type { Game, Seat, View } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match, matchStatus, rebuildMatch } from '@parlour/kernel/match';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import { NO_CUT } from '@parlour/kernel/seal';
import { playMatch } from '@parlour/players/arena/simulate-match';
import { thinkRandom } from '@parlour/players/generic-players';
import type { Character } from '@parlour/players/player';
import { draftTable } from '@parlour/table/create';
import { type EntryDraft, numberEntries } from '@parlour/table/log';
import { expect, type Page } from '@playwright/test';
import { follow, turn } from './player.ts';

export type Position = { readonly table: { readonly id: string }; readonly entries: readonly object[] };

/** A moment by the number of inputs before it, and the chair it is seen from. */
type Moment = { readonly after: number; readonly chair: Seat; readonly fullness: number; readonly held: number };

/** Who plays with the person in turn: people on other devices, computer players, or people at the same screen. */
export type Company = 'elsewhere' | 'computers' | 'same room';

const LIMIT = 2000;
const ENTROPY = (length: number): Uint8Array => new Uint8Array(length).fill(7);

/** A whole match between the weakest players of the box, deterministic for a seed. */
export async function playedMatch(
  boxed: BoxedGame,
  count: number,
  terms: Options = {},
  seed = 'geometry',
): Promise<Match> {
  const options = { ...defaultsOf(boxed.options), ...terms };
  const [game, characters] = await Promise.all([boxed.open(options, readShelfData), boxed.players?.(readShelfData)]);
  const player: Pick<Character, 'think' | 'budget'> = characters?.[0] ?? { think: thinkRandom, budget: 1 };
  const players = Array.from({ length: count }, () => player);
  return playMatch({ game, options, seating: { count, dealer: 0 }, players, seed, limit: LIMIT });
}

/** The moments with a seat in turn, each from that seat's view, and how much is visible then. */
function moments({ game, options, seating, log }: Match): Moment[] {
  const again = beginMatch(game, options, seating);
  return log.flatMap(input => {
    applyInput(again, input);
    const status = matchStatus(again);
    const chair = status.is === 'open' ? status.turn[0] : undefined;
    if (chair === undefined) return [];
    const view = game.view(again.state, chair);
    return [{ after: again.log.length, chair, fullness: fullnessOf(view), held: view.hand?.length ?? 0 }];
  });
}

/** Counts everything visible: hand, table, other players, and squares if there are any. */
export function fullnessOf(view: View & { readonly crossword?: unknown }): number {
  const { hand = [], table, others, crossword = [] } = view;
  return JSON.stringify([hand, table, others, crossword]).length;
}

export const STAGES = ['beginning', 'middle', 'fullest', 'end'] as const;
/**
 * "late" is the last moment with a seat in turn; "last card" the first with a single card left. "waiting" is the
 * beginning seen by a seat that is not in turn.
 */
export type Stage = (typeof STAGES)[number] | 'waiting' | 'last card' | 'late';

/** The end of a finished match; a match that was given up ends where it stopped. */
export function momentsOf(match: Match): Readonly<Record<Stage, Moment>> {
  const all = moments(match);
  const [first, last] = [all[0]!, all.at(-1)!];
  const isOver = matchStatus(match).is === 'over';
  return {
    beginning: first,
    middle: all[Math.floor(all.length / 2)]!,
    fullest: all.reduce((best, moment) => (moment.fullness > best.fullness ? moment : best)),
    waiting: { ...first, chair: (first.chair + 1) % match.seating.count },
    'last card': all.find(({ held }) => held === 1) ?? last,
    late: last,
    end: isOver ? { ...last, after: match.log.length } : last,
  };
}

/** The names by seat; among computer players the person's name comes first. */
export type Sitters = { readonly names: readonly string[]; readonly company: Company };

const seated = ({ names, company }: Sitters, chair: Seat): readonly string[] =>
  company === 'computers' ? [...names.slice(1, chair + 1), names[0]!, ...names.slice(chair + 1)] : names;

/** If all others are people elsewhere, nothing moves while the table is examined. */
export function laidAt(id: string, match: Match, { after, chair }: Moment, sitting: Sitters): Position {
  const { game, options, seating } = match;
  const { count } = seating;
  const { company } = sitting;
  const names = seated(sitting, chair);
  const people = names.map((name, seat) => (seat === chair || company === 'same room' ? name : null));
  const sitters = names.map((name, seat) => sitterAt(seat, name, seat === chair ? 'elsewhere' : company));
  const drafts = draftsOf(game, rebuildMatch(match, after), sitters);
  const entries = numberEntries(drafts, { number: 0, at: 0 }, 1).map(entry => ({ ...entry, table: id }));
  // Opening a table with a finished match writes its record and checks its shuffle.
  const table = { id, game: game.id, options, count, people, level: 'easy', laid: 1, touched: 1, isOver: false };
  return { table, entries };
}

/** An export file, as if from another device. */
export const fileOf = (positions: readonly Position[]): string =>
  JSON.stringify({
    parlour: 1,
    records: [],
    tables: positions.map(({ table }) => table),
    entries: positions.flatMap(({ entries }) => entries),
  });

const sitterAt = (seat: Seat, name: string, company: Company): EntryDraft =>
  company === 'computers' ? { what: 'computer', seat, level: 'easy', name } : { what: 'sit', seat, name };

function draftsOf(game: Game, match: Match, sitters: readonly EntryDraft[]): EntryDraft[] {
  const { options, seating, draws, log } = match;
  const settings = { pace: 'instant' } as const;
  const cuts = sitters.map(() => NO_CUT);
  return [
    ...draftTable(game, { options, ...seating, settings }, ENTROPY),
    ...sitters,
    { what: 'begin', form: 2, cuts, moved: draws, ...(seating.dealer !== undefined && { dealer: seating.dealer }) },
    ...log.map((input): EntryDraft => ({ what: 'input', input })),
  ];
}

/** Imports prepared tables on a device by an export file. */

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea'];

const USUAL = 4;
export const usualCount = ({ seats: [least, most] }: BoxedGame): number => Math.min(most, Math.max(least, USUAL));

export type Laying = {
  readonly count: number;
  readonly names: readonly string[];
  readonly stages: readonly Stage[];
  /** Default: people elsewhere. */
  readonly company?: Company;
  /** Options that differ from the defaults. */
  readonly terms?: Options;
  /** The seed of another match than the default. */
  readonly seed?: string;
};

export type Laid = { readonly stage: Stage; readonly address: string };

/** The tables of one set-up, each with its moment. */
async function tablesOf(boxed: BoxedGame, laying: Laying, mark: number) {
  const { count, names, stages, company = 'elsewhere', terms, seed } = laying;
  const match = await playedMatch(boxed, count, terms, seed);
  const moments = momentsOf(match);
  return stages.map(stage => {
    const id = `${boxed.id}-${stage}-${mark}`;
    return { stage, id, position: laidAt(id, match, moments[stage], { names: names.slice(0, count), company }) };
  });
}

/** Creates a table for every stage of every set-up, imports them all in one file, and returns their addresses. */
export async function bringTables<L extends Laying>(
  page: Page,
  boxed: BoxedGame,
  layings: readonly L[],
): Promise<(Laid & { readonly laying: L })[]> {
  const laid = await Promise.all(
    layings.map(async (laying, mark) =>
      (await tablesOf(boxed, laying, mark)).map(({ stage, id, position }) => ({ laying, stage, id, position })),
    ),
  );
  const tables = laid.flat();
  await page.goto('/settings');
  const buffer = Buffer.from(fileOf(tables.map(({ position }) => position)));
  const file = { name: 'games.json', mimeType: 'application/json', buffer };
  await page.getByLabel('Import from a file').setInputFiles(file);
  await expect(page.getByText(/new games? imported/)).toBeVisible();
  return tables.map(({ laying, stage, id }) => ({ laying, stage, address: `/table/${id}` }));
}

type Settled = Partial<Pick<Laying, 'count' | 'company' | 'terms'>>;

/** Opens a table of a game at one moment, by default among computer players of its box. */
export async function openTable(page: Page, id: string, stage: Stage, settled: Settled = {}): Promise<void> {
  const boxed = assertDefined(findGame(id));
  const others = ((await boxed.personas?.()) ?? []).flatMap(({ name, kin = [] }) => [name, ...kin]);
  const names = settled.company === undefined ? ['Ada', ...others] : NAMES;
  const laying = { count: usualCount(boxed), names, stages: [stage], company: 'computers', ...settled } as const;
  const [table] = await bringTables(page, boxed, [laying]);
  await follow(page, assertDefined(table).address);
}

export async function comeTo(page: Page, id: string, stage: Stage, settled: Settled = {}): Promise<void> {
  await openTable(page, id, stage, settled);
  expect(await turn(page)).toBe('mine');
}
