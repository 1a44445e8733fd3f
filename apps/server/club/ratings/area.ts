/** What ratings know of somebody, to be given to them and to be forgotten. */
import type { ServerContext } from '../../open-tables.ts';
import type { ClubArea } from '../about-me.ts';
import type { Kept } from '../kept.ts';
import {
  COUNTED_LASTS,
  type CountedMatch,
  countedDocuments,
  countedPlaces,
  isCountedMember,
  standingDocuments,
} from './documents.ts';
import { matchesOf, standingsOfMember } from './telling.ts';

const AT_ONCE = 100;
/** The last ones; each is also on others' pages. */
const MOST_MATCHES = 1000;

export const ratingArea: ClubArea = {
  area: 'ratings',
  async collect(context, { id }) {
    const standings = await standingsOfMember(context, id);
    const matches = await matchesOf(context, id, MOST_MATCHES);
    return {
      standings: standings.map(({ value: { member: _, ...standing } }) => standing),
      matches: matches.map(({ value }) => value),
    };
  },
  async forget(context, { id }) {
    await forgetMatches(context, id);
    for (const standing of await standingsOfMember(context, id))
      await context.store.documents.commit([standingDocuments.remove(standing)]);
  },
};

/** Others keep their matches; whom they played is a former member. */
async function forgetMatches(context: ServerContext, member: string): Promise<void> {
  for (;;) {
    const matches = await matchesOf(context, member, AT_ONCE);
    for (const match of matches) await forgetIn(context, match, member);
    if (matches.length === 0) return;
  }
}

async function forgetIn({ store, clock }: ServerContext, match: Kept<CountedMatch>, member: string): Promise<void> {
  const players = match.value.players.map(player =>
    isCountedMember(player) && player.member === member ? { ...player, member: null } : player,
  );
  const value = { ...match.value, players };
  const lasts = Math.max(1, value.at + COUNTED_LASTS - clock.now());
  await store.documents.commit([countedDocuments.write(match, value, { places: countedPlaces(value), lasts })]);
}
