/**
 * Samples the worlds a chair cannot tell apart. With the history of a view they fit all it has noticed: the deal, and
 * the card of each unseen forfeit. Without it they fit what lies on the table.
 */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat, WithHistory } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { AliceEvent } from './apply.ts';
import { type CardLocation, factsOfHistory, factsOfView } from './facts.ts';
import { fitOdds } from './odds.ts';
import { type Card, PACK } from './pack.ts';
import { begin, type State } from './state.ts';
import { type AliceView, isDealtInView } from './view.ts';
import { type DealModel, dealModelOf, drawWorld, drawWorlds, type World } from './worlds.ts';

type RememberedView = AliceView & WithHistory<AliceEvent>;

/** Computed once per view, so that further worlds cost little. */
const modelByView = new WeakMap<AliceView, DealModel>();

export function imagine(view: RememberedView, random: Random): State {
  if (!isDealtInView(view)) return { ...begin(view, { count: view.sets.length }), dealer: view.dealer };
  return stateOf(view, drawWorld(dealModelFor(view), random));
}

/** Costs little more than one world: see `drawWorlds`. */
export const imagineSome = (view: RememberedView, random: Random, count: number): State[] =>
  drawWorlds(dealModelFor(view), random, count).map(world => stateOf(view, world));

function dealModelFor(view: RememberedView): DealModel {
  const known = modelByView.get(view);
  if (known !== undefined) return known;
  const { history = [] } = view;
  const model = dealModelOf(fitOdds(history.length > 0 ? factsOfHistory({ ...view, history }) : factsOfView(view)));
  modelByView.set(view, model);
  return model;
}

function stateOf(view: AliceView, world: World): State {
  const { peek, repeats, turns, dealer, exposed, completed, last, barred, forfeit, ground, won } = view;
  const seats = allSeats(view.sets.length);
  const laid = setsLaid(view, world);
  return {
    peek,
    repeats,
    turns,
    dealer,
    hands: seats.map(seat => cardsAt(world.lies, seat)),
    exposed,
    made: seats.map(seat => [...itemAt(laid, seat), ...itemAt(won, seat)]),
    turn: view.turn[0] ?? forfeit?.from ?? 0,
    completed,
    last,
    barred,
    forfeit,
    laid: laid.map(sets => sets.length),
    ground,
  };
}

const cardsAt = (lies: readonly CardLocation[], seat: Seat): Card[] =>
  PACK.slice(0, lies.length).filter((_, card) => lies[card] === seat);

/** Takes those the chair sees, and the world's for the others. */
function setsLaid({ sets, finished, won }: AliceView, world: World): number[][] {
  const unseen = world.laid.slice();
  return allSeats(sets.length).map(seat =>
    itemAt(finished, seat)
      .slice(0, itemAt(sets, seat) - itemAt(won, seat).length)
      .map(set => set ?? assertDefined(unseen.pop()))
      .sort((one, other) => one - other),
  );
}
