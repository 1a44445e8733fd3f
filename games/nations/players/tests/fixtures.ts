/** Matches between the players of the box. */
import type { Game, Seat } from '@parlour/kernel/game';
import { beginMatch, type Match, matchStatus, viewForChair } from '@parlour/kernel/match';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import { playMatch } from '@parlour/players/arena/simulate-match';
import type { Character, Thought } from '@parlour/players/player';
import { think } from '@parlour/players/player';
import { monkeyCharacters } from '../../monkey/players/characters.ts';
import { monkey } from '../../monkey/rules/monkey.ts';
import { nationsCharacters } from '../../nations/players/characters.ts';
import { nations } from '../../nations/rules/nations.ts';

export type Stage = { readonly game: Game; readonly characters: readonly Character[] };

export const nationsStage: Stage = { game: nations, characters: nationsCharacters };
export const monkeyStage: Stage = { game: monkey, characters: monkeyCharacters };

export const playStage = (
  { game }: Stage,
  players: readonly Character[],
  seed: string,
  limit = 10_000,
  options: Options = {},
): Match =>
  playMatch({
    game,
    options: { ...defaultsOf(game.options), ...options },
    seating: { count: players.length, dealer: 0 },
    players,
    seed,
    limit,
  });

/** Thinks in a sampled world that looks the same from the seat. */
export function thinkInWorld(match: Match, character: Character, world: string): Thought {
  const status = matchStatus(match);
  if (status.is !== 'open') throw new Error('nobody is awaited');
  const [seat] = status.turn as [Seat];
  const state = match.game.imagine(viewForChair(match, seat), seededRandom(world));
  const other: Match = { ...beginMatch(match.game, match.options, match.seating), events: match.events, state };
  return think(character.think, {
    game: match.game,
    seat,
    view: viewForChair(other, seat),
    plays: match.game.plays(state, seat),
    awaited: true,
    random: seededRandom('same'),
    budget: character.budget,
  });
}
