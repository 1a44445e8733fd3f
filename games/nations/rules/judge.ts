/** What is permitted in Nations: the one judge, and the list of plays that must agree with it. */
import type { Refusal, Seat } from '@parlour/kernel/game';
import { CARDS, type Card, indexOf, NATION_NAMES, NATIONS, nationOf, titleOf } from './pack.ts';
import { hasPlayed, holds, type State, sideOf, titlesDealt, turnOf } from './state.ts';

export type NationsPlay = { readonly do: 'card'; readonly card: Card } | { readonly do: 'call' };

const CALL: NationsPlay = { do: 'call' };
const CARD_PLAYS: readonly NationsPlay[] = CARDS.map(card => ({ do: 'card', card }));

const no = (clause: string, detail: string): Refusal => ({ clause, detail });

export function refuse(state: State, seat: Seat, play: NationsPlay): Refusal | undefined {
  if (state.winner !== null) return no('NA-14', 'The game has been won.');
  return play.do === 'call' ? refuseCall(state, seat) : refuseCard(state, seat, play.card);
}

function refuseCard(state: State, seat: Seat, card: Card): Refusal | undefined {
  if (seat !== turnOf(state)) return outOfTurn(state);
  const index = indexOf(card);
  if (!holds(state, seat, index)) return no('NA-3', `You do not hold ${titleOf(card)}.`);
  const led = ledNation(state);
  if (led === null || nationOf(index) === led || state.hands[4 * seat + led] === 0) return undefined;
  return no('NA-6', `You hold ${NATION_NAMES[NATIONS[led]!]} and must follow it.`);
}

function outOfTurn(state: State): Refusal {
  const turn = turnOf(state);
  const leadsLater = state.trick.length === 0 && state.tricks[0] + state.tricks[1] > 0;
  if (leadsLater) return no('NA-9', `Seat ${turn} took the last trick and leads.`);
  return no('NA-5', `It is the turn of seat ${turn}.`);
}

function refuseCall(state: State, seat: Seat): Refusal | undefined {
  if (seat !== turnOf(state)) return no('NA-18r', `The call is made in turn; it is the turn of seat ${turnOf(state)}.`);
  const stand = state.target - 2;
  if (state.scores[sideOf(seat)] !== stand) return no('NA-13', `The call is for a side that stands at ${stand}.`);
  if (hasPlayed(state, seat)) return no('NA-18r', 'The call is made before your first card of the deal.');
  if (state.called.includes(seat)) return no('NA-18r', 'You have called in this deal already.');
  return titlesDealt(state, seat) < 2 ? no('NA-13', 'The call needs two titles in your hand.') : undefined;
}

export const ledNation = (state: State): number | null => (state.trick.length === 0 ? null : nationOf(state.trick[0]!));

export function plays(state: State, seat: Seat): readonly NationsPlay[] {
  if (state.winner !== null || state.star === null || seat !== turnOf(state)) return [];
  const permitted: NationsPlay[] = [];
  if (state.scores[seat & 1] === state.target - 2 && refuseCall(state, seat) === undefined) permitted.push(CALL);
  const led = ledNation(state);
  if (led !== null && state.hands[4 * seat + led] !== 0) pushCards(permitted, led, state.hands[4 * seat + led]!);
  else for (let nation = 0; nation < 4; nation++) pushCards(permitted, nation, state.hands[4 * seat + nation]!);
  return permitted;
}

function pushCards(permitted: NationsPlay[], nation: number, mask: number): void {
  for (let rest = mask; rest !== 0; ) {
    const rank = 31 - Math.clz32(rest);
    permitted.push(CARD_PLAYS[13 * nation + rank]!);
    rest ^= 1 << rank;
  }
}
