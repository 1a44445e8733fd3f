import { mean, newRating, type Rating } from '@parlour/club/ratings/rating';
import { type DisplayedRating, toDisplayedRating } from '@parlour/club/ratings/rating-display';
import { findGame } from '@parlour/games/shelf/shelf';
import type { MemberProfile, MemberRating, RatedMatchSummary, TableRatings } from '@parlour/protocol/club/ratings';
import type { Table } from '@parlour/table/table';
import type { ServerContext } from '../../context.ts';
import type { Member } from '../../hooks.ts';
import type { Stored } from '../document-collection.ts';
import { findMembers } from '../members.ts';
import { FORMER_MEMBER_NAME } from '../seats.ts';
import {
  type CountedMatch,
  countedDocuments,
  countedMatchId,
  isCountedMember,
  type MemberStanding,
  standingDocuments,
  standingId,
  standingsList,
} from './documents.ts';
import { placeInMatch, sideInMatch } from './rate-match.ts';

type StoreContext = Pick<ServerContext, 'store'>;

const MAX_GAMES = 50;
/** Margins are averaged over the recent matches; fewer are listed. */
const RECENT_MATCHES = 100;
const LISTED_MATCHES = 20;

/** Undefined if they have not played it rated. */
export async function readRating({ store }: StoreContext, member: string, game: string): Promise<Rating | undefined> {
  return (await standingDocuments.read(store.documents, standingId(member, game)))?.value.rating;
}

/** Most recently played first. */
export const listStandings = ({ store }: StoreContext, member: string): Promise<readonly Stored<MemberStanding>[]> =>
  standingDocuments.list(store.documents, standingsList(member), { order: 'falling', limit: MAX_GAMES });

/** Latest first. */
export const listRatedMatches = (
  { store }: StoreContext,
  member: string,
  limit: number,
): Promise<readonly Stored<CountedMatch>[]> =>
  countedDocuments.list(store.documents, standingsList(member), { order: 'falling', limit });

export async function readMemberPage(context: StoreContext, member: Member): Promise<MemberProfile> {
  const standings = await listStandings(context, member.id);
  const matches = (await listRatedMatches(context, member.id, RECENT_MATCHES)).map(({ value }) => value);
  const listed = matches.slice(0, LISTED_MATCHES);
  const known = await findMembers(context, [...new Set(listed.flatMap(memberIdsIn))]);
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return {
    member: { id: member.id, name: member.name, since: member.since },
    standings: standings.map(({ value }) => toShownStanding(value, matches)),
    matches: listed.map(match => toPlayedMatch(member.id, match, names)),
  };
}

const memberIdsIn = ({ players }: CountedMatch): string[] =>
  players.flatMap(player => (isCountedMember(player) && player.member !== null ? [player.member] : []));

const seatOfMemberIn = (member: string, { players }: CountedMatch): number =>
  players.findIndex(player => isCountedMember(player) && player.member === member);

const Z_95 = 1.96;

function toShownStanding(
  { game, rating, curve, member }: MemberStanding,
  matches: readonly CountedMatch[],
): MemberRating {
  const played = matches.filter(match => match.game === game);
  const won = played.filter(match => hasWon(match, seatOfMemberIn(member, match)));
  const margins = won.flatMap(match => winningMargin(member, match) ?? []);
  return {
    game,
    rating: toDisplayedRating(rating),
    curve: curve.map(([at, points, sigma]) => ({ at, points, ...intervalAround(points, sigma) })),
    lately: {
      matches: played.length,
      won: won.length,
      by: margins.length === 0 ? null : Math.round(10 * mean(margins)) / 10,
    },
  };
}

/** If all sides have left, all share first place but none has won. */
const hasWon = (match: CountedMatch, seat: number): boolean =>
  placeInMatch(match, seat) === 1 && !match.left.some(gone => sideInMatch(match, gone) === sideInMatch(match, seat));

const intervalAround = (points: number, sigma: number): { low: number; high: number } => ({
  low: Math.round(points - Z_95 * sigma),
  high: Math.round(points + Z_95 * sigma),
});

/** Undefined if the match was not won by score. */
function winningMargin(member: string, match: CountedMatch): number | undefined {
  const sign = findGame(match.game)?.better === 'low' ? -1 : 1;
  const side = sideInMatch(match, seatOfMemberIn(member, match));
  const own = match.scores[side];
  const others = match.scores.filter((_, other) => other !== side).map(score => sign * score);
  if (own === undefined || others.length === 0) return undefined;
  const margin = sign * own - Math.max(...others);
  return margin > 0 ? margin : undefined;
}

function toPlayedMatch(member: string, match: CountedMatch, names: ReadonlyMap<string, string>): RatedMatchSummary {
  const seat = seatOfMemberIn(member, match);
  const self = match.players[seat];
  const [before, after] = self && isCountedMember(self) ? [self.before, self.after] : [null, null];
  return {
    ...{ table: match.table, match: match.match, game: match.game, at: match.at },
    place: placeInMatch(match, seat),
    sides: match.sides,
    left: match.left.includes(seat),
    before: before?.[0] ?? null,
    after: after?.[0] ?? null,
    others: match.players.flatMap((player, other) => (other === seat ? [] : [toOpponent(player, names)])),
  };
}

function toOpponent(
  player: CountedMatch['players'][number],
  names: ReadonlyMap<string, string>,
): RatedMatchSummary['others'][0] {
  if (!isCountedMember(player)) return { level: player.level };
  const name = player.member === null ? undefined : names.get(player.member);
  return name === undefined ? { member: null, name: FORMER_MEMBER_NAME } : { member: player.member, name };
}

export async function readRatedTable(context: StoreContext, id: string, table: Table): Promise<TableRatings> {
  const { settings, game } = table.opened;
  if (!settings.rated) return { rated: false, seats: [], counted: null };
  const members = table.seats.map(occupant => (occupant.is === 'person' ? occupant.member : undefined));
  const seats = await Promise.all(
    members.map(async member =>
      member === undefined ? null : toDisplayedRating((await readRating(context, member, game)) ?? newRating()),
    ),
  );
  return { rated: true, seats, counted: await readLastChanges(context, id, table.current?.number ?? 0) };
}

async function readLastChanges({ store }: StoreContext, id: string, match: number): Promise<TableRatings['counted']> {
  const found = await countedDocuments.read(store.documents, countedMatchId(id, match));
  if (!found) return null;
  const changes = found.value.players.map(player =>
    isCountedMember(player) && player.member !== null
      ? { before: toDisplayedAt(player.before, player.number - 1), after: toDisplayedAt(player.after, player.number) }
      : null,
  );
  return { match, changes };
}

const toDisplayedAt = (displayed: readonly [number, number] | null, matches: number): DisplayedRating =>
  displayed === null
    ? { is: 'not yet', matches }
    : { is: 'rated', points: displayed[0], ...intervalAround(displayed[0], displayed[1]), matches };
