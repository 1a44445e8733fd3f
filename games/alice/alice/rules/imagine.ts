/**
 * A fair sample of the worlds a chair cannot tell apart. With the history that the driver adds to a view these are the worlds
 * that fit all it has noticed: the deal, and the card each unseen forfeit took. Without it they fit what lies on the table.
 */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat, WithHistory } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { factsAtSight } from './at-sight.ts';
import { type Dealing, dealingOf } from './dealing.ts';
import { factsOf, type Lies } from './facts.ts';
import type { AliceEvent } from './happenings.ts';
import { oddsOf } from './odds.ts';
import { type Card, PACK } from './pack.ts';
import { begin, type State } from './state.ts';
import { type AliceView, isDealtIn } from './view.ts';
import { drawWorld, drawWorlds, type World } from './worlds.ts';

type Sight = AliceView & WithHistory<AliceEvent>;

/** What can be reckoned once a view, so that every further world of it costs little. */
const dealings = new WeakMap<AliceView, Dealing>();

export function imagine(view: Sight, random: Random): State {
  if (!isDealtIn(view)) return { ...begin(view, { count: view.sets.length }), dealer: view.dealer };
  return stateOf(view, drawWorld(dealingFor(view), random));
}

/** Several worlds at little more than the price of one, once the cards are dealt: see `drawWorlds`. */
export const imagineSome = (view: Sight, random: Random, count: number): State[] =>
  drawWorlds(dealingFor(view), random, count).map(world => stateOf(view, world));

function dealingFor(view: Sight): Dealing {
  const known = dealings.get(view);
  if (known !== undefined) return known;
  const { history = [] } = view;
  const dealing = dealingOf(oddsOf(history.length > 0 ? factsOf({ ...view, history }) : factsAtSight(view)));
  dealings.set(view, dealing);
  return dealing;
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

const cardsAt = (lies: readonly Lies[], seat: Seat): Card[] =>
  PACK.slice(0, lies.length).filter((_, card) => lies[card] === seat);

/** The sets each seat laid down: those the chair sees, and those the world has for the others. */
function setsLaid({ sets, finished, won }: AliceView, world: World): number[][] {
  const unseen = world.laid.slice();
  return allSeats(sets.length).map(seat =>
    itemAt(finished, seat)
      .slice(0, itemAt(sets, seat) - itemAt(won, seat).length)
      .map(set => set ?? assertDefined(unseen.pop()))
      .sort((one, other) => one - other),
  );
}
