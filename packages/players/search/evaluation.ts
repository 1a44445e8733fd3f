/** Sampled worlds, and three ways to evaluate them: points, random playout, full search. */
import type { Game, Input, MatchStatus, Play, Seat } from '@parlour/kernel/game';
import { pick, type Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';

/** A state and who is awaited in it. A pending deal ends the search. */
export type ImaginedWorld = { readonly state: unknown; readonly status: MatchStatus };

/** Makes a world of a state. */
export const worldFromState = (game: Game, state: unknown): ImaginedWorld => ({ state, status: game.status(state) });

/** Returns the world after an input and its draws, up to the next deal. */
export function advanceWorld(game: Game, { state }: ImaginedWorld, input: Input, random: Random): ImaginedWorld {
  let world = worldFromState(game, game.apply(state, input).state);
  while (world.status.is === 'chance' && world.status.of === 'draw') {
    const drew = game.draw(world.state, random);
    world = worldFromState(game, game.apply(world.state, { by: 'chance', drew }).state);
  }
  return world;
}

/** Value by seat, from 0 to 1: the share of the win, or the standing in points before the end. */
export type SeatValues = readonly number[];

/** Evaluates a world for every seat. */
export function evaluateWorld(game: Game, { state, status }: ImaginedWorld): SeatValues {
  const { others, scores } = game.view(state, null);
  const sides = game.sides(others.length);
  if (status.is !== 'over') {
    const points = higherIsBetter(game, scores);
    return others.map(({ seat }) => leadValue(points, seat % sides));
  }
  const { winners } = status.result;
  const partners = others.length / sides;
  return others.map(({ seat }) => (winners.includes(seat) ? partners / winners.length : 0));
}

/** Returns the scores, negated if low scores win. */
export const higherIsBetter = ({ better }: Pick<Game, 'better'>, scores: readonly number[]): readonly number[] =>
  better === 'high' ? scores : scores.map(score => -score);

/** Maps a side's lead over its best rival to 0 … 1. */
function leadValue(points: readonly number[], side: number): number {
  const rivals = points.filter((_, other) => other !== side);
  const lead = itemAt(points, side) - (rivals.length > 0 ? Math.max(...rivals) : 0);
  return 0.5 + lead / (2 * (1 + Math.abs(lead)));
}

/** Evaluates a world for every seat. */
export type Evaluation = (game: Game, world: ImaginedWorld, random: Random) => SeatValues;

/** Evaluates by the current points. */
export const evaluateByPoints: Evaluation = (game, world) => evaluateWorld(game, world);

const PLAYOUT_MAX_INPUTS = 400;

/** Chooses one of a seat's legal plays in a playout. */
type PlayoutPolicy = (game: Game, world: ImaginedWorld, by: Seat, random: Random) => Play;

/** Evaluates by a playout to the end of the deal. */
const playoutBy =
  (choose: PlayoutPolicy): Evaluation =>
  (game, world, random) => {
    let current = world;
    for (
      let inputs = 0;
      inputs < PLAYOUT_MAX_INPUTS && current.status.is === 'open' && current.status.turn.length > 0;
      inputs++
    ) {
      const by = pick(random, current.status.turn);
      current = advanceWorld(game, current, { by, play: choose(game, current, by, random) }, random);
    }
    return evaluateWorld(game, current);
  };

/** Evaluates by a random playout to the end of the deal. */
export const evaluateByPlayout: Evaluation = playoutBy((game, { state }, by, random) =>
  pick(random, game.plays(state, by)),
);

const GREEDY_CHOICES = 3;

/** Evaluates by a playout in which seats take the best of a few random plays, by the points after it. */
export const evaluateByGreedyPlayout: Evaluation = playoutBy((game, world, by, random) => {
  const all = game.plays(world.state, by);
  const tried = Array.from({ length: GREEDY_CHOICES }, () => pick(random, all));
  const values = tried.map(play => itemAt(evaluateWorld(game, advanceWorld(game, world, { by, play }, random)), by));
  return itemAt(tried, values.indexOf(Math.max(...values)));
});

/** Full search with all cards open, each seat for itself; a playout beyond the node limit. */
export const evaluateByFullSearch =
  (nodes: number): Evaluation =>
  (game, world, random) => {
    const budget = { nodes };
    return searchToEnd(game, world, random, budget) ?? evaluateByPlayout(game, world, random);
  };

function searchToEnd(
  game: Game,
  world: ImaginedWorld,
  random: Random,
  budget: { nodes: number },
): SeatValues | undefined {
  const { status } = world;
  if (status.is !== 'open') return evaluateWorld(game, world);
  const by = status.turn[0];
  if (by === undefined || status.turn.length > 1 || budget.nodes-- <= 0) return undefined;
  let best: SeatValues | undefined;
  for (const play of game.plays(world.state, by)) {
    const found = searchToEnd(game, advanceWorld(game, world, { by, play }, random), random, budget);
    if (found === undefined) return undefined;
    if (best === undefined || itemAt(found, by) > itemAt(best, by)) best = found;
  }
  return best;
}
