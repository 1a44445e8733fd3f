/** Matches between computer players of mixed levels, and the moments in them that somebody looks for. */
import { seatsOf } from '@parlour/kernel/cards';
import type { Seat } from '@parlour/kernel/game';
import { beginMatch, type Match, put, viewFrom } from '@parlour/kernel/match';
import { nth } from '@parlour/kernel/must';
import { defaultsOf } from '@parlour/kernel/options';
import { pick, type Random } from '@parlour/kernel/random';
import type { Character } from '@parlour/players/player';
import type { Position } from '@parlour/players/puzzle';
import { think } from '@parlour/players/think';
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

export function playFor(random: Random, isLookedFor: (position: Position<AliceParts>) => boolean): Played {
  const count = pick(random, SEATS);
  const players = seatsOf(count).map(() => pick(random, aliceCharacters));
  const match = beginMatch(alice, { ...defaultsOf(alice.options), peek: false }, { count });
  const moments: Moment[] = [];
  while (match.log.length < LONGEST) {
    const status = alice.status(match.state);
    if (status.is === 'over') break;
    const seat = status.is === 'open' ? nth(status.turn, 0) : undefined;
    if (seat === undefined) put(match, { by: 'chance', drew: alice.draw(match.state, random) });
    else {
      if (isLookedFor({ match, seat })) moments.push({ inputs: match.log.length, seat });
      put(match, { by: seat, play: answerOf(nth(players, seat), match, seat, random) });
    }
  }
  return { match, moments };
}

function answerOf(player: Character, match: Match<AliceParts>, seat: Seat, random: Random): AlicePlay {
  const { game, state } = match;
  const { budget } = player;
  const situation = { game, seat, view: viewFrom(match, seat), plays: game.plays(state, seat), random, budget };
  const { play } = think(player.think, { ...situation, awaited: true });
  if (!game.isPlay(play)) throw new Error(`the player at seat ${seat} does not answer`);
  return play;
}
