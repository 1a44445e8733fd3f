/** What is told of ratings: a member's page, and what a rated table shows. */

import { mean } from '@parlour/club/arithmetic';
import { newRating, type Rating } from '@parlour/club/rating';
import { type ShownRating, shownRating } from '@parlour/club/rating-shown';
import { findGame } from '@parlour/games/shelf/shelf';
import type { MemberPage, PlayedMatch, RatedTable, ShownStanding } from '@parlour/protocol/club/ratings';
import type { Table } from '@parlour/table/table';
import type { ServerContext } from '../../open-tables.ts';
import type { Kept } from '../kept.ts';
import { type Member, membersBy } from '../members.ts';
import { FORMER } from '../naming.ts';
import { placeOf, sideOf } from './counting.ts';
import {
  type CountedMatch,
  countedDocuments,
  isCountedMember,
  type MemberStanding,
  matchId,
  standingDocuments,
  standingId,
  standingsList,
} from './documents.ts';

type Keeping = Pick<ServerContext, 'store'>;

const MOST_GAMES = 50;
/** What they win by is told of so many matches; so many are listed. */
const LATELY = 100;
const LISTED = 20;

/** What is known of a member at a game; undefined if they have not played it rated. */
export async function ratingOf({ store }: Keeping, member: string, game: string): Promise<Rating | undefined> {
  return (await standingDocuments.read(store.documents, standingId(member, game)))?.value.rating;
}

/** A member's standings, the one played last first. */
export const standingsOfMember = ({ store }: Keeping, member: string): Promise<readonly Kept<MemberStanding>[]> =>
  standingDocuments.list(store.documents, standingsList(member), { order: 'falling', limit: MOST_GAMES });

/** The last rated matches of a member, the latest first. */
export const matchesOf = ({ store }: Keeping, member: string, limit: number): Promise<readonly Kept<CountedMatch>[]> =>
  countedDocuments.list(store.documents, standingsList(member), { order: 'falling', limit });

export async function memberPage(context: Keeping, member: Member): Promise<MemberPage> {
  const standings = await standingsOfMember(context, member.id);
  const matches = (await matchesOf(context, member.id, LATELY)).map(({ value }) => value);
  const listed = matches.slice(0, LISTED);
  const known = await membersBy(context, [...new Set(listed.flatMap(membersIn))]);
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return {
    member: { id: member.id, name: member.name, since: member.since },
    standings: standings.map(({ value }) => standingShown(value, matches)),
    matches: listed.map(match => playedBy(member.id, match, names)),
  };
}

const membersIn = ({ players }: CountedMatch): string[] =>
  players.flatMap(player => (isCountedMember(player) && player.member !== null ? [player.member] : []));

const seatOf = (member: string, { players }: CountedMatch): number =>
  players.findIndex(player => isCountedMember(player) && player.member === member);

const WITHIN = 1.96;

function standingShown(
  { game, rating, curve, member }: MemberStanding,
  matches: readonly CountedMatch[],
): ShownStanding {
  const played = matches.filter(match => match.game === game);
  const won = played.filter(match => hasWon(match, seatOf(member, match)));
  const margins = won.flatMap(match => marginOf(member, match) ?? []);
  return {
    game,
    rating: shownRating(rating),
    curve: curve.map(([at, points, sigma]) => ({ at, points, ...around(points, sigma) })),
    lately: {
      matches: played.length,
      won: won.length,
      by: margins.length === 0 ? null : Math.round(10 * mean(margins)) / 10,
    },
  };
}

/** Where everybody has left nobody is ahead, and nobody has won. */
const hasWon = (match: CountedMatch, seat: number): boolean =>
  placeOf(match, seat) === 1 && !match.left.some(gone => sideOf(match, gone) === sideOf(match, seat));

const around = (points: number, sigma: number): { low: number; high: number } => ({
  low: Math.round(points - WITHIN * sigma),
  high: Math.round(points + WITHIN * sigma),
});

/** Points ahead of the next side; undefined where it was won for another reason. */
function marginOf(member: string, match: CountedMatch): number | undefined {
  const sign = findGame(match.game)?.better === 'low' ? -1 : 1;
  const side = sideOf(match, seatOf(member, match));
  const own = match.scores[side];
  const others = match.scores.filter((_, other) => other !== side).map(score => sign * score);
  if (own === undefined || others.length === 0) return undefined;
  const margin = sign * own - Math.max(...others);
  return margin > 0 ? margin : undefined;
}

function playedBy(member: string, match: CountedMatch, names: ReadonlyMap<string, string>): PlayedMatch {
  const seat = seatOf(member, match);
  const self = match.players[seat];
  const [before, after] = self && isCountedMember(self) ? [self.before, self.after] : [null, null];
  return {
    ...{ table: match.table, match: match.match, game: match.game, at: match.at },
    place: placeOf(match, seat),
    sides: match.sides,
    left: match.left.includes(seat),
    before: before?.[0] ?? null,
    after: after?.[0] ?? null,
    others: match.players.flatMap((player, other) => (other === seat ? [] : [companyOf(player, names)])),
  };
}

function companyOf(
  player: CountedMatch['players'][number],
  names: ReadonlyMap<string, string>,
): PlayedMatch['others'][0] {
  if (!isCountedMember(player)) return { level: player.level };
  const name = player.member === null ? undefined : names.get(player.member);
  return name === undefined ? { member: null, name: FORMER } : { member: player.member, name };
}

/** At a table that is not rated there is nothing to tell. */
export async function ratedTable(context: Keeping, id: string, table: Table): Promise<RatedTable> {
  const { settings, game } = table.opened;
  if (!settings.rated) return { rated: false, seats: [], counted: null };
  const members = table.seats.map(sits => (sits.is === 'person' ? sits.member : undefined));
  const seats = await Promise.all(
    members.map(async member =>
      member === undefined ? null : shownRating((await ratingOf(context, member, game)) ?? newRating()),
    ),
  );
  return { rated: true, seats, counted: await lastCounted(context, id, table.sitting?.number ?? 0) };
}

async function lastCounted({ store }: Keeping, id: string, match: number): Promise<RatedTable['counted']> {
  const found = await countedDocuments.read(store.documents, matchId(id, match));
  if (!found) return null;
  const changes = found.value.players.map(player =>
    isCountedMember(player) && player.member !== null
      ? { before: shownAt(player.before, player.number - 1), after: shownAt(player.after, player.number) }
      : null,
  );
  return { match, changes };
}

const shownAt = (shown: readonly [number, number] | null, matches: number): ShownRating =>
  shown === null
    ? { is: 'not yet', matches }
    : { is: 'rated', points: shown[0], ...around(shown[0], shown[1]), matches };
