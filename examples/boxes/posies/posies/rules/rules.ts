/** The rules of Posies. */
import { allSeats, leftOf } from '@parlour/kernel/authoring/cards';
import type { Chair, MatchStatus, Rules, Seat, Seating } from '@parlour/kernel/game';
import { type Random, shuffle } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { apply, countOf, handOf, isOver } from './apply.ts';
import { options } from './options.ts';
import { isMeld, meldsIn, PACK } from './pack.ts';
import type { Deal, OpenCards, PosiesParts, PosiesPlay, PosiesRefusal, PosiesState, PosiesView } from './parts.ts';

const begin = (_: object, { count, dealer = 0 }: Seating): PosiesState => ({
  hands: allSeats(count).map(() => []),
  stock: PACK,
  pile: [],
  melds: [],
  known: allSeats(count).map(() => []),
  turn: leftOf(dealer, count),
  dealer,
  dealt: false,
  drawn: false,
  points: allSeats(count).map(() => 0),
});

function status(state: PosiesState): MatchStatus {
  if (!state.dealt) return { is: 'chance', of: 'deal' };
  if (!isOver(state)) return { is: 'open', turn: [state.turn] };
  const best = Math.max(...state.points);
  const winners = allSeats(countOf(state)).filter(seat => state.points[seat] === best);
  return { is: 'over', result: { winners, scores: state.points } };
}

const draw = (_: PosiesState, random: Random, pack?: readonly string[]): Deal => ({
  pack: pack ?? shuffle(random, PACK),
});

function refuse(state: PosiesState, seat: Seat, play: PosiesPlay): PosiesRefusal | undefined {
  if (isOver(state)) return { clause: 'PO-7', why: 'over' };
  if (seat !== state.turn) return { clause: 'PO-2', why: 'not-your-turn', turn: state.turn };
  if (play.do === 'draw' || play.do === 'take') return refuseDrawing(state, play);
  if (!state.drawn) return { clause: 'PO-3', why: 'draw-first' };
  return play.do === 'lay' ? refuseLay(state, seat, play.card) : refuseMeld(state, seat, play.cards);
}

function refuseDrawing({ drawn, pile }: PosiesState, play: PosiesPlay): PosiesRefusal | undefined {
  if (drawn) return { clause: 'PO-3', why: 'drawn-already' };
  return play.do === 'take' && play.card !== pile.at(-1) ? { clause: 'PO-3', why: 'not-on-top' } : undefined;
}

const refuseLay = (state: PosiesState, seat: Seat, card: string): PosiesRefusal | undefined =>
  handOf(state, seat).includes(card) ? undefined : { clause: 'PO-5', why: 'not-held' };

function refuseMeld(state: PosiesState, seat: Seat, cards: readonly string[]): PosiesRefusal | undefined {
  const hand = handOf(state, seat);
  if (!cards.every(card => hand.includes(card))) return { clause: 'PO-4', why: 'not-held' };
  return isMeld(cards) ? undefined : { clause: 'PO-4', why: 'no-meld' };
}

function plays(state: PosiesState, seat: Seat): readonly PosiesPlay[] {
  if (!state.dealt || isOver(state) || seat !== state.turn) return [];
  if (!state.drawn) return [{ do: 'draw' }, ...state.pile.slice(-1).map(card => ({ do: 'take', card }) as const)];
  const hand = handOf(state, seat);
  return [
    ...meldsIn(hand).map(cards => ({ do: 'meld', cards }) as const),
    ...hand.map(card => ({ do: 'lay', card }) as const),
  ];
}

const openOf = ({ hands: _hands, stock: _stock, ...open }: PosiesState): OpenCards => open;

const view = (state: PosiesState, chair: Chair): PosiesView => ({
  game: 'posies',
  seat: chair,
  turn: state.dealt && !isOver(state) ? [state.turn] : [],
  ...(chair === null ? {} : { hand: handOf(state, chair) }),
  others: allSeats(countOf(state))
    .filter(seat => seat !== chair)
    .map(seat => ({ seat, cards: handOf(state, seat).length })),
  table: { pile: state.pile.slice(-1), stock: state.stock.length },
  scores: state.points,
  open: openOf(state),
  stock: state.stock.length,
});

/**
 * Cards seen taken are still in that hand. Every other unseen card may be anywhere, so a shuffle is a fair sample.
 */
function imagine({ hand = [], others, seat, open }: PosiesView, random: Random): PosiesState {
  const seen = new Set([...hand, ...open.pile, ...open.melds.flatMap(({ cards }) => cards), ...open.known.flat()]);
  const unseen = shuffle(
    random,
    PACK.filter(card => !seen.has(card)),
  );
  const sizes = new Map(others.map(other => [other.seat, other.cards]));
  const hands = allSeats(open.points.length).map(other => {
    const known = itemAt(open.known, other);
    return other === seat ? hand : [...known, ...unseen.splice(0, (sizes.get(other) ?? 0) - known.length)];
  });
  return { ...open, hands, stock: unseen };
}

export const rules: Rules<PosiesParts> = {
  id: 'posies',
  version: 1,
  seats: [2, 4],
  options,
  pack: PACK,
  begin,
  status,
  draw,
  refuse,
  apply,
  plays,
  view,
  imagine,
};
