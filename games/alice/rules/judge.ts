/** What is permitted in Alice: the judge, and the list of plays that must agree with it. */
import { seatsOf } from '@parlour/kernel/cards';
import type { Refusal, Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import { type Card, isLeading, nameOf, setOf, type Titles, titleOf } from './pack.ts';
import { countSeats, isDealt, isOver, leadingIn, missing, type State } from './state.ts';

export type AlicePlay =
  | { readonly do: 'expose'; readonly card: Card }
  | { readonly do: 'ask'; readonly of: Seat; readonly card: Card }
  | { readonly do: 'stop' };

const no = (clause: string, detail: string): Refusal => ({ clause, detail });

/** The one judge of legality. */
export const refuse = (state: State, seat: Seat, play: AlicePlay, titles: Titles = titleOf): Refusal | undefined =>
  refuseNow(state, seat) ?? refusePlay(state, seat, play, titles);

function refuseNow(state: State, seat: Seat): Refusal | undefined {
  if (!isDealt(state)) return no('AL-1', 'The cards are to be dealt first.');
  if (isOver(state)) return no('AL-14', 'All sets are made; the game is over.');
  if (state.forfeit !== null) return no('AL-8', 'A forfeit is being drawn.');
  return seat === state.turn ? undefined : no('AL-4', `It is the turn of seat ${state.turn}.`);
}

function refusePlay(state: State, seat: Seat, play: AlicePlay, titles: Titles): Refusal | undefined {
  if (play.do === 'stop') return refuseStop(state, seat, titles);
  if (play.do === 'expose') return refuseExpose(state, seat, play.card, titles);
  return refuseAsk(state, seat, play, titles) ?? refuseAsked(state, seat, play.of) ?? refuseAgain(state, seat, play);
}

function refuseStop(state: State, seat: Seat, titles: Titles): Refusal | undefined {
  const leading = state.exposed[seat] ?? null;
  if (leading !== null) return no('AL-6', `${titles(leading)} lies before you: ask for what is missing.`);
  return state.completed ? undefined : no('AL-16r', 'You may stop when you have completed a set in this turn.');
}

function refuseExpose(state: State, seat: Seat, card: Card, titles: Titles): Refusal | undefined {
  const leading = state.exposed[seat] ?? null;
  if (leading !== null) return no('AL-12', `Complete the set of ${titles(leading)} first.`);
  if (!isLeading(card)) return no('AL-4', `${titles(card)} is not a Leading card.`);
  return nth(state.hands, seat).includes(card) ? undefined : no('AL-4', `You do not hold ${nameOf(card, titles)}.`);
}

type Asking = Extract<AlicePlay, { readonly do: 'ask' }>;

function refuseAsk(state: State, seat: Seat, { card }: Asking, titles: Titles): Refusal | undefined {
  const leading = state.exposed[seat] ?? null;
  if (leading === null) return no('AL-4', 'Expose a Leading card before you ask.');
  if (setOf(card) !== setOf(leading))
    return no('AL-15r', `${nameOf(card, titles)} is not of the set of ${titles(leading)}.`);
  return missing(state, seat).includes(card) ? undefined : no('AL-15r', `You have ${nameOf(card, titles)} yourself.`);
}

function refuseAsked(state: State, seat: Seat, of: Seat): Refusal | undefined {
  if (of === seat) return no('AL-15r', 'You cannot ask yourself.');
  if (of >= countSeats(state)) return no('AL-15r', `There is no seat ${of}.`);
  return nth(state.hands, of).length > 0 ? undefined : no('AL-15r', `Seat ${of} has no card in his hand.`);
}

function refuseAgain(state: State, seat: Seat, { of, card }: Asking): Refusal | undefined {
  const barred = state.barred.some(question => question.by === seat && question.of === of && question.card === card);
  return barred ? no('AL-23r', `Seat ${of} has said no to that, and has received no card since.`) : undefined;
}

/**
 * Whoever must ask always can: a wanted card that he lacks is in somebody's hand, and whoever holds it has either never
 * been asked for it by him or has received it since. So AL-23r leaves a right question at all times.
 */
export function plays(state: State, seat: Seat): AlicePlay[] {
  if (refuseNow(state, seat)) return [];
  return candidates(state, seat).filter(play => refusePlay(state, seat, play, titleOf) === undefined);
}

function candidates(state: State, seat: Seat): AlicePlay[] {
  const wanted = missing(state, seat);
  const exposes = leadingIn(state, seat).map(card => ({ do: 'expose', card }) as const);
  const asks = seatsOf(countSeats(state)).flatMap(of => wanted.map(card => ({ do: 'ask', of, card }) as const));
  return [...exposes, ...asks, { do: 'stop' }];
}
