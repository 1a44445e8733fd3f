/** What plays do in Posies. */
import { allSeats, leftOf, replaceAt, without } from '@parlour/kernel/authoring/cards';
import type { Input, Seat, Step } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { dealt, HAND, worth } from './pack.ts';
import type { Deal, PosiesEvent, PosiesPlay, PosiesState } from './parts.ts';

type PosiesStep = Step<PosiesState, PosiesEvent>;

const GOING_OUT = 5;

export const countOf = (state: PosiesState): number => state.hands.length;
export const handOf = (state: PosiesState, seat: Seat): readonly string[] => itemAt(state.hands, seat);
export const isOver = ({ dealt, drawn, hands, stock }: PosiesState): boolean =>
  dealt && (hands.some(hand => hand.length === 0) || (stock.length === 0 && !drawn));

export function apply(state: PosiesState, input: Input<PosiesPlay, Deal>): PosiesStep {
  if (input.by === 'clock') throw new Error('no clock runs here');
  if (input.by === 'chance') return deal(state, input.drew.pack);
  const { by: seat, play } = input;
  if (play.do === 'draw') return drawUnseen(state, seat);
  if (play.do === 'take') return take(state, seat);
  return play.do === 'meld' ? meld(state, seat, play.cards) : lay(state, seat, play.card);
}

function deal(state: PosiesState, pack: readonly string[]): PosiesStep {
  const count = countOf(state);
  const rest = pack.slice(HAND * count);
  return {
    state: {
      ...state,
      hands: dealt(pack, count, state.turn),
      pile: rest.slice(0, 1),
      stock: rest.slice(1),
      dealt: true,
    },
    events: [{ what: 'deal', clause: 'PO-1', seat: state.dealer }],
  };
}

const withHand = (state: PosiesState, seat: Seat, hand: readonly string[]): PosiesState['hands'] =>
  replaceAt(state.hands, seat, hand);

function drawUnseen(state: PosiesState, seat: Seat): PosiesStep {
  const [card, ...stock] = state.stock;
  const hands = withHand(state, seat, [...handOf(state, seat), assertDefined(card)]);
  return {
    state: { ...state, hands, stock, drawn: true },
    events: [{ what: 'draw', clause: 'PO-3', seat, secret: { card: assertDefined(card) }, seenBy: [seat] }],
  };
}

function take(state: PosiesState, seat: Seat): PosiesStep {
  const card = assertDefined(state.pile.at(-1));
  const hands = withHand(state, seat, [...handOf(state, seat), card]);
  const known = replaceAt(state.known, seat, [...itemAt(state.known, seat), card]);
  return {
    state: { ...state, hands, known, pile: state.pile.slice(0, -1), drawn: true },
    events: [{ what: 'take', clause: 'PO-3', seat, card }],
  };
}

/** Removes cards from a hand. */
const withoutCards = (state: PosiesState, seat: Seat, cards: readonly string[]): PosiesState => ({
  ...state,
  hands: withHand(state, seat, cards.reduce<readonly string[]>(without, handOf(state, seat))),
  known: replaceAt(state.known, seat, cards.reduce<readonly string[]>(without, itemAt(state.known, seat))),
});

function scored(state: PosiesState, seat: Seat, points: number): { state: PosiesState; points: number[] } {
  const won = allSeats(countOf(state)).map(other => (other === seat ? points : 0));
  return { state: { ...state, points: state.points.map((old, other) => old + itemAt(won, other)) }, points: won };
}

function meld(before: PosiesState, seat: Seat, cards: readonly string[]): PosiesStep {
  const { state, points } = scored(withoutCards(before, seat, cards), seat, worth(cards));
  const melded = { ...state, melds: [...state.melds, { seat, cards }] };
  return ended(melded, seat, { what: 'meld', clause: 'PO-4', seat, cards, points });
}

function lay(before: PosiesState, seat: Seat, card: string): PosiesStep {
  const state = withoutCards(before, seat, [card]);
  const passed = { ...state, pile: [...state.pile, card], turn: leftOf(seat, countOf(state)), drawn: false };
  return ended(passed, seat, { what: 'lay', clause: 'PO-5', seat, card });
}

function ended(state: PosiesState, seat: Seat, event: PosiesEvent): PosiesStep {
  if (!isOver(state)) return { state, events: [event] };
  if (handOf(state, seat).length > 0) return { state, events: [event, { what: 'empty', clause: 'PO-7', seat }] };
  const out = scored(state, seat, GOING_OUT);
  return { state: out.state, events: [event, { what: 'out', clause: 'PO-6', seat, points: out.points }] };
}
