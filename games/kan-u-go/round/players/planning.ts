/** The planning player: of the most promising additions the one after which the fewest turns are needed to go out. */

import { pick } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { ConsideredPlay, Situation, Think, Thought } from '@parlour/players/player';
import { codeOf } from '../../lexicon/graph.ts';
import { countOf, isFree, less, PACK } from '../../pack/pack.ts';
import { bestOf, laid } from '../../players/candidates.ts';
import { cardsOf, changed } from '../../players/letters.ts';
import type { TablePlay } from '../rules/plays.ts';
import { lettersOf } from '../rules/state.ts';
import { type Exchange, exchangesBy } from './exchange.ts';
import { greedyThought, outAtOnce, playOf } from './greedy.ts';
import { explained } from './hints.ts';
import { bySchedule, type Planner, plannerOf, turnsFor } from './plan.ts';
import type { TableParts } from './position.ts';
import { type Position, positionOf, type Skill, type TableView } from './position.ts';

/** How many additions are considered, and in how many places those that lay the same letters. */
export type Breadth = { readonly few: number; readonly places: number };

const BREADTH: Breadth = { few: 10, places: 1 };
const EXCHANGES = 10;
const OPTIONS = 5;

/** One unit of work is one search of the crossword. */
export const planning = (skill: Skill): Think<TableParts> =>
  function* (situation) {
    const out = outAtOnce(situation);
    if (out !== undefined) return out;
    const position = positionOf(situation.game, situation.view, skill);
    let best = greedyThought(situation, position);
    if (best.play !== undefined && best.options.length === 0) return best;
    yield best;
    for (const { options, units } of plans(situation, position, BREADTH)) {
      best = planned(options, units, position);
      yield best;
    }
    return explained(best, position);
  };

export type Planned = { readonly options: readonly ConsideredPlay<TablePlay>[]; readonly units: number };

/** The plays considered so far, best first; their value is the turns it takes to go out, counted down from none. */
export function* plans(
  { random, budget }: Situation<TableParts>,
  position: Position,
  breadth: Breadth,
): Generator<Planned> {
  const planner = plannerOf(position);
  const options: ConsideredPlay<TablePlay>[] = [];
  for (const option of optionsOf(planner, position, breadth, random)) {
    if (planner.units > budget) return;
    options.push(option);
    options.sort((a, b) => b.value - a.value);
    yield { options, units: planner.units };
  }
}

function* optionsOf(
  planner: Planner,
  position: Position,
  { few, places }: Breadth,
  random: Situation<TableParts>['random'],
): Generator<ConsideredPlay<TablePlay>> {
  const { board, hand, letters, limits, finds, view } = position;
  for (const { cards } of bestOf(finds, few, bySchedule(hand, letters, limits), places)) {
    const turns = laid(board, hand, cards, () => turnsFor(planner, letters - cards.length) + atStake(position));
    yield { play: playOf({ cards }), value: -1 - turns };
  }
  if (finds.count > 0 && (view.up === null || !isFree(view.up) || mustPlay(view))) return;
  for (const { play } of exchangesBy(position).slice(0, EXCHANGES)) {
    yield { play, value: -1 - turnsAfter(planner, position, play, random) };
  }
}

const mustPlay = ({ options }: TableView): boolean => 'mustPlay' in options && options.mustPlay;

/** Of two plans as long as each other the one that leaves less to count. */
const atStake = ({ hand, view }: Position): number => countOf(cardsOf(hand), view.options.numbers) / 1000;

const TRIALS = 4;

/** A card from the blind pack is one of those not seen yet. */
function turnsAfter(
  planner: Planner,
  position: Position,
  { give, take }: Exchange,
  random: Situation<TableParts>['random'],
): number {
  const { view } = position;
  const unseen = less(PACK, [...view.hand!, ...lettersOf(view.crossword), ...view.table.pile, ...view.taken.flat()]);
  const cards =
    take === 'up' || unseen.length === 0 ? [view.up!] : Array.from({ length: TRIALS }, () => pick(random, unseen));
  const turns = changed(planner.hand, codeOf(give), -1, () =>
    cards.map(card => turnsWith(planner, position.letters - 1, card)),
  );
  return turns.reduce((sum, each) => sum + each) / turns.length;
}

/** Once only free cards are left, throwing them in is a turn of its own [KG-27]. */
function turnsWith(planner: Planner, others: number, card: string): number {
  if (isFree(card)) return others === 0 ? 1 : turnsFor(planner, others, 1);
  return changed(planner.hand, codeOf(card), 1, () => turnsFor(planner, others + 1, 1));
}

function planned(options: readonly ConsideredPlay<TablePlay>[], units: number, position: Position): Thought<TablePlay> {
  const best = itemAt(options, 0);
  const isExchange = best.play.do === 'exchange';
  const turns = Math.max(1, Math.round(-best.value) - 1);
  const rest =
    -best.value < 1.5 && !isExchange
      ? 'With it the hand is out.'
      : `Then about ${turns} more ${turns === 1 ? 'turn' : 'turns'} should do.`;
  const why = isExchange
    ? `${position.finds.count === 0 ? 'No word goes, and this' : 'This'} exchange leaves the best hand. ${rest}`
    : rest;
  return { play: best.play, why, options: options.slice(0, OPTIONS), units };
}
