/**
 * ISMCTS (information-set Monte Carlo tree search): one tree over many sampled worlds. Branches illegal in the
 * current world are skipped; availability is counted apart from visits.
 */
import type { Game, Play, Seat } from '@parlour/kernel/game';
import { pick, type Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { ConsideredPlay, Think } from '../player.ts';
import { bestThought, type ExplainChoice, firstThought, passThought } from './determinized-search.ts';
import type { Evaluation } from './evaluation.ts';
import { advanceWorld, type ImaginedWorld, type SeatValues, worldFromState } from './evaluation.ts';

type TreeNode = {
  readonly by: Seat;
  readonly play: Play;
  readonly branches: Map<string, TreeNode>;
  /** How often it was chosen, how often it was legal, and the sum of its player's values. */
  visits: number;
  availability: number;
  sum: number;
};

const newTreeNode = (by: Seat, play: Play): TreeNode => ({
  by,
  play,
  branches: new Map(),
  visits: 0,
  availability: 0,
  sum: 0,
});

/** One work unit is one world sent down the tree. */
export const ismctsSearch = (evaluate: Evaluation, explain: ExplainChoice): Think =>
  function* (situation) {
    const { game, seat, view, plays, random, budget } = situation;
    if (!situation.awaited) return passThought();
    let best = firstThought(situation);
    if (plays.length === 1) return best;
    yield best;
    const root = newTreeNode(seat, itemAt(plays, 0));
    for (let worlds = 1; worlds <= budget; worlds++) {
      descend(game, root, worldFromState(game, game.imagine(view, random)), evaluate, random);
      best = bestThought(rootOptions(root, worlds), worlds, worlds, explain);
      yield best;
    }
    return best;
  };

/** Most visits win; ties go to the better average, then to the random order of expansion. */
const rootOptions = (root: TreeNode, worlds: number): ConsideredPlay[] =>
  [...root.branches.values()]
    .toSorted((a, b) => b.sum / b.visits - a.sum / a.visits)
    .map(({ play, visits }) => ({ play, value: visits / worlds }));

/** One iteration: select, expand one node, evaluate, backpropagate. */
function descend(game: Game, root: TreeNode, world: ImaginedWorld, evaluate: Evaluation, random: Random): void {
  const path: TreeNode[] = [];
  let current = world;
  for (
    let node = root, isExpanded = false;
    !isExpanded && current.status.is === 'open' && current.status.turn.length > 0;
  ) {
    const by = pick(random, current.status.turn);
    [node, isExpanded] = selectOrExpand(game, node, by, game.plays(current.state, by), random);
    path.push(node);
    current = advanceWorld(game, current, { by, play: node.play }, random);
  }
  backpropagate(path, evaluate(game, current, random));
}

type Selection = [chosen: TreeNode, grown: boolean];

/** Expands an untried play at random, because a game's order means nothing; else selects by UCB. */
function selectOrExpand(game: Game, node: TreeNode, by: Seat, plays: readonly Play[], random: Random): Selection {
  const expanded: TreeNode[] = [];
  const unexpanded: [string, Play][] = [];
  for (const play of plays) {
    const key = `${by} ${game.write(play)}`;
    const branch = node.branches.get(key);
    if (branch === undefined) unexpanded.push([key, play]);
    else expanded.push(branch);
  }
  for (const branch of expanded) branch.availability += 1;
  if (unexpanded.length === 0) return [selectByUcb(expanded), false];
  const [key, play] = pick(random, unexpanded);
  const branch = newTreeNode(by, play);
  branch.availability = 1;
  node.branches.set(key, branch);
  return [branch, true];
}

const EXPLORATION = 0.7;

function selectByUcb(branches: readonly TreeNode[]): TreeNode {
  const upperBound = ({ sum, visits, availability }: TreeNode): number =>
    sum / visits + EXPLORATION * Math.sqrt(harmonic(availability) / visits);
  return branches.reduce((best, branch) => (upperBound(branch) > upperBound(best) ? branch : best));
}

const HARMONIC_NUMBERS: number[] = [0];

/** 1 + 1/2 + … + 1/n replaces the logarithm of UCB, because it is bit-identical on every machine. */
function harmonic(n: number): number {
  for (let next = HARMONIC_NUMBERS.length; next <= n; next++)
    HARMONIC_NUMBERS.push(itemAt(HARMONIC_NUMBERS, next - 1) + 1 / next);
  return itemAt(HARMONIC_NUMBERS, n);
}

function backpropagate(path: readonly TreeNode[], values: SeatValues): void {
  for (const node of path) {
    node.visits += 1;
    node.sum += itemAt(values, node.by);
  }
}
