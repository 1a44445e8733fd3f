/** What plays do in Gather. */
import { leftOf, seatsOf, withAt, without } from '@parlour/kernel/cards';
import type { Input, Seat, Step } from '@parlour/kernel/game';
import { must, nth } from '@parlour/kernel/must';
import { dealt, HAND, worth } from './pack.ts';
import type { Deal, GatherHappening, GatherPlay, GatherState } from './parts.ts';

type GatherStep = Step<GatherState, GatherHappening>;

const GOING_OUT = 5;

export const countOf = (state: GatherState): number => state.hands.length;
export const handOf = (state: GatherState, seat: Seat): readonly string[] => nth(state.hands, seat);
export const isOver = ({ dealt, drawn, hands, stock }: GatherState): boolean =>
  dealt && (hands.some(hand => hand.length === 0) || (stock.length === 0 && !drawn));

export function apply(state: GatherState, input: Input<GatherPlay, Deal>): GatherStep {
  if (input.by === 'clock') throw new Error('no clock runs here');
  if (input.by === 'chance') return deal(state, input.drew.pack);
  const { by: seat, play } = input;
  if (play.do === 'draw') return drawUnseen(state, seat);
  if (play.do === 'take') return take(state, seat);
  return play.do === 'meld' ? meld(state, seat, play.cards) : lay(state, seat, play.card);
}

function deal(state: GatherState, pack: readonly string[]): GatherStep {
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
    happenings: [{ what: 'deal', clause: 'GA-1', seat: state.dealer }],
  };
}

const withHand = (state: GatherState, seat: Seat, hand: readonly string[]): GatherState['hands'] =>
  withAt(state.hands, seat, hand);

function drawUnseen(state: GatherState, seat: Seat): GatherStep {
  const [card, ...stock] = state.stock;
  const hands = withHand(state, seat, [...handOf(state, seat), must(card)]);
  return {
    state: { ...state, hands, stock, drawn: true },
    happenings: [{ what: 'draw', clause: 'GA-3', seat, secret: { card: must(card) }, seenBy: [seat] }],
  };
}

function take(state: GatherState, seat: Seat): GatherStep {
  const card = must(state.pile.at(-1));
  const hands = withHand(state, seat, [...handOf(state, seat), card]);
  const known = withAt(state.known, seat, [...nth(state.known, seat), card]);
  return {
    state: { ...state, hands, known, pile: state.pile.slice(0, -1), drawn: true },
    happenings: [{ what: 'take', clause: 'GA-3', seat, card }],
  };
}

/** A state in which somebody does not hold some cards any more. */
const rid = (state: GatherState, seat: Seat, cards: readonly string[]): GatherState => ({
  ...state,
  hands: withHand(state, seat, cards.reduce<readonly string[]>(without, handOf(state, seat))),
  known: withAt(state.known, seat, cards.reduce<readonly string[]>(without, nth(state.known, seat))),
});

function scored(state: GatherState, seat: Seat, points: number): { state: GatherState; points: number[] } {
  const won = seatsOf(countOf(state)).map(other => (other === seat ? points : 0));
  return { state: { ...state, points: state.points.map((old, other) => old + nth(won, other)) }, points: won };
}

function meld(before: GatherState, seat: Seat, cards: readonly string[]): GatherStep {
  const { state, points } = scored(rid(before, seat, cards), seat, worth(cards));
  const melded = { ...state, melds: [...state.melds, { seat, cards }] };
  return ended(melded, seat, { what: 'meld', clause: 'GA-4', seat, cards, points });
}

function lay(before: GatherState, seat: Seat, card: string): GatherStep {
  const state = rid(before, seat, [card]);
  const passed = { ...state, pile: [...state.pile, card], turn: leftOf(seat, countOf(state)), drawn: false };
  return ended(passed, seat, { what: 'lay', clause: 'GA-5', seat, card });
}

function ended(state: GatherState, seat: Seat, happening: GatherHappening): GatherStep {
  if (!isOver(state)) return { state, happenings: [happening] };
  if (handOf(state, seat).length > 0)
    return { state, happenings: [happening, { what: 'empty', clause: 'GA-7', seat }] };
  const out = scored(state, seat, GOING_OUT);
  return { state: out.state, happenings: [happening, { what: 'out', clause: 'GA-6', seat, points: out.points }] };
}
