/** Imagined worlds: what a search plays with instead of the truth. */
import type { Game, Input, Status } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import type { Random } from '@parlour/kernel/random';

/** A state of an imagined world and whom it waits for. A deal that is awaited ends what can be foreseen. */
export type World = { readonly state: unknown; readonly status: Status };

/** A state as a world to play with. */
export const beginWorld = (game: Game, state: unknown): World => ({ state, status: game.status(state) });

/** The world after an input and all draws that follow from it, up to the next deal. */
export function advance(game: Game, { state }: World, input: Input, random: Random): World {
  let world = beginWorld(game, game.apply(state, input).state);
  while (world.status.is === 'chance' && world.status.of === 'draw') {
    const drew = game.draw(world.state, random);
    world = beginWorld(game, game.apply(world.state, { by: 'chance', drew }).state);
  }
  return world;
}

/** By seat, from 0 to 1: the share of the win, or the standing in points where the end is not in sight. */
export type Fortunes = readonly number[];

/** How everybody stands in a world. */
export function fortunes(game: Game, { state, status }: World): Fortunes {
  const { others, scores } = game.view(state, null);
  const sides = game.sides(others.length);
  if (status.is !== 'over') {
    const goods = goodsOf(game, scores);
    return others.map(({ seat }) => standing(goods, seat % sides));
  }
  const { winners } = status.result;
  const partners = others.length / sides;
  return others.map(({ seat }) => (winners.includes(seat) ? partners / winners.length : 0));
}

/** Scores turned so that more is better. */
export const goodsOf = ({ better }: Pick<Game, 'better'>, scores: readonly number[]): readonly number[] =>
  better === 'high' ? scores : scores.map(score => -score);

/** The lead of a side over its best rival, bent into 0 to 1. */
function standing(goods: readonly number[], side: number): number {
  const rivals = goods.filter((_, other) => other !== side);
  const lead = nth(goods, side) - (rivals.length > 0 ? Math.max(...rivals) : 0);
  return 0.5 + lead / (2 * (1 + Math.abs(lead)));
}
