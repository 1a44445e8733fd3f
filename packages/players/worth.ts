/** Three ways to say what an imagined world is worth: by its points, by playing it out, by searching it to the end. */
import type { Game } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import { pick, type Random } from '@parlour/kernel/random';
import { advance, type Fortunes, fortunes, type World } from './worlds.ts';

/** Says what a world is worth to every seat. */
export type Worth = (game: Game, world: World, random: Random) => Fortunes;

/** What lies on the table now. */
export const byPoints: Worth = (game, world) => fortunes(game, world);

const HORIZON = 400;

/** Anybody plays anything until the deal is over. */
export const byPlayingOut: Worth = (game, world, random) => {
  let now = world;
  for (let inputs = 0; inputs < HORIZON && now.status.is === 'open' && now.status.turn.length > 0; inputs++) {
    const by = pick(random, now.status.turn);
    now = advance(game, now, { by, play: pick(random, game.plays(now.state, by)) }, random);
  }
  return fortunes(game, now);
};

/** Everybody plays what is best for themselves, all cards known; a world that is too large for that is played out. */
export const bySearching =
  (nodes: number): Worth =>
  (game, world, random) => {
    const left = { nodes };
    return searched(game, world, random, left) ?? byPlayingOut(game, world, random);
  };

function searched(game: Game, world: World, random: Random, left: { nodes: number }): Fortunes | undefined {
  const { status } = world;
  if (status.is !== 'open') return fortunes(game, world);
  const by = status.turn[0];
  if (by === undefined || status.turn.length > 1 || left.nodes-- <= 0) return undefined;
  let best: Fortunes | undefined;
  for (const play of game.plays(world.state, by)) {
    const found = searched(game, advance(game, world, { by, play }, random), random, left);
    if (found === undefined) return undefined;
    if (best === undefined || nth(found, by) > nth(best, by)) best = found;
  }
  return best;
}
