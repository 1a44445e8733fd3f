/**
 * Stores tournaments: a head document, and the log in pages. Every change writes the head, so its version covers the
 * whole tournament, and of two concurrent changes one gets a conflict.
 */

import { isRoundDealOver } from '@parlour/club/tournament/next-round';
import type { TournamentKind } from '@parlour/club/tournament/plan';
import type { TournamentLogDraft, TournamentLogEntry } from '@parlour/club/tournament/tournament';
import { applyTournamentEntry, foldTournament, type Tournament } from '@parlour/club/tournament/tournament';
import type { Options } from '@parlour/kernel/options';
import type { Level } from '@parlour/players/player';
import type { TimeLimit } from '@parlour/table/log';
import { z } from 'zod';
import type { ServerContext } from '../../context.ts';
import type { Documents, DocumentWrite } from '../../store/documents.ts';
import type { LobbyVisibility } from '../../store/types.ts';
import {
  type DocumentCollection,
  type DocumentIndex,
  defineCollection,
  newDocumentAt,
  type Stored,
  type WriteTarget,
} from '../document-collection.ts';

export type TournamentHead = {
  readonly title: string;
  readonly game: string;
  readonly options: Options;
  readonly clock: TimeLimit;
  readonly level: Level;
  readonly minutes: number | null;
  readonly door: LobbyVisibility;
  readonly made: number;
  /** A member id. */
  readonly organiser?: string;
  readonly kind: TournamentKind;
  readonly phase: Tournament['phase'];
  readonly entrants: number;
  readonly pages: number;
};

export type TournamentLogPage = { readonly entries: readonly TournamentLogEntry[] };

export const tournamentHeads: DocumentCollection<TournamentHead> = defineCollection(
  'tournament',
  z.custom<TournamentHead>(),
);
export const tournamentPages: DocumentCollection<TournamentLogPage> = defineCollection(
  'tournament page',
  z.custom<TournamentLogPage>(),
);

export type StoredTournament = {
  readonly id: string;
  readonly version: number;
  readonly head: TournamentHead;
  readonly last: Stored<TournamentLogPage>;
  readonly tournament: Tournament;
};

/** By version. */
const tournamentCache = new WeakMap<Documents, Map<string, StoredTournament>>();
const MAX_CACHED = 64;

export async function readTournament({ store }: ServerContext, id: string): Promise<StoredTournament | undefined> {
  const { documents } = store;
  const found = await tournamentHeads.read(documents, id);
  if (!found) return undefined;
  const cached = tournamentCache.get(documents)?.get(id);
  return cached?.version === found.version ? cached : cacheTournament(documents, await readAllPages(documents, found));
}

async function readAllPages(
  documents: Documents,
  { id, version, value }: Stored<TournamentHead>,
): Promise<StoredTournament> {
  const found = await tournamentPages.readAll(documents, pageIds({ id, value }));
  const last = found.at(-1);
  if (found.length < value.pages || !last) throw new Error(`a document of tournament ${id} is missing`);
  const tournament = foldTournament(found.flatMap(page => page.value.entries));
  return { id, version, head: value, last, tournament };
}

function cacheTournament(documents: Documents, stored: StoredTournament): StoredTournament {
  const cached = tournamentCache.get(documents) ?? new Map<string, StoredTournament>();
  cached.delete(stored.id);
  cached.set(stored.id, stored);
  for (const oldest of cached.keys()) if (cached.size > MAX_CACHED) cached.delete(oldest);
  tournamentCache.set(documents, cached);
  return stored;
}

const pageId = (id: string, page: number): string => `${id}/${page}`;

export const pageIds = ({ id, value }: Pick<Stored<TournamentHead>, 'id' | 'value'>): string[] =>
  Array.from({ length: value.pages }, (_, page) => pageId(id, page));

const DAY_MS = 86_400_000;
/** A tournament without changes expires after this time; its pages, which not every change rewrites, later. */
const TOURNAMENT_TTL_MS = 180 * DAY_MS;
export const TOURNAMENT_PAGE_TTL_MS: number = 4 * TOURNAMENT_TTL_MS;

/** A longer page is followed by a new one. */
const MAX_PAGE_LENGTH = 100_000;

/** False on a conflict; then nothing was written. */
export async function appendToTournament(
  { store, clock }: ServerContext,
  { id, version, head, last, tournament }: StoredTournament,
  drafts: readonly TournamentLogDraft[],
  also: readonly DocumentWrite[] = [],
): Promise<boolean> {
  const entries = withTime(drafts, clock.now());
  const after = entries.reduce(applyTournamentEntry, tournament);
  const isFull = JSON.stringify(last.value).length > MAX_PAGE_LENGTH;
  const page = isFull
    ? tournamentPages.write(newDocumentAt(pageId(id, head.pages)), { entries }, { lasts: TOURNAMENT_PAGE_TTL_MS })
    : tournamentPages.write(last, { entries: [...last.value.entries, ...entries] }, { lasts: TOURNAMENT_PAGE_TTL_MS });
  const next = { ...head, ...phaseAndEntrants(after), pages: head.pages + Number(isFull) };
  return (await store.documents.commit([headWrite({ id, version }, next), page, ...also])) === 'kept';
}

const withTime = (drafts: readonly TournamentLogDraft[], at: number): TournamentLogEntry[] =>
  drafts.map(draft => ({ ...draft, at }));

const phaseAndEntrants = ({ phase, entrants }: Tournament): Pick<TournamentHead, 'phase' | 'entrants'> => ({
  phase,
  entrants: entrants.filter(({ left }) => left === undefined).length,
});

const headWrite = (target: WriteTarget, head: TournamentHead): DocumentWrite =>
  tournamentHeads.write(target, head, tournamentIndex(head));

export function tournamentIndex({ made, door, phase, organiser }: TournamentHead): DocumentIndex {
  const lists = [
    ...(door === 'listed' ? [LISTED_LIST] : []),
    ...(phase === 'running' ? [RUNNING_LIST] : []),
    ...(organiser === undefined ? [] : [organiserList(organiser)]),
  ];
  return { places: lists.map(list => ({ list, place: made })), lasts: TOURNAMENT_TTL_MS };
}

const LISTED_LIST = 'listed';
const RUNNING_LIST = 'running';
export const organiserList = (member: string): string => `organiser/${member}`;

export type NewTournament = Omit<TournamentHead, 'phase' | 'entrants' | 'pages' | 'made'>;

/** Ids are random, so there is no conflict. */
export async function storeNewTournament(
  { store, clock }: ServerContext,
  id: string,
  made: NewTournament,
  drafts: readonly TournamentLogDraft[],
): Promise<void> {
  const head = { ...made, made: clock.now(), phase: 'open', entrants: 0, pages: 1 } as const;
  const page = tournamentPages.write(
    newDocumentAt(pageId(id, 0)),
    { entries: withTime(drafts, clock.now()) },
    { lasts: TOURNAMENT_PAGE_TTL_MS },
  );
  await store.documents.commit([headWrite(newDocumentAt(id), head), page]);
}

const dealTables = defineCollection('tournament deal', z.object({ tournament: z.string(), round: z.number() }));

/** Written before the table is created, so that every such table has it. */
export async function recordDealTable(
  { store }: ServerContext,
  table: string,
  stored: StoredTournament,
): Promise<void> {
  const dealTable = { tournament: stored.id, round: stored.tournament.rounds.length - 1 };
  await store.documents.commit([dealTables.write(newDocumentAt(table), dealTable, { lasts: TOURNAMENT_PAGE_TTL_MS })]);
}

/** Whether others may still play the deal of a table, so that its record must stay hidden. */
export async function isTableDealOpen(context: ServerContext, table: string): Promise<boolean> {
  const dealTable = (await dealTables.read(context.store.documents, table))?.value;
  const stored = dealTable && (await readTournament(context, dealTable.tournament));
  return stored ? !isRoundDealOver(stored.tournament, dealTable.round) : false;
}

export const listPublicTournaments = (
  { store }: ServerContext,
  limit: number,
): Promise<readonly Stored<TournamentHead>[]> =>
  tournamentHeads.list(store.documents, LISTED_LIST, { order: 'falling', limit });

export async function* iterateRunningTournaments({ store }: ServerContext): AsyncGenerator<string> {
  const limit = 100;
  for (let beyond: number | undefined; ; ) {
    const found = await tournamentHeads.list(store.documents, RUNNING_LIST, {
      ...{ order: 'rising', limit },
      ...(beyond === undefined ? {} : { beyond }),
    });
    yield* found.map(({ id }) => id);
    if (found.length < limit) return;
    beyond = found.at(-1)?.value.made;
  }
}
