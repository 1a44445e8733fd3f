/**
 * Rates a finished match exactly once: one commit writes the counted match, the new ratings and the removal of the
 * pending entry. A second attempt finds the counted match and does nothing.
 */

import { newRating, type RatedPlayer, type Rating, rateMatch, sidePlaces } from '@parlour/club/ratings/rating';
import { MIN_EVIDENCE } from '@parlour/club/ratings/rating-display';
import type { Game } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { LevelStrengths } from '@parlour/players/arena/contest';
import type { LogEntry } from '@parlour/table/log';
import { finishedRatedMatch, type RatedMatch, type RatedSeat } from '@parlour/table/rated-match';
import { nextMatchNumber, type Table } from '@parlour/table/table';
import type { TableContext } from '../../context.ts';
import type { GameRegistry } from '../../game-registry.ts';
import type { Documents, DocumentWrite } from '../../store/documents.ts';
import { StoreError } from '../../store/types.ts';
import type { LiveTable } from '../../tables/live-table.ts';
import { newDocumentAt, type Stored } from '../document-collection.ts';
import { findMembers } from '../members.ts';
import {
  COUNTED_MATCH_TTL_MS,
  type CountedMatch,
  type CountedPlayer,
  countedDocuments,
  countedMatchId,
  countedPlaces,
  isCountedMember,
  leaderboardList,
  type MemberStanding,
  PENDING_LIST,
  pendingDocuments,
  standingDocuments,
  standingId,
  standingsList,
} from './documents.ts';

type RatingStore = { readonly documents: Documents };

export type RatingContext = { readonly store: RatingStore; readonly games: GameRegistry };

export type FinishedRatedMatch = { readonly table: string; readonly game: Game; readonly match: RatedMatch };

/** Conflicts are normal: members play at other tables too. */
const MAX_ATTEMPTS = 12;

export async function rateFinishedMatch(
  context: RatingContext,
  finished: FinishedRatedMatch,
): Promise<'counted' | 'known'> {
  const { store } = context;
  const id = countedMatchId(finished.table, finished.match.number);
  const levels = await readLevelStrengths(context, finished.game.id);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (await countedDocuments.read(store.documents, id)) return 'known';
    const writes = await ratingWrites(store, finished, levels);
    if ((await store.documents.commit(writes)) === 'kept') return 'counted';
  }
  throw new StoreError(`Too many concurrent rating updates; ${id} is rated later.`);
}

async function readLevelStrengths(
  { games: library }: RatingContext,
  game: string,
): Promise<LevelStrengths | undefined> {
  const skill = (await library.ratedGame?.(game))?.skill;
  return skill?.is === 'skill' ? skill.levels : undefined;
}

/** If the game has become one of luck since, the match is stored without changing ratings. */
async function ratingWrites(
  store: RatingStore,
  finished: FinishedRatedMatch,
  levels?: LevelStrengths,
): Promise<DocumentWrite[]> {
  const { table, game, match } = finished;
  const id = countedMatchId(table, match.number);
  const pending = await pendingDocuments.read(store.documents, id);
  const standings = await readPriorStandings(store, finished);
  const counted = levels && computeRatings(finished, standings, levels);
  const value = counted?.match ?? unratedMatch(finished);
  return [
    countedDocuments.write(newDocumentAt(id), value, { places: countedPlaces(value), lasts: COUNTED_MATCH_TTL_MS }),
    ...(pending ? [pendingDocuments.remove(pending)] : []),
    ...(counted?.changed ?? []).map(([before, rating]) => standingWrite(before, game.id, rating, match.at)),
  ];
}

/** A member's standing before the match; undefined for their first rated match. */
type PriorStanding = { readonly member: string; readonly stored: Stored<MemberStanding> | undefined };

/** Former members are left out. */
async function readPriorStandings(
  store: RatingStore,
  { game, match }: FinishedRatedMatch,
): Promise<ReadonlyMap<string, PriorStanding>> {
  const ids = match.players.flatMap(player => (player && 'member' in player ? [player.member] : []));
  const members = await findMembers({ store }, ids);
  const found = await standingDocuments.readAll(
    store.documents,
    members.map(member => standingId(member.id, game.id)),
  );
  const stored = new Map(found.map(each => [each.value.member, each]));
  return new Map(members.map(({ id }) => [id, { member: id, stored: stored.get(id) }]));
}

const priorRating = (before: PriorStanding | undefined): Rating => before?.stored?.value.rating ?? newRating();

type RatedOutcome = { readonly match: CountedMatch; readonly changed: readonly (readonly [PriorStanding, Rating])[] };

function computeRatings(
  finished: FinishedRatedMatch,
  standings: ReadonlyMap<string, PriorStanding>,
  levels: LevelStrengths,
): RatedOutcome {
  const { game, match } = finished;
  const sides = game.sides(match.players.length);
  const places = sidePlaces(match.result, { sides, better: game.better, left: match.left });
  const players = match.players.map((player, seat) => toRatedPlayer(player, seat, standings, levels));
  const teams = places.map((place, side) => ({ place, players: players.filter((_, seat) => seat % sides === side) }));
  const rated = rateMatch(teams);
  const changed = [...standings.values()].map(before => [before, assertDefined(rated.get(before.member))] as const);
  const after = new Map(changed.map(([{ member }, rating]) => [member, rating]));
  const countedPlayers = match.players.map(seat => toCountedPlayer(seat, standings, after, levels));
  return { match: { ...matchFacts(finished), sides, places, players: countedPlayers }, changed };
}

/** A former member counts as a newcomer. */
function toRatedPlayer(
  seat: RatedSeat,
  number: number,
  standings: ReadonlyMap<string, PriorStanding>,
  levels: LevelStrengths,
): RatedPlayer {
  if (seat && 'level' in seat) return { is: 'computer', id: `level ${seat.level}`, strength: levels[seat.level] };
  const known = seat && standings.get(seat.member);
  return {
    is: 'member',
    id: known?.member ?? `${FORMER_MEMBER_PREFIX}${number}`,
    rating: priorRating(known ?? undefined),
  };
}

function toCountedPlayer(
  seat: RatedSeat,
  standings: ReadonlyMap<string, PriorStanding>,
  rated: ReadonlyMap<string, Rating>,
  levels: LevelStrengths,
): CountedPlayer {
  if (seat && 'level' in seat) return { level: seat.level, ...levels[seat.level] };
  const after = seat && rated.get(seat.member);
  if (!seat || !after) return { member: null, number: 0, before: null, after: null };
  const before = displayedPoints(priorRating(standings.get(seat.member)));
  return { member: seat.member, number: after.matches, before, after: displayedPoints(after) };
}

const displayedPoints = ({ mu, sigma, evidence }: Rating): [number, number] | null =>
  evidence < MIN_EVIDENCE ? null : [Math.round(mu), Math.round(10 * sigma) / 10];

const matchFacts = ({ table, game, match }: FinishedRatedMatch) => ({
  table,
  match: match.number,
  game: game.id,
  at: match.at,
  scores: [...match.result.scores],
  left: [...match.left],
});

const unratedMatch = (finished: FinishedRatedMatch): CountedMatch => ({
  ...matchFacts(finished),
  sides: finished.game.sides(finished.match.players.length),
  places: [],
  players: [],
});

const MAX_CURVE_POINTS = 300;

function standingWrite({ member, stored }: PriorStanding, game: string, rating: Rating, at: number): DocumentWrite {
  const displayed = displayedPoints(rating);
  const curve = [
    ...(stored?.value.curve ?? []),
    ...(displayed ? [[at, ...displayed] as [number, number, number]] : []),
  ];
  const value = { member, game, rating, curve: curve.slice(-MAX_CURVE_POINTS) };
  const target = stored ?? newDocumentAt(standingId(member, game));
  const lists = [standingsList(member), leaderboardList(game)];
  return standingDocuments.write(target, value, { places: lists.map(list => ({ list, place: at })) });
}

export const sideInMatch = ({ sides }: CountedMatch, seat: number): number => seat % sides;

export const placeInMatch = (match: CountedMatch, seat: number): number =>
  itemAt(match.places, sideInMatch(match, seat));

export type RecalculatedRatings = {
  readonly ratings: ReadonlyMap<string, Rating>;
  /** An earlier match or one of the players is gone. */
  readonly unresolved: readonly CountedMatch[];
};

/** Recalculates all ratings from the counted matches, in the order each member played them. */
export function recalculateRatings(matches: readonly CountedMatch[]): RecalculatedRatings {
  const ratings = new Map<string, Rating>();
  let remaining = matches.filter(({ players }) => players.length > 0);
  for (;;) {
    const unresolved: CountedMatch[] = [];
    for (const match of remaining) {
      if (isNextForAll(match, ratings)) rateAgain(match, ratings);
      else unresolved.push(match);
    }
    if (unresolved.length === remaining.length) return { ratings, unresolved };
    remaining = unresolved;
  }
}

const isNextForAll = ({ game, players }: CountedMatch, ratings: ReadonlyMap<string, Rating>): boolean =>
  players.every(player => {
    if (!isCountedMember(player)) return true;
    if (player.member === null) return player.number === 0;
    return player.number === (ratings.get(standingId(player.member, game))?.matches ?? 0) + 1;
  });

function rateAgain({ game, players, places, sides }: CountedMatch, ratings: Map<string, Rating>): void {
  const rated = players.map((player, seat) => toRatedPlayerAgain(player, seat, game, ratings));
  const teams = places.map((place, side) => ({ place, players: rated.filter((_, seat) => seat % sides === side) }));
  for (const [member, rating] of rateMatch(teams)) {
    if (!member.startsWith(FORMER_MEMBER_PREFIX)) ratings.set(standingId(member, game), rating);
  }
}

/** Marks players who were no longer members when the match was counted. */
export const FORMER_MEMBER_PREFIX = 'gone ';

function toRatedPlayerAgain(
  player: CountedPlayer,
  seat: number,
  game: string,
  ratings: ReadonlyMap<string, Rating>,
): RatedPlayer {
  if (!isCountedMember(player)) {
    const { level, mu, sigma } = player;
    return { is: 'computer', id: `level ${level}`, strength: { mu, sigma } };
  }
  if (player.member === null) return { is: 'member', id: `${FORMER_MEMBER_PREFIX}${seat}`, rating: newRating() };
  return { is: 'member', id: player.member, rating: ratings.get(standingId(player.member, game)) ?? newRating() };
}

/** How long the server with the open table has to count the match before the background job checks it. */
export const PENDING_CHECK_MS = 5 * 60_000;

const DAY_MS = 24 * 60 * 60_000;
/** A match that has not ended by then never will: the longest clock gives thirty days a turn. */
const PENDING_TTL_MS = 400 * DAY_MS;

export const pendingIndex = (due: number) => ({ places: [{ list: PENDING_LIST, place: due }], lasts: PENDING_TTL_MS });

/** Records, before a rated match begins, that it must be counted, so that no crash loses it. Idempotent. */
export async function recordPendingMatch(
  { store, clock }: TableContext,
  id: string,
  table: Table,
  entries: readonly LogEntry[],
): Promise<void> {
  if (!table.opened.settings.rated || !entries.some(({ what }) => what === 'begin')) return;
  const pending = { table: id, match: nextMatchNumber(table), due: clock.now() + PENDING_CHECK_MS };
  const target = newDocumentAt(countedMatchId(id, pending.match));
  await store.documents.commit([pendingDocuments.write(target, pending, pendingIndex(pending.due))]);
}

/** Called after every change of a table. The background job retries failures. */
export function rateIfOver(live: LiveTable): void {
  const { context, row, runner } = live;
  const match = finishedRatedMatch(runner.table);
  if (!match || live.lastRatedMatch === match.number) return;
  live.lastRatedMatch = match.number;
  void rateFinishedMatch(context, { table: row.id, game: runner.table.game, match }).catch(error => {
    live.lastRatedMatch = 0;
    context.telemetry.logError(error, { table: row.id }, 'a rated match is not rated yet; will retry');
  });
}
