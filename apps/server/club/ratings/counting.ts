/**
 * Counting a rated match, exactly once: the document of its name is written together with what it changes, and with taking
 * away that it is to be counted. Whoever is second finds it there and leaves it.
 */

import { placesOf } from '@parlour/club/places';
import { newRating, type RatedPlayer, type Rating, rateMatch } from '@parlour/club/rating';
import { ENOUGH } from '@parlour/club/rating-shown';
import type { Game } from '@parlour/kernel/game';
import { must, nth } from '@parlour/kernel/must';
import type { LevelStrengths } from '@parlour/players/skill';
import type { RatedMatch, RatedSeat } from '@parlour/table/rated';
import type { Library } from '../../library.ts';
import type { Documents, DocumentWrite } from '../../store/documents.ts';
import { StoreTrouble } from '../../store/port.ts';
import { fresh, type Kept } from '../kept.ts';
import { membersBy } from '../members.ts';
import {
  COUNTED_LASTS,
  type CountedMatch,
  type CountedPlayer,
  countedDocuments,
  countedPlaces,
  type MemberStanding,
  matchId,
  runningDocuments,
  standingDocuments,
  standingId,
  standingsList,
} from './documents.ts';
import { GONE } from './recount.ts';

type Store = { readonly documents: Documents };

export type CountingContext = { readonly store: Store; readonly library: Library };

/** A match at a table of the house. */
export type FinishedMatch = { readonly table: string; readonly game: Game; readonly match: RatedMatch };

/** So often somebody may have been quicker: members play elsewhere too. */
const TRIES = 12;

export async function countMatch(context: CountingContext, finished: FinishedMatch): Promise<'counted' | 'known'> {
  const { store } = context;
  const id = matchId(finished.table, finished.match.number);
  const levels = await levelsOf(context, finished.game.id);
  for (let n = 0; n < TRIES; n++) {
    if (await countedDocuments.read(store.documents, id)) return 'known';
    const writes = await writesFor(store, finished, levels);
    if ((await store.documents.commit(writes)) === 'kept') return 'counted';
  }
  throw new StoreTrouble(`Too many matches were counted at once; ${id} is counted later.`);
}

async function levelsOf({ library }: CountingContext, game: string): Promise<LevelStrengths | undefined> {
  const skill = (await library.ratedBy?.(game))?.skill;
  return skill?.is === 'skill' ? skill.levels : undefined;
}

/** A game that has become one of luck since is counted without changing anybody. */
async function writesFor(store: Store, finished: FinishedMatch, levels?: LevelStrengths): Promise<DocumentWrite[]> {
  const { table, game, match } = finished;
  const id = matchId(table, match.number);
  const running = await runningDocuments.read(store.documents, id);
  const standings = await standingsOf(store, finished);
  const counted = levels && countedWith(finished, standings, levels);
  const value = counted?.match ?? nothingCounted(finished);
  return [
    countedDocuments.write(fresh(id), value, { places: countedPlaces(value), lasts: COUNTED_LASTS }),
    ...(running ? [runningDocuments.remove(running)] : []),
    ...(counted?.changed ?? []).map(([before, rating]) => standingWrite(before, game.id, rating, match.at)),
  ];
}

/** A member's standing before the match; of a newcomer, where it is going to be. */
type Before = { readonly member: string; readonly kept: Kept<MemberStanding> | undefined };

/** By member; those who are members no longer are not among them. */
async function standingsOf(store: Store, { game, match }: FinishedMatch): Promise<ReadonlyMap<string, Before>> {
  const ids = match.players.flatMap(player => (player && 'member' in player ? [player.member] : []));
  const members = await membersBy({ store }, ids);
  const found = await standingDocuments.readAll(
    store.documents,
    members.map(member => standingId(member.id, game.id)),
  );
  const kept = new Map(found.map(each => [each.value.member, each]));
  return new Map(members.map(({ id }) => [id, { member: id, kept: kept.get(id) }]));
}

const ratingIn = (before: Before | undefined): Rating => before?.kept?.value.rating ?? newRating();

type Counted = { readonly match: CountedMatch; readonly changed: readonly (readonly [Before, Rating])[] };

function countedWith(finished: FinishedMatch, standings: ReadonlyMap<string, Before>, levels: LevelStrengths): Counted {
  const { game, match } = finished;
  const sides = game.sides(match.players.length);
  const places = placesOf(match.result, { sides, better: game.better, left: match.left });
  const players = match.players.map((seat, n) => ratedPlayer(seat, n, standings, levels));
  const teams = places.map((place, side) => ({ place, players: players.filter((_, seat) => seat % sides === side) }));
  const rated = rateMatch(teams);
  const changed = [...standings.values()].map(before => [before, must(rated.get(before.member))] as const);
  const after = new Map(changed.map(([{ member }, rating]) => [member, rating]));
  const told = match.players.map(seat => countedPlayer(seat, standings, after, levels));
  return { match: { ...plainly(finished), sides, places, players: told }, changed };
}

/** Nobody is known who has gone; they count as somebody new. */
function ratedPlayer(
  seat: RatedSeat,
  number: number,
  standings: ReadonlyMap<string, Before>,
  levels: LevelStrengths,
): RatedPlayer {
  if (seat && 'level' in seat) return { is: 'computer', id: `level ${seat.level}`, strength: levels[seat.level] };
  const known = seat && standings.get(seat.member);
  return { is: 'member', id: known?.member ?? `${GONE}${number}`, rating: ratingIn(known ?? undefined) };
}

function countedPlayer(
  seat: RatedSeat,
  standings: ReadonlyMap<string, Before>,
  rated: ReadonlyMap<string, Rating>,
  levels: LevelStrengths,
): CountedPlayer {
  if (seat && 'level' in seat) return { level: seat.level, ...levels[seat.level] };
  const after = seat && rated.get(seat.member);
  if (!seat || !after) return { member: null, number: 0, before: null, after: null };
  const before = shownIn(ratingIn(standings.get(seat.member)));
  return { member: seat.member, number: after.matches, before, after: shownIn(after) };
}

const shownIn = ({ mu, sigma, evidence }: Rating): [number, number] | null =>
  evidence < ENOUGH ? null : [Math.round(mu), Math.round(10 * sigma) / 10];

const plainly = ({ table, game, match }: FinishedMatch) => ({
  table,
  match: match.number,
  game: game.id,
  at: match.at,
  scores: [...match.result.scores],
  left: [...match.left],
});

const nothingCounted = (finished: FinishedMatch): CountedMatch => ({
  ...plainly(finished),
  sides: finished.game.sides(finished.match.players.length),
  places: [],
  players: [],
});

/** So many points of a curve are kept; what is older goes. */
const LONGEST_CURVE = 300;

function standingWrite({ member, kept }: Before, game: string, rating: Rating, at: number): DocumentWrite {
  const shown = shownIn(rating);
  const curve = [...(kept?.value.curve ?? []), ...(shown ? [[at, ...shown] as [number, number, number]] : [])];
  const value = { member, game, rating, curve: curve.slice(-LONGEST_CURVE) };
  const spot = kept ?? fresh(standingId(member, game));
  return standingDocuments.write(spot, value, { places: [{ list: standingsList(member), place: at }] });
}

/** The side somebody played for. */
export const sideOf = ({ sides }: CountedMatch, seat: number): number => seat % sides;

export const placeOf = (match: CountedMatch, seat: number): number => nth(match.places, sideOf(match, seat));
