/** Personal data of tournaments: those a member entered or organised. Their places stay, without the name. */
import type { TournamentLogEntry } from '@parlour/club/tournament/tournament';
import { z } from 'zod';
import type { ServerContext } from '../../context.ts';
import type { DocumentWrite } from '../../store/documents.ts';
import { defineCollection, newDocumentAt, type Stored } from '../document-collection.ts';
import type { PersonalDataArea } from '../personal-data.ts';
import { FORMER_MEMBER_NAME } from '../seats.ts';
import { withdrawFromTournament } from './commands.ts';
import {
  organiserList,
  pageIds,
  readTournament,
  TOURNAMENT_PAGE_TTL_MS,
  type TournamentHead,
  tournamentHeads,
  tournamentIndex,
  tournamentPages,
} from './repository.ts';

const enteredSchema = z.object({ tournament: z.string(), who: z.number(), title: z.string(), at: z.number() });
type EnteredTournament = Readonly<z.infer<typeof enteredSchema>>;

const enteredTournaments = defineCollection<EnteredTournament>('tournament entry', enteredSchema);

const memberEntriesList = (member: string): string => `member/${member}`;

/** To be committed together with the entry. */
export const enteredTournamentWrite = (member: string, entry: EnteredTournament): DocumentWrite =>
  enteredTournaments.write(newDocumentAt(`${entry.tournament}/${entry.who}`), entry, {
    places: [{ list: memberEntriesList(member), place: entry.at }],
    lasts: TOURNAMENT_PAGE_TTL_MS,
  });

/** More than anyone enters within the lifetime of tournaments. */
const MAX_LISTED = 1000;

const listEntered = ({ store }: ServerContext, member: string): Promise<readonly Stored<EnteredTournament>[]> =>
  enteredTournaments.list(store.documents, memberEntriesList(member), { order: 'falling', limit: MAX_LISTED });

export const tournamentPersonalData: PersonalDataArea = {
  area: 'tournaments',
  async collect(context, { id }) {
    const organised = await listOrganisedTournaments(context, id, MAX_LISTED);
    return {
      entered: (await listEntered(context, id)).map(({ value }) => value),
      organised: organised.map(({ id: tournament, value: { title, made } }) => ({ tournament, title, made })),
    };
  },
  async erase(context, { id }) {
    for (const entry of await listEntered(context, id)) {
      await eraseEntry(context, id, entry.value);
      await context.store.documents.commit([enteredTournaments.remove(entry)]);
    }
    for (const { id: tournament } of await listOrganisedTournaments(context, id, MAX_LISTED))
      await removeOrganiser(context, tournament);
  },
};

async function eraseEntry(
  context: ServerContext,
  member: string,
  { tournament, who }: EnteredTournament,
): Promise<void> {
  const found = await readTournament(context, tournament);
  if (!found) return;
  const isStillIn = found.tournament.phase !== 'over' && found.tournament.entrants[who]?.left === undefined;
  if (isStillIn) await withdrawFromTournament(context, tournament, who);
  await rewriteEntries(context, tournament, entry =>
    isEntryOf(entry, member) ? { ...withoutIdentity(entry), name: FORMER_MEMBER_NAME } : entry,
  );
}

type Joined = Extract<TournamentLogEntry, { what: 'joined' }>;

const isEntryOf = (entry: TournamentLogEntry, member: string): entry is Joined =>
  entry.what === 'joined' && entry.member === member;

const withoutIdentity = ({ member: _, device: __, ...entry }: Joined): Joined => entry;

export const listOrganisedTournaments = (
  { store }: ServerContext,
  member: string,
  limit: number,
): Promise<readonly Stored<TournamentHead>[]> =>
  tournamentHeads.list(store.documents, organiserList(member), { order: 'falling', limit });

export async function removeOrganiser({ store }: ServerContext, id: string): Promise<void> {
  await tournamentHeads.change(store.documents, id, head => {
    if (!head) return undefined;
    const { organiser: _, ...rest } = head.value;
    return { value: rest, ...tournamentIndex(rest) };
  });
}

/** Rewrites entries of a log; used only to remove names. */
export async function rewriteEntries(
  { store }: ServerContext,
  id: string,
  rewrite: (entry: TournamentLogEntry) => TournamentLogEntry,
): Promise<void> {
  const { documents } = store;
  await tournamentHeads.change(documents, id, async head => {
    if (!head) return undefined;
    const found = await tournamentPages.readAll(documents, pageIds(head));
    const also = found.map(page =>
      tournamentPages.write(page, { entries: page.value.entries.map(rewrite) }, { lasts: TOURNAMENT_PAGE_TTL_MS }),
    );
    return { value: head.value, also, ...tournamentIndex(head.value) };
  });
}
