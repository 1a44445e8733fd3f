/** For tests: matches between the players of the box, judged again play by play. */

import type { Game } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match, tryPlay } from '@parlour/kernel/match';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { success } from '@parlour/kernel/result';
import { playMatch } from '@parlour/players/arena/simulate-match';
import type { Character } from '@parlour/players/player';
import { readData } from '../../../shelf/node.ts';
import { type BoxedGame, findGame } from '../../../shelf/shelf.ts';

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
    const played =
      typeof input.by === 'number' ? tryPlay(again, input.by, input.play) : success(applyInput(again, input));
    if (!played.ok) found.push(played.fault.why);
  }
  return found;
}
