/** Taking people out of what is kept of a tournament: names and owners go, and everything else stays. */
import type { TournamentEntry } from '@parlour/club/tournament/log';
import type { ServerContext } from '../../open-tables.ts';
import type { Kept } from '../kept.ts';
import { heads, KEEPS_PAGES, organisedBy, pageNames, pages, type TournamentHead, whereaboutsOf } from './keeping.ts';

export const organisedTournaments = (
  { store }: ServerContext,
  member: string,
  limit: number,
): Promise<readonly Kept<TournamentHead>[]> =>
  heads.list(store.documents, organisedBy(member), { order: 'falling', limit });

export async function withoutOrganiser({ store }: ServerContext, id: string): Promise<void> {
  await heads.change(store.documents, id, head => {
    if (!head) return undefined;
    const { organiser: _, ...rest } = head.value;
    return { value: rest, ...whereaboutsOf(rest) };
  });
}

/** Names in the log may have to go; everything else of it stays. */
export async function renameEntrants(
  { store }: ServerContext,
  id: string,
  rename: (entry: TournamentEntry) => TournamentEntry,
): Promise<void> {
  const { documents } = store;
  await heads.change(documents, id, async head => {
    if (!head) return undefined;
    const found = await pages.readAll(documents, pageNames(head));
    const also = found.map(page =>
      pages.write(page, { entries: page.value.entries.map(rename) }, { lasts: KEEPS_PAGES }),
    );
    return { value: head.value, also, ...whereaboutsOf(head.value) };
  });
}
