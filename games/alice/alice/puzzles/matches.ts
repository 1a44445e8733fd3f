/** Matches between computer players of mixed levels, and the moments in them that somebody looks for. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match, viewForChair } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { pick, type Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { Character } from '@parlour/players/player';
import { think } from '@parlour/players/player';
import type { PuzzleCandidate } from '@parlour/players/puzzle';
import { aliceCharacters } from '../players/characters.ts';
import { alice } from '../rules/alice.ts';
import type { AlicePlay } from '../rules/judge.ts';
import type { AliceParts } from '../rules/parts.ts';

/** A larger table has more to remember than a puzzle should. */
const SEATS = [4, 5] as const;
/** After so many inputs there is too much to look back at. */
const LONGEST = 90;

/** A match, and the moments of it that were looked for. */
export type Played = { readonly match: Match<AliceParts>; readonly moments: readonly Moment[] };
/** After so many inputs this seat was to play. */
type Moment = { readonly inputs: number; readonly seat: Seat };

export function playFor(random: Random, isLookedFor: (position: PuzzleCandidate<AliceParts>) => boolean): Played {
  const count = pick(random, SEATS);
  const players = allSeats(count).map(() => pick(random, aliceCharacters));
  const match = beginMatch(alice, { ...defaultsOf(alice.options), peek: false }, { count });
  const moments: Moment[] = [];
  while (match.log.length < LONGEST) {
    const status = alice.status(match.state);
    if (status.is === 'over') break;
    const seat = status.is === 'open' ? itemAt(status.turn, 0) : undefined;
    if (seat === undefined) applyInput(match, { by: 'chance', drew: alice.draw(match.state, random) });
    else {
      if (isLookedFor({ match, seat })) moments.push({ inputs: match.log.length, seat });
      applyInput(match, { by: seat, play: answerOf(itemAt(players, seat), match, seat, random) });
    }
  }
  return { match, moments };
}

function answerOf(player: Character, match: Match<AliceParts>, seat: Seat, random: Random): AlicePlay {
  const { game, state } = match;
  const { budget } = player;
  const situation = { game, seat, view: viewForChair(match, seat), plays: game.plays(state, seat), random, budget };
  const { play } = think(player.think, { ...situation, awaited: true });
  if (!game.isPlay(play)) throw new Error(`the player at seat ${seat} does not answer`);
  return play;
}
