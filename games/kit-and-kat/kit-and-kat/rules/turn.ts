/** How a turn ends, how an empty hand is filled, and how the last phase begins. */
import { replaceAt, rightOf } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { inOrder, isOne } from './cards.ts';
import { andThen, type KitStep, step } from './happenings.ts';
import { forget, noteDown } from './notes.ts';
import { hasCards, isOver, type State } from './state.ts';

/** The next seat to the right that has a card of any kind (KK-11r, KK-15r). */
function nextSeat(state: State): Seat {
  let seat = rightOf(state.turn, state.count);
  while (!hasCards(state, seat)) seat = rightOf(seat, state.count);
  return seat;
}

export const passTurn = (state: State): State => forget({ ...state, turn: nextSeat(state), acted: false });

/** A packet taken because a turn ended brings no 1 that was held when it ended, so that comes first (KK-23r). */
export function endTurn(state: State): KitStep {
  const seat = state.turn;
  return leaveTurn(noteDown(holdOver(state, seat), { is: 'ended', seat }));
}

/** The turn is over, and what is held over has been settled. */
export const leaveTurn = (state: State): KitStep => andThen(refill(state, state.turn), after => step(passTurn(after)));

function holdOver(state: State, seat: Seat): State {
  const ones = itemAt(state.hands, seat).filter(isOne);
  if (ones.length === 0) return state;
  const held = inOrder([...new Set([...itemAt(state.held, seat), ...ones])]);
  return { ...state, held: replaceAt(state.held, seat, held) };
}

/** KK-2, KK-12r: whoever has played out their hand takes a packet while there are any. */
export function refill(state: State, seat: Seat): KitStep {
  if (state.last || itemAt(state.hands, seat).length > 0 || isOver(state)) return step(state);
  const [packet, ...packets] = state.packets;
  if (packet === undefined) return startLast(noteDown(state, { is: 'anew', seat, cards: 0 }));
  const taken = { ...state, hands: replaceAt(state.hands, seat, packet), packets };
  return step(noteDown(taken, { is: 'anew', seat, cards: packet.length }), {
    what: 'packet',
    clause: 'KK-12r',
    seat,
    left: packets.length,
    secret: { cards: packet },
    seenBy: [seat],
  });
}

/** KK-9: when all hands are played out, the Kittens become open hands. */
function startLast(state: State): KitStep {
  if (state.hands.some(hand => hand.length > 0)) return step(state);
  const hands = state.kittens.map(piles => inOrder(piles.flat()));
  const opened = { ...state, hands, kittens: state.kittens.map(() => []), last: true };
  return step(noteDown(opened, { is: 'last', seat: null }), { what: 'last', clause: 'KK-9' });
}
