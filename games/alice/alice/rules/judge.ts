/** The legal plays of Alice: `plays` must agree with `refuse`. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { type Card, isLeading, setOf } from './pack.ts';
import type { AliceRefusal } from './refusals.ts';
import { allSetsMade, countSeats, isDealt, isOver, leadingCardsIn, missingCards, type State } from './state.ts';

/** What a seat can do. */
export type AlicePlay =
  | { readonly do: 'expose'; readonly card: Card }
  | { readonly do: 'ask'; readonly of: Seat; readonly card: Card }
  | { readonly do: 'stop' };

type Question = Extract<AlicePlay, { readonly do: 'ask' }>;

export const refuse = (state: State, seat: Seat, play: AlicePlay): AliceRefusal | undefined =>
  refuseAnyPlay(state, seat) ?? refusePlay(state, seat, play);

function refuseAnyPlay(state: State, seat: Seat): AliceRefusal | undefined {
  if (!isDealt(state)) return { clause: 'AL-1', why: 'not-dealt' };
  if (allSetsMade(state)) return { clause: 'AL-14', why: 'over' };
  if (isOver(state)) return { clause: 'AL-23r', why: 'turns-up' };
  if (state.forfeit !== null) return { clause: 'AL-8', why: 'forfeit-due' };
  return seat === state.turn ? undefined : { clause: 'AL-4', why: 'not-your-turn', turn: state.turn };
}

function refusePlay(state: State, seat: Seat, play: AlicePlay): AliceRefusal | undefined {
  if (play.do === 'stop') return refuseStop(state, seat);
  if (play.do === 'expose') return refuseExpose(state, seat, play.card);
  return refuseCard(state, seat, play.card) ?? refuseAsked(state, seat, play.of) ?? refuseRepeat(state, seat, play);
}

const exposedBy = (state: State, seat: Seat): Card | null => state.exposed[seat] ?? null;

function refuseStop(state: State, seat: Seat): AliceRefusal | undefined {
  const leading = exposedBy(state, seat);
  if (leading !== null) return { clause: 'AL-6', why: 'must-ask', leading };
  return state.completed ? undefined : { clause: 'AL-16r', why: 'nothing-completed' };
}

function refuseExpose(state: State, seat: Seat, card: Card): AliceRefusal | undefined {
  const leading = exposedBy(state, seat);
  if (leading !== null) return { clause: 'AL-12', why: 'set-unfinished', leading };
  if (!isLeading(card)) return { clause: 'AL-4', why: 'not-leading', card };
  return itemAt(state.hands, seat).includes(card) ? undefined : { clause: 'AL-4', why: 'not-held', card };
}

function refuseCard(state: State, seat: Seat, card: Card): AliceRefusal | undefined {
  const leading = exposedBy(state, seat);
  if (leading === null) return { clause: 'AL-4', why: 'nothing-exposed' };
  if (setOf(card) !== setOf(leading)) return { clause: 'AL-15r', why: 'other-set', card, leading };
  return missingCards(state, seat).includes(card) ? undefined : { clause: 'AL-15r', why: 'own-card', card };
}

function refuseAsked(state: State, seat: Seat, of: Seat): AliceRefusal | undefined {
  if (of === seat) return { clause: 'AL-15r', why: 'own-seat' };
  const seats = countSeats(state);
  if (of >= seats) return { clause: 'AL-15r', why: 'no-seat', seats };
  return itemAt(state.hands, of).length > 0 ? undefined : { clause: 'AL-15r', why: 'empty-hand', of };
}

function refuseRepeat(state: State, seat: Seat, { of, card }: Question): AliceRefusal | undefined {
  if (state.repeats === 'allowed') return undefined;
  const barred = state.barred.some(question => question.by === seat && question.of === of && question.card === card);
  return barred ? { clause: 'AL-23r', why: 'said-no', of, card } : undefined;
}

/**
 * A seat that must ask always can. A card it lacks is in another hand, whose owner was never asked for it by this
 * seat or has received it since. So AL-23r leaves a legal question at all times.
 */
export function plays(state: State, seat: Seat): AlicePlay[] {
  if (refuseAnyPlay(state, seat)) return [];
  return candidatePlays(state, seat).filter(play => refusePlay(state, seat, play) === undefined);
}

function candidatePlays(state: State, seat: Seat): AlicePlay[] {
  const wanted = missingCards(state, seat);
  const exposes = leadingCardsIn(state, seat).map(card => ({ do: 'expose', card }) as const);
  const asks = allSeats(countSeats(state)).flatMap(of => wanted.map(card => ({ do: 'ask', of, card }) as const));
  return [...exposes, ...asks, { do: 'stop' }];
}
