/** A fair sample of the worlds a chair cannot tell apart: the deal, and the card each unseen forfeit took. */
import { seatsOf } from '@parlour/kernel/cards';
import type { Seat } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import { handDealt, setLaid } from './deal.ts';
import { type Dealing, dealingOf } from './dealing.ts';
import { factsOf, type Lies } from './facts.ts';
import { forfeitTaken } from './forfeit.ts';
import type { AliceHappening } from './happenings.ts';
import { oddsOf } from './odds.ts';
import { type Card, cardsOfSet, PACK, sorted } from './pack.ts';
import { begin, type State } from './state.ts';
import type { AliceView } from './view.ts';
import { drawWorld, type World } from './worlds.ts';

/** What can be reckoned once a view, so that every further world of it costs little. */
const dealings = new WeakMap<AliceView, Dealing>();

export function imagine(view: AliceView, random: Random): State {
  if (view.history.length === 0) return { ...begin(view, { count: view.sets.length }), dealer: view.dealer };
  const dealing = dealings.get(view) ?? dealingOf(oddsOf(factsOf(view)));
  dealings.set(view, dealing);
  return stateOf(view, drawWorld(dealing, random));
}

function stateOf(view: AliceView, world: World): State {
  const { peek, dealer, exposed, completed, last, barred, forfeit, history } = view;
  const seats = seatsOf(view.sets.length);
  const hands = seats.map(seat => cardsAt(world.lies, seat));
  const laid = setsLaid(view, world);
  const completedBy = (seat: Seat): number[] =>
    history.flatMap(happening => (happening.what === 'complete' && happening.seat === seat ? happening.set : []));
  return {
    peek,
    dealer,
    hands,
    exposed,
    made: seats.map(seat => [...laid[seat]!, ...completedBy(seat)]),
    turn: view.turn[0] ?? forfeit?.from ?? 0,
    completed,
    last,
    barred,
    forfeit,
    history: fillIn(view, world, laid),
  };
}

const cardsAt = (lies: readonly Lies[], seat: Seat): Card[] =>
  PACK.slice(0, lies.length).filter((_, card) => lies[card] === seat);

/** The sets each seat laid down: those the chair has seen, and those the world has for the others. */
function setsLaid({ sets, history }: AliceView, world: World): number[][] {
  const unseen = world.laid.slice();
  return seatsOf(sets.length).map(seat =>
    history
      .flatMap(happening =>
        happening.what === 'lay' && happening.seat === seat ? (happening.set ?? unseen.pop()!) : [],
      )
      .sort((one, other) => one - other),
  );
}

/** The history with the secrets of the world in it. */
function fillIn(view: AliceView, world: World, laid: readonly (readonly number[])[]): AliceHappening[] {
  const lays = laid.map(sets => sets.slice());
  let hop = 0;
  return view.history.map(happening => {
    const at = hop;
    hop += hopsIn(happening);
    const { what, clause } = happening;
    if (what === 'hand') {
      const { seat } = happening;
      return handDealt(seat, sorted([...cardsAt(world.dealt, seat), ...laid[seat]!.flatMap(cardsOfSet)]));
    }
    if (what === 'lay') return setLaid(view, happening.seat, lays[happening.seat]!.shift()!, view.sets.length);
    if (what !== 'forfeit' || clause === 'AL-13') return happening;
    return forfeitTaken(happening.seat, happening.to, PACK[world.carriers[at]!]!);
  });
}

/** How many cards changed their place: the hops of the facts. */
function hopsIn({ what }: AliceHappening): number {
  if (what === 'complete') return 2;
  return what === 'expose' || what === 'give' || what === 'forfeit' ? 1 : 0;
}
