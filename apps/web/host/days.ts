/** The daily deals that were begun on this device: one attempt a day and game counts, however often it is asked for. */
import {
  AMONG,
  type GoOn,
  type Made,
  type MadeByLevels,
  madeOf,
  optionsOf,
  SEAT,
  seedOf,
} from '@parlour/games/shelf/daily';
import { type BoxedGame, findGame, type ReadFile } from '@parlour/games/shelf/shelf';
import { usualCount } from '@parlour/games/shelf/usual';
import type { MatchResult } from '@parlour/kernel/game';
import { EARNEST, HOME, type Pace } from '@parlour/table/log';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GoOnPlaying } from './comparing.ts';
import type { TableCompany } from './worker-api.ts';

export type KeptDay = {
  /** The game and the day. */
  readonly id: string;
  readonly game: string;
  readonly day: string;
  readonly seed: string;
  /** The table of the attempt that counts. */
  readonly table: string;
  /** What came of it, once it is over; and what each level made of the same deal. */
  readonly made?: Made;
  readonly levels?: MadeByLevels;
};

export type WhichDay = { readonly game: string; readonly day: string };

interface Schema extends DBSchema {
  days: { key: string; value: KeptDay };
}

/** Apart from the other things that are kept: a page of an older version that is still open would hold up an upgrade. */
const opened: Promise<IDBPDatabase<Schema>> = openDB<Schema>('parlour-days', 1, {
  upgrade: db => void db.createObjectStore('days', { keyPath: 'id' }),
});

/** What the house lends for it. */
export type DaysDesk = {
  readonly read: ReadFile;
  lay(guests: TableCompany): Promise<string>;
  /** The seed of the first deal after this one that is known to come out. */
  certified(game: string, options: TableCompany['options'], from: string, goOn: GoOn): Promise<string | undefined>;
};

export type DayPlayer = { readonly name: string; readonly pace: Pace };

const idOf = ({ game, day }: WhichDay): string => `${game} ${day}`;

const keptDay = async (which: WhichDay): Promise<KeptDay | undefined> => (await opened).get('days', idOf(which));

/** The latest first. */
export const keptDays = async (): Promise<KeptDay[]> =>
  (await (await opened).getAll('days')).sort((a, b) => b.day.localeCompare(a.day));

export async function keepDays(days: readonly KeptDay[]): Promise<void> {
  const known = new Set(await (await opened).getAllKeys('days'));
  for (const day of days) if (!known.has(day.id)) await (await opened).put('days', day);
}

/** The table of the one attempt; undefined if it was called off while a deal was looked for. */
export async function beginDay(
  desk: DaysDesk,
  which: WhichDay,
  player: DayPlayer,
  goOn: GoOn,
): Promise<string | undefined> {
  const kept = await keptDay(which);
  if (kept) return kept.table;
  const seed = await seedFor(desk, which, goOn);
  if (seed === undefined) return undefined;
  const table = await desk.lay({
    ...guestsOf(which.game, player),
    ...givenOf(seed),
    settings: EARNEST,
    daily: which.day,
  });
  return keepFirst({ id: idOf(which), ...which, seed, table });
}

/** Of two tabs that begin at once, one has begun it. */
async function keepFirst(begun: KeptDay): Promise<string> {
  const transaction = (await opened).transaction('days', 'readwrite', { durability: 'strict' });
  const kept = await transaction.store.get(begun.id);
  await Promise.all([kept ? undefined : transaction.store.put(begun), transaction.done]);
  return kept?.table ?? begun.table;
}

/** The same deal again, as often as one likes, with everything allowed. */
export async function practiseDay(
  desk: DaysDesk,
  which: WhichDay,
  player: DayPlayer,
  goOn: GoOn,
): Promise<string | undefined> {
  const seed = (await keptDay(which))?.seed ?? (await seedFor(desk, which, goOn));
  return seed && desk.lay({ ...guestsOf(which.game, player), ...givenOf(seed), settings: HOME });
}

const givenOf = (seed: string): Pick<TableCompany, 'given'> => ({ given: { seed } });

function boxedGame(id: string): BoxedGame {
  const boxed = findGame(id);
  if (!boxed) throw new Error(`There is no game ${id} on the shelf.`);
  return boxed;
}

function guestsOf(id: string, { name, pace }: DayPlayer): Omit<TableCompany, 'given' | 'settings'> {
  const boxed = boxedGame(id);
  const count = usualCount(boxed);
  const people = Array.from({ length: count }, (_, seat) => (seat === SEAT ? name : null));
  return { game: id, options: optionsOf(boxed), count, people, level: AMONG, pace };
}

/** A patience that cannot come out is nobody's deal of the day. */
async function seedFor(desk: DaysDesk, { game, day }: WhichDay, goOn: GoOn): Promise<string | undefined> {
  const boxed = boxedGame(game);
  const seed = seedOf(game, day);
  return boxed.findWay ? desk.certified(game, optionsOf(boxed), seed, goOn) : seed;
}

/** What came of the attempt is written down once. */
export async function finishDay(which: WhichDay, table: string, result: MatchResult): Promise<void> {
  const kept = await keptDay(which);
  if (!kept || kept.made || kept.table !== table) return;
  await (await opened).put('days', { ...kept, made: madeOf(boxedGame(which.game), result) });
}

/** Lets every level play the same deal. Only whoever has played it is told. */
export async function compareDay(desk: DaysDesk, which: WhichDay, goOn: GoOnPlaying): Promise<void> {
  const kept = await keptDay(which);
  if (!kept?.made) return;
  const boxed = boxedGame(which.game);
  const options = optionsOf(boxed);
  const [game, characters] = await Promise.all([boxed.open(options, desk.read), boxed.players?.(desk.read) ?? []]);
  const seats = { count: usualCount(boxed), seat: SEAT, among: AMONG };
  const deal = { boxed, game, characters, options, ...seats, seed: kept.seed };
  const { playAll } = await import('./comparing.ts');
  await playAll(deal, kept.levels ?? {}, goOn, async (level, made) => {
    const { levels, ...row } = (await keptDay(which)) ?? kept;
    await (await opened).put('days', { ...row, levels: { ...levels, [level]: made } });
  });
}
