/** What tournaments know of a member: those they are in and those they made. Their places there stay, without their name. */
import type { TournamentEntry } from '@parlour/club/tournament/log';
import { z } from 'zod';
import type { ServerContext } from '../../open-tables.ts';
import type { DocumentWrite } from '../../store/documents.ts';
import type { ClubArea } from '../about-me.ts';
import { fresh, type Kept, kept } from '../kept.ts';
import { FORMER } from '../naming.ts';
import { leaveTournament } from './commands.ts';
import { organisedTournaments, renameEntrants, withoutOrganiser } from './forgetting.ts';
import { KEEPS_PAGES, readTournament } from './keeping.ts';

const about = z.object({ tournament: z.string(), who: z.number(), title: z.string(), at: z.number() });
type Entry = Readonly<z.infer<typeof about>>;

const entries = kept<Entry>('tournament entry', about);

const listOf = (member: string): string => `member/${member}`;

/** Written together with their coming in. */
export const noteEntry = (member: string, entry: Entry): DocumentWrite =>
  entries.write(fresh(`${entry.tournament}/${entry.who}`), entry, {
    places: [{ list: listOf(member), place: entry.at }],
    lasts: KEEPS_PAGES,
  });

/** Those of the last years; more at once nobody has been in. */
const MOST = 1000;

const entriesOf = ({ store }: ServerContext, member: string): Promise<readonly Kept<Entry>[]> =>
  entries.list(store.documents, listOf(member), { order: 'falling', limit: MOST });

export const tournamentsArea: ClubArea = {
  area: 'tournaments',
  async collect(context, { id }) {
    const organised = await organisedTournaments(context, id, MOST);
    return {
      entered: (await entriesOf(context, id)).map(({ value }) => value),
      organised: organised.map(({ id: tournament, value: { title, made } }) => ({ tournament, title, made })),
    };
  },
  async forget(context, { id }) {
    for (const entry of await entriesOf(context, id)) {
      await forgetEntry(context, id, entry.value);
      await context.store.documents.commit([entries.remove(entry)]);
    }
    for (const { id: tournament } of await organisedTournaments(context, id, MOST))
      await withoutOrganiser(context, tournament);
  },
};

/** Whoever is in the middle of one leaves it. */
async function forgetEntry(context: ServerContext, member: string, { tournament, who }: Entry): Promise<void> {
  const found = await readTournament(context, tournament);
  if (!found) return;
  const isIn = found.tournament.phase !== 'over' && found.tournament.entrants[who]?.left === undefined;
  if (isIn) await leaveTournament(context, tournament, who);
  await renameEntrants(context, tournament, entry =>
    isOf(entry, member) ? { ...nameless(entry), name: FORMER } : entry,
  );
}

type Joined = Extract<TournamentEntry, { what: 'joined' }>;

const isOf = (entry: TournamentEntry, member: string): entry is Joined =>
  entry.what === 'joined' && entry.member === member;

const nameless = ({ member: _, device: __, ...entry }: Joined): Joined => entry;
