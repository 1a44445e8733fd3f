/** The legal plays of Nations: `plays` must agree with `refuse`. */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { CARDS, type Card, indexOf, NATIONS, nationOf } from '../../pack/pack.ts';
import type { NationsRefusal } from './refusals.ts';
import { hasPlayed, holds, type State, sideOf, titlesDealt, turnOf } from './state.ts';

/** What a seat can do. */
export type NationsPlay = { readonly do: 'card'; readonly card: Card } | { readonly do: 'call' };

const CALL: NationsPlay = { do: 'call' };
const CARD_PLAYS: readonly NationsPlay[] = CARDS.map(card => ({ do: 'card', card }));

/** The cards by index, then the call. */
export const ALL_PLAYS: readonly NationsPlay[] = [...CARD_PLAYS, CALL];

export function refuse(state: State, seat: Seat, play: NationsPlay): NationsRefusal | undefined {
  if (state.winner !== null) return { clause: 'NA-14', why: 'won' };
  return play.do === 'call' ? refuseCall(state, seat) : refuseCard(state, seat, play.card);
}

function refuseCard(state: State, seat: Seat, card: Card): NationsRefusal | undefined {
  if (seat !== turnOf(state)) return refuseOutOfTurn(state);
  const index = indexOf(card);
  if (!holds(state, seat, index)) return { clause: 'NA-3', why: 'not-held', card };
  const led = ledNation(state);
  if (led === null || nationOf(index) === led || state.hands[4 * seat + led] === 0) return undefined;
  return { clause: 'NA-6', why: 'must-follow', nation: itemAt(NATIONS, led) };
}

function refuseOutOfTurn(state: State): NationsRefusal {
  const turn = turnOf(state);
  const leadsLater = state.trick.length === 0 && state.tricks[0] + state.tricks[1] > 0;
  return leadsLater ? { clause: 'NA-9', why: 'not-your-lead', turn } : { clause: 'NA-5', why: 'not-your-turn', turn };
}

function refuseCall(state: State, seat: Seat): NationsRefusal | undefined {
  const turn = turnOf(state);
  if (seat !== turn) return { clause: 'NA-18r', why: 'call-in-turn', turn };
  const stand = state.target - 2;
  if (state.scores[sideOf(seat)] !== stand) return { clause: 'NA-13', why: 'call-elsewhere', stand };
  if (hasPlayed(state, seat)) return { clause: 'NA-18r', why: 'call-too-late' };
  if (state.called.includes(seat)) return { clause: 'NA-18r', why: 'called-already' };
  return titlesDealt(state, seat) < 2 ? { clause: 'NA-13', why: 'too-few-titles' } : undefined;
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
