/**
 * Information-set tree search: one tree of what could be played, grown world by world. A branch that is not permitted
 * in the world of the moment is passed over, and how often it could have been chosen is counted apart.
 */
import type { Game, Play, Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import { pick, type Random } from '@parlour/kernel/random';
import { answer, passes, type Saying, yields } from './determinised.ts';
import type { Option, Think } from './player.ts';
import { advance, beginWorld, type Fortunes, type World } from './worlds.ts';
import type { Worth } from './worth.ts';

type Node = {
  readonly by: Seat;
  readonly play: Play;
  readonly branches: Map<string, Node>;
  /** Chosen so often, could have been chosen so often, and the sum of what its player got. */
  visits: number;
  chances: number;
  sum: number;
};

const newNode = (by: Seat, play: Play): Node => ({ by, play, branches: new Map(), visits: 0, chances: 0, sum: 0 });

/** One unit of work is one world sent down the tree. */
export const treeSearch = (worth: Worth, say: Saying): Think =>
  function* (situation) {
    const { game, seat, view, plays, random, budget } = situation;
    if (!situation.awaited) return passes();
    let best = yields(situation);
    if (plays.length === 1) return best;
    yield best;
    const root = newNode(seat, nth(plays, 0));
    for (let worlds = 1; worlds <= budget; worlds++) {
      descend(game, root, beginWorld(game, game.imagine(view, random)), worth, random);
      best = answer(optionsOf(root, worlds), worlds, worlds, say);
      yield best;
    }
    return best;
  };

/** The branch tried most is the best, of those tried as often the one that got the most; what is left to a lot is the order
 * they were first tried in. */
const optionsOf = (root: Node, worlds: number): Option[] =>
  [...root.branches.values()]
    .toSorted((a, b) => b.sum / b.visits - a.sum / a.visits)
    .map(({ play, visits }) => ({ play, value: visits / worlds }));

/** Follows the tree as far as it reaches, adds one node, and tells everybody on the path what came of it. */
function descend(game: Game, root: Node, world: World, worth: Worth, random: Random): void {
  const path: Node[] = [];
  let now = world;
  for (let node = root, grown = false; !grown && now.status.is === 'open' && now.status.turn.length > 0; ) {
    const by = pick(random, now.status.turn);
    [node, grown] = choose(game, node, by, game.plays(now.state, by), random);
    path.push(node);
    now = advance(game, now, { by, play: node.play }, random);
  }
  reward(path, worth(game, now, random));
}

type Choice = [chosen: Node, grown: boolean];

/** What was never tried is tried first, by lot: a game's own order says nothing about what is good. */
function choose(game: Game, node: Node, by: Seat, plays: readonly Play[], random: Random): Choice {
  const known: Node[] = [];
  const unknown: [string, Play][] = [];
  for (const play of plays) {
    const key = `${by} ${game.write(play)}`;
    const branch = node.branches.get(key);
    if (branch === undefined) unknown.push([key, play]);
    else known.push(branch);
  }
  for (const branch of known) branch.chances += 1;
  if (unknown.length === 0) return [mostPromising(known), false];
  const [key, play] = pick(random, unknown);
  const branch = newNode(by, play);
  branch.chances = 1;
  node.branches.set(key, branch);
  return [branch, true];
}

const CURIOSITY = 0.7;

function mostPromising(branches: readonly Node[]): Node {
  const promise = ({ sum, visits, chances }: Node): number =>
    sum / visits + CURIOSITY * Math.sqrt(harmonic(chances) / visits);
  return branches.reduce((best, branch) => (promise(branch) > promise(best) ? branch : best));
}

const HARMONIC: number[] = [0];

/** 1 + 1/2 + … + 1/n grows like the logarithm, and unlike it is the same to the last bit on every machine. */
function harmonic(n: number): number {
  for (let next = HARMONIC.length; next <= n; next++) HARMONIC.push(nth(HARMONIC, next - 1) + 1 / next);
  return nth(HARMONIC, n);
}

function reward(path: readonly Node[], got: Fortunes): void {
  for (const node of path) {
    node.visits += 1;
    node.sum += nth(got, node.by);
  }
}
