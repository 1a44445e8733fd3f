/**
 * Tournaments in the store: a head, and the log in pages beside it. The head is written with every change, so its version
 * stands for all of it, and of two who change something at once one is told that they are behind.
 */
import { foldTournament, happen, type Tournament } from '@parlour/club/tournament/fold';
import type { TournamentEntry, TournamentWhat } from '@parlour/club/tournament/log';
import { isDealOver } from '@parlour/club/tournament/pair';
import type { TournamentKind } from '@parlour/club/tournament/plan';
import type { Options } from '@parlour/kernel/options';
import type { Level } from '@parlour/players/player';
import type { TimeLimit } from '@parlour/table/log';
import { z } from 'zod';
import type { ServerContext } from '../../open-tables.ts';
import type { Documents, DocumentWrite } from '../../store/documents.ts';
import type { Door } from '../../store/port.ts';
import { fresh, type Kept, type KeptKind, kept, type Whereabouts, type WriteSpot } from '../kept.ts';

/** What was settled when it was made, and how far its log goes. */
export type TournamentHead = {
  readonly title: string;
  readonly game: string;
  readonly options: Options;
  readonly clock: TimeLimit;
  readonly level: Level;
  readonly minutes: number | null;
  readonly door: Door;
  readonly made: number;
  /** The member who made it. */
  readonly organiser?: string;
  readonly kind: TournamentKind;
  readonly phase: Tournament['phase'];
  readonly entrants: number;
  readonly pages: number;
};

export type LogPage = { readonly entries: readonly TournamentEntry[] };

export const heads: KeptKind<TournamentHead> = kept('tournament', z.custom<TournamentHead>());
export const pages: KeptKind<LogPage> = kept('tournament page', z.custom<LogPage>());

export type KeptTournament = {
  readonly id: string;
  readonly version: number;
  readonly head: TournamentHead;
  readonly last: Kept<LogPage>;
  readonly tournament: Tournament;
};

/** What was read last, so that only what has changed is read and folded again. */
const remembered = new WeakMap<Documents, Map<string, KeptTournament>>();
const REMEMBERED = 64;

export async function readTournament({ store }: ServerContext, id: string): Promise<KeptTournament | undefined> {
  const { documents } = store;
  const found = await heads.read(documents, id);
  if (!found) return undefined;
  const known = remembered.get(documents)?.get(id);
  return known?.version === found.version ? known : remember(documents, await readWhole(documents, found));
}

async function readWhole(documents: Documents, { id, version, value }: Kept<TournamentHead>): Promise<KeptTournament> {
  const found = await pages.readAll(documents, pageNames({ id, value }));
  const last = found.at(-1);
  if (found.length < value.pages || !last) throw new Error(`a page of the tournament ${id} is missing`);
  const tournament = foldTournament(found.flatMap(page => page.value.entries));
  return { id, version, head: value, last, tournament };
}

function remember(documents: Documents, whole: KeptTournament): KeptTournament {
  const known = remembered.get(documents) ?? new Map<string, KeptTournament>();
  known.delete(whole.id);
  known.set(whole.id, whole);
  for (const oldest of known.keys()) if (known.size > REMEMBERED) known.delete(oldest);
  remembered.set(documents, known);
  return whole;
}

const pageName = (id: string, page: number): string => `${id}/${page}`;

export const pageNames = ({ id, value }: Pick<Kept<TournamentHead>, 'id' | 'value'>): string[] =>
  Array.from({ length: value.pages }, (_, page) => pageName(id, page));

const DAY = 86_400_000;
/** A tournament that nothing has happened to for so long goes; its pages, which are not always written with it, later. */
const KEEPS = 180 * DAY;
export const KEEPS_PAGES: number = 4 * KEEPS;

/** A page that has grown beyond this is followed by another. */
const FULL = 100_000;

/** False if another was quicker; then nothing was written. */
export async function writeTournament(
  { store, clock }: ServerContext,
  { id, version, head, last, tournament }: KeptTournament,
  whats: readonly TournamentWhat[],
  also: readonly DocumentWrite[] = [],
): Promise<boolean> {
  const entries = stamped(whats, clock.now());
  const after = entries.reduce(happen, tournament);
  const isFull = JSON.stringify(last.value).length > FULL;
  const page = isFull
    ? pages.write(fresh(pageName(id, head.pages)), { entries }, { lasts: KEEPS_PAGES })
    : pages.write(last, { entries: [...last.value.entries, ...entries] }, { lasts: KEEPS_PAGES });
  const next = { ...head, ...countsOf(after), pages: head.pages + Number(isFull) };
  return (await store.documents.commit([writeHead({ id, version }, next), page, ...also])) === 'kept';
}

const stamped = (whats: readonly TournamentWhat[], at: number): TournamentEntry[] =>
  whats.map(what => ({ ...what, at }));

const countsOf = ({ phase, entrants }: Tournament): Pick<TournamentHead, 'phase' | 'entrants'> => ({
  phase,
  entrants: entrants.filter(({ left }) => left === undefined).length,
});

const writeHead = (spot: WriteSpot, head: TournamentHead): DocumentWrite =>
  heads.write(spot, head, whereaboutsOf(head));

export function whereaboutsOf({ made, door, phase, organiser }: TournamentHead): Whereabouts {
  const lists = [
    ...(door === 'listed' ? [LISTED] : []),
    ...(phase === 'running' ? [RUNNING] : []),
    ...(organiser === undefined ? [] : [organisedBy(organiser)]),
  ];
  return { places: lists.map(list => ({ list, place: made })), lasts: KEEPS };
}

const LISTED = 'listed';
const RUNNING = 'running';
export const organisedBy = (member: string): string => `organiser/${member}`;

export type NewTournament = Omit<TournamentHead, 'phase' | 'entrants' | 'pages' | 'made'>;

/** Its id is drawn anew for each, so nobody else has it. */
export async function keepTournament(
  { store, clock }: ServerContext,
  id: string,
  made: NewTournament,
  whats: readonly TournamentWhat[],
): Promise<void> {
  const head = { ...made, made: clock.now(), phase: 'open', entrants: 0, pages: 1 } as const;
  const page = pages.write(fresh(pageName(id, 0)), { entries: stamped(whats, clock.now()) }, { lasts: KEEPS_PAGES });
  await store.documents.commit([writeHead(fresh(id), head), page]);
}

/** Which tournament and which of its rounds a table with the deals of a duplicate was laid for. */
const dealtTables = kept('tournament deal', z.object({ tournament: z.string(), round: z.number() }));

/** Written before the table is laid, so that no such table is ever without it. */
export async function noteDeal({ store }: ServerContext, table: string, of: KeptTournament): Promise<void> {
  const dealt = { tournament: of.id, round: of.tournament.rounds.length - 1 };
  await store.documents.commit([dealtTables.write(fresh(table), dealt, { lasts: KEEPS_PAGES })]);
}

/** Whether others may still play the deal of a table, so that no one may see its record. */
export async function isDealRunning(context: ServerContext, table: string): Promise<boolean> {
  const dealt = (await dealtTables.read(context.store.documents, table))?.value;
  const of = dealt && (await readTournament(context, dealt.tournament));
  return of ? !isDealOver(of.tournament, dealt.round) : false;
}

export const listedTournaments = ({ store }: ServerContext, limit: number): Promise<readonly Kept<TournamentHead>[]> =>
  heads.list(store.documents, LISTED, { order: 'falling', limit });

/** All that are running, some at a time. */
export async function* runningTournaments({ store }: ServerContext): AsyncGenerator<string> {
  const limit = 100;
  for (let beyond: number | undefined; ; ) {
    const found = await heads.list(store.documents, RUNNING, {
      ...{ order: 'rising', limit },
      ...(beyond === undefined ? {} : { beyond }),
    });
    yield* found.map(({ id }) => id);
    if (found.length < limit) return;
    beyond = found.at(-1)?.value.made;
  }
}
