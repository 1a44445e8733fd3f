/** For tests: matches between the players of the box, judged again play by play. */
import type { Game } from '@parlour/kernel/game';
import { attempt, beginMatch, lookAt, type Match, put, statusOf } from '@parlour/kernel/match';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { seeded } from '@parlour/kernel/random';
import type { Character, Thought } from '@parlour/players/player';
import { playMatch } from '@parlour/players/playing';
import { think } from '@parlour/players/think';
import { readData } from '../../../node.ts';
import { type BoxedGame, findGame } from '../../../shelf.ts';

export type Stage = { readonly game: Game; readonly options: Options; readonly characters: readonly Character[] };

export async function stage(id: string, options: Options = {}): Promise<Stage> {
  const boxed = findGame(id) as BoxedGame;
  const all = { ...defaultsOf(boxed.options), ...options };
  return { game: await boxed.open(all, readData), options: all, characters: await boxed.players!(readData) };
}

export const playOn = ({ game, options }: Stage, players: readonly Character[], seed: string, limit = 10_000): Match =>
  playMatch({ game, options, seating: { count: players.length }, players, seed, limit });

/** Plays the log again; answers what the judge has against it. */
export function complaints({ game, options, seating, log }: Match): string[] {
  const again = beginMatch(game, options, seating);
  const found: string[] = [];
  for (const input of log) {
    const outcome = typeof input.by === 'number' ? attempt(again, input.by, input.play) : put(again, input);
    if ('refusal' in outcome) found.push(outcome.refusal.detail);
  }
  return found;
}

/** What a player thinks in some world that looks to him as this match does. */
export function thoughtIn({ game, options }: Stage, match: Match, character: Character, world: string): Thought {
  const { turn } = statusOf(match) as { turn: readonly number[] };
  const seat = turn[0]!;
  const state = game.imagine(lookAt(match, seat), seeded(world));
  const other: Match = { ...beginMatch(game, options, match.seating), happenings: match.happenings, state };
  const { budget } = character;
  const plays = game.plays(state, seat);
  const view = lookAt(other, seat);
  return think(character.think, { game, seat, view, plays, awaited: true, random: seeded('same'), budget });
}
