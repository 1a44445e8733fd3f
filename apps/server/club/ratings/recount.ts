/** Counting everything again from the matches that were counted, in the order each member played them. */
import { newRating, type RatedPlayer, type Rating, rateMatch } from '@parlour/club/rating';
import { type CountedMatch, type CountedPlayer, isCountedMember, standingId } from './documents.ts';

export type Recount = {
  /** By standing, what it comes to. */
  readonly ratings: ReadonlyMap<string, Rating>;
  /** Matches that could not be counted again, because an earlier one or somebody who played it is gone. */
  readonly left: readonly CountedMatch[];
};

export function recount(matches: readonly CountedMatch[]): Recount {
  const ratings = new Map<string, Rating>();
  let waiting = matches.filter(({ players }) => players.length > 0);
  for (;;) {
    const left: CountedMatch[] = [];
    for (const match of waiting) {
      if (isNext(match, ratings)) countAgain(match, ratings);
      else left.push(match);
    }
    if (left.length === waiting.length) return { ratings, left };
    waiting = left;
  }
}

/** Whether it is the next match of everybody who played it. */
const isNext = ({ game, players }: CountedMatch, ratings: ReadonlyMap<string, Rating>): boolean =>
  players.every(player => {
    if (!isCountedMember(player)) return true;
    if (player.member === null) return player.number === 0;
    return player.number === (ratings.get(standingId(player.member, game))?.matches ?? 0) + 1;
  });

function countAgain({ game, players, places, sides }: CountedMatch, ratings: Map<string, Rating>): void {
  const rated = players.map((player, seat) => ratedAgain(player, seat, game, ratings));
  const teams = places.map((place, side) => ({ place, players: rated.filter((_, seat) => seat % sides === side) }));
  for (const [member, rating] of rateMatch(teams)) {
    if (!member.startsWith(GONE)) ratings.set(standingId(member, game), rating);
  }
}

/** Somebody who was a member no longer when the match was counted. */
export const GONE = 'gone ';

function ratedAgain(
  player: CountedPlayer,
  seat: number,
  game: string,
  ratings: ReadonlyMap<string, Rating>,
): RatedPlayer {
  if (!isCountedMember(player)) {
    const { level, mu, sigma } = player;
    return { is: 'computer', id: `level ${level}`, strength: { mu, sigma } };
  }
  if (player.member === null) return { is: 'member', id: `${GONE}${seat}`, rating: newRating() };
  return { is: 'member', id: player.member, rating: ratings.get(standingId(player.member, game)) ?? newRating() };
}
